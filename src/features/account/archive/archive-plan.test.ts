import { expect, it } from 'vitest';
import { planArchive } from './archive-plan';
import {
  makeObservation,
  makeOwnRows,
  makeReport,
  makeSection,
} from '../../../../testing/app/rows';

const NOW = 'https://now.example';
const PUBLIC = 'https://then.example/storage/v1/object/public/inspection_photos/';
const photoAt = (path: string) => PUBLIC + path;

it('numbers photos by their row, and rows without one keep their number', () => {
  const { reports, photos } = planArchive(
    makeOwnRows({
      reports: [makeReport()],
      observations: [
        makeObservation({ photo: photoAt('ada/report/1_a.jpg') }),
        makeObservation({ photo: ' ' }),
        makeObservation({ photo: photoAt('ada/report/2_b.PNG') }),
      ],
    }),
    [],
    NOW,
    new Map(),
  );
  expect(reports.map(({ folder }) => folder)).toEqual(['reports/Harbour Road']);
  expect(photos).toEqual([
    {
      name: 'Harbour Road, Photo 1',
      path: 'reports/Harbour Road/photos/Photo 1.jpg',
      // The address that serves it now, not the one at which it was stored.
      url: 'https://now.example/storage/v1/object/public/inspection_photos/ada/report/1_a.jpg',
      rendition: {
        path: 'reports/Harbour Road/photos/Photo 1 (small).jpg',
        url: 'https://now.example/storage/v1/object/public/inspection_photos/ada/report/1_a.small.jpg',
      },
    },
    expect.objectContaining({ path: 'reports/Harbour Road/photos/Photo 3.png' }),
  ]);
});

it('takes a photo of several rows once, under all their numbers', () => {
  const shared = photoAt('ada/report/1_a.jpg');
  const other = photoAt('ada/report/2_b.jpg');
  const observations = [shared, other, shared, ' ', shared].map((photo) =>
    makeObservation({ photo }),
  );
  const { photos } = planArchive(
    makeOwnRows({ reports: [makeReport()], observations }),
    ['ada/report/1_a.jpg', 'ada/report/1_a.small.jpg', 'ada/report/2_b.jpg'],
    NOW,
    new Map(),
  );
  expect(photos.map(({ name, path }) => [name, path])).toEqual([
    ['Harbour Road, Photos 1, 3 and 5', 'reports/Harbour Road/photos/Photos 1, 3 and 5.jpg'],
    ['Harbour Road, Photo 2', 'reports/Harbour Road/photos/Photo 2.jpg'],
  ]);
});

it('takes the photo of a deleted row along, under other files', () => {
  const { photos } = planArchive(
    makeOwnRows({
      reports: [makeReport()],
      observations: [makeObservation({ photo: photoAt('ada/report/1_a.jpg') })],
    }),
    [
      'ada/report/1_a.jpg',
      'ada/report/1_a.small.jpg',
      'ada/report/1_a.0123456789abcdef.drawn.jpg',
      'ada/report/2_deleted.jpg',
    ],
    NOW,
    new Map(),
  );
  expect(photos.map(({ path }) => path)).toEqual([
    'reports/Harbour Road/photos/Photo 1.jpg',
    'other files/2_deleted.jpg',
  ]);
});

it('gives each report its own folder and its own rows', () => {
  const ids = ['one', 'two', 'three'];
  const { reports } = planArchive(
    makeOwnRows({
      reports: ids.map((id) => makeReport({ id, title: id === 'two' ? '../' : 'ROOF' })),
      observations: ids.map((report_id) => makeObservation({ id: report_id, report_id })),
      sections: ids.map((report_id) => makeSection({ id: report_id, report_id })),
    }),
    [],
    NOW,
    new Map(),
  );
  expect(reports.map(({ folder }) => folder)).toEqual([
    'reports/ROOF',
    'reports/Report',
    'reports/ROOF (2)',
  ]);
  expect(reports.map(({ observations }) => observations.map(({ id }) => id))).toEqual([
    ['one'],
    ['two'],
    ['three'],
  ]);
  expect(reports.map(({ sections }) => sections.length)).toEqual([1, 1, 1]);
});

it('takes stored files along that no row shows, but no small version of a photo', () => {
  const { photos } = planArchive(
    makeOwnRows({
      reports: [makeReport()],
      observations: [makeObservation({ photo: photoAt('ada/report/1_a%20b.jpg') })],
    }),
    [
      'ada/report/1_a b.jpg',
      'ada/report/1_a b.small.jpg',
      'ada/gone/1_left over.jpg',
      'ada/other/1_left over.jpg',
      `ada/gone/${'9'.repeat(80)}.webp`,
    ],
    NOW,
    new Map(),
  );
  expect(photos.slice(1).map(({ path, url }) => [path, url.split('/public/')[1]])).toEqual([
    ['other files/1_left over.jpg', 'inspection_photos/ada/gone/1_left%20over.jpg'],
    ['other files/1_left over (2).jpg', 'inspection_photos/ada/other/1_left%20over.jpg'],
    [`other files/${'9'.repeat(60)}.webp`, `inspection_photos/ada/gone/${'9'.repeat(80)}.webp`],
  ]);
});

it('has each original beside its photos, with its true ending, and those of deleted rows', () => {
  const { photos } = planArchive(
    makeOwnRows({
      reports: [makeReport()],
      observations: [
        makeObservation({ photo: ' ' }),
        makeObservation({ photo: photoAt('ada/report/1_a%20b.jpg') }),
        makeObservation({ photo: photoAt('ada/report/2_b.jpg') }),
      ],
    }),
    ['ada/report/3_gone.jpg', 'ada/other/3_gone.jpg'],
    NOW,
    new Map([
      ['ada/report/1_a b.jpg', 'image/heic'],
      ['ada/report/2_b.jpg', 'image/jpeg'],
      ['ada/report/3_gone.jpg', 'image/png'],
      ['ada/other/3_gone.jpg', 'image/png'],
    ]),
  );
  const originals = photos.filter(({ isOriginal }) => isOriginal);
  expect(originals.map(({ path, url }) => [path, url])).toEqual([
    ['reports/Harbour Road/originals/Photo 2.heic', 'ada/report/1_a b.jpg'],
    ['reports/Harbour Road/originals/Photo 3.jpg', 'ada/report/2_b.jpg'],
    ['other files/originals/3_gone.png', 'ada/report/3_gone.jpg'],
    ['other files/originals/3_gone (2).png', 'ada/other/3_gone.jpg'],
  ]);
});
