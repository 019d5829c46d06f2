import { strFromU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readZip } from '../../../../testing/read-zip';
import type { ArchivePlan, PlannedPhoto } from './archive-plan';
import {
  makeObservation,
  makeOwnRows,
  makeReport,
  makeSection,
} from '../../../../testing/app/rows';
import { type ArchiveJob, writeArchive } from './write-archive';

const photo = (number: number): PlannedPhoto => ({
  name: `Roof, Photo ${number}`,
  path: `reports/Roof/photos/Photo ${number}.jpg`,
  url: `photo-${number}`,
  rendition: { path: `reports/Roof/photos/Photo ${number} (small).jpg`, url: `small-${number}` },
});

const report = makeReport({ title: 'Roof' });
const observations = [makeObservation({ element: 'Gutter' })];
const sections = [makeSection({ paragraph: 'As seen.' })];
const plan = (photos: PlannedPhoto[]): ArchivePlan => ({
  reports: [{ folder: 'reports/Roof', report, observations, sections }],
  photos,
});

function job(changes: Partial<ArchiveJob> = {}): ArchiveJob {
  return {
    account: { id: 'ada', email: 'ada@example.com' },
    rows: makeOwnRows({ reports: [report], observations, sections }),
    plan: plan([photo(1), photo(2)]),
    now: new Date('2026-11-21T10:00:00Z'),
    fetchPhoto: (url) => Promise.resolve(new TextEncoder().encode(url)),
    fetchOriginal: (path) => Promise.resolve(new TextEncoder().encode(`original ${path}`)),
    readTemplate: () => Promise.resolve(null),
    readRevision: () => Promise.resolve(null),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  };
}

async function readTexts(archives: Blob[]): Promise<Record<string, string>> {
  const files = Object.entries(readZip(await archives[0]!.bytes()));
  return Object.fromEntries(files.map(([path, content]) => [path, strFromU8(content)]));
}

it('holds originals, asked for by their paths, and says which could not be had', async () => {
  const original = (name: string): PlannedPhoto => {
    const path = `reports/Roof/originals/${name}`;
    return { name: path, path, url: `ada/${name}`, rendition: null, isOriginal: true };
  };
  const fetchOriginal = (path: string) =>
    path === 'ada/gone.png'
      ? Promise.reject(new Error('It is gone.'))
      : Promise.resolve(new TextEncoder().encode(`original ${path}`));
  const { archives, shortfalls } = await writeArchive(
    job({ plan: plan([photo(1), original('Photo 1.heic'), original('gone.png')]), fetchOriginal }),
  );
  const files = await readTexts(archives);
  expect(files['reports/Roof/originals/Photo 1.heic']).toBe('original ada/Photo 1.heic');
  expect(files['reports/Roof/photos/Photo 1.jpg']).toBe('photo-1');
  expect(shortfalls).toMatchObject([{ photo: 'reports/Roof/originals/gone.png', got: 'nothing' }]);
});

it('holds every row twice, to read and as data, and every photo', async () => {
  const onProgress = vi.fn();
  const { archives, shortfalls } = await writeArchive(job({ onProgress }));
  const files = await readTexts(archives);
  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'data.json',
    'reports/Roof/photos/Photo 1.jpg',
    'reports/Roof/photos/Photo 2.jpg',
    'reports/Roof/report.json',
    'reports/Roof/report.txt',
  ]);
  expect(files['reports/Roof/photos/Photo 2.jpg']).toBe('photo-2');
  expect(files['README.txt']).toContain('stored for ada@example.com on 2026-11-21');
  expect(files['reports/Roof/report.txt']).toContain('Gutter');
  expect(JSON.parse(files['data.json']!)).toEqual({
    made_at: '2026-11-21T10:00:00.000Z',
    account: { id: 'ada', email: 'ada@example.com' },
    ...makeOwnRows({ reports: [report], observations, sections }),
  });
  expect(JSON.parse(files['reports/Roof/report.json']!)).toEqual({
    ...report,
    observations,
    sections,
  });
  expect(shortfalls).toEqual([]);
  expect(onProgress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it('has each Word file and each signed revision as a file, and data.json names them', async () => {
  const template = {
    id: 't',
    user_id: 'ada',
    name: 'House',
    sha256: '',
    found: [],
    unknown: [],
    created_at: '',
  };
  const revision = {
    id: 'r',
    user_id: 'ada',
    report_id: report.id,
    number: 2,
    label: 'B',
    signed_at: '',
    name: 'B',
    signatory: {},
    changes: null,
    content_hash: '',
    previous_id: null,
    signed_on: null,
  };
  const rows = makeOwnRows({ document_templates: [template], signed_revisions: [revision] });
  const { archives } = await writeArchive(
    job({
      rows,
      readTemplate: (id) => Promise.resolve(id === 't' ? 'UEsDBA==' : null),
      readRevision: (id) => Promise.resolve({ says: id }),
    }),
  );
  const files = await readTexts(archives);
  expect(files['word templates/House.docx']).toBe('PK\x03\x04');
  expect(files['reports/Roof/signed revision 2.json']).toContain('"says": "r"');
  expect(JSON.parse(files['data.json']!)).toMatchObject({
    document_templates: [{ id: 't', file: 'word templates/House.docx' }],
    signed_revisions: [{ id: 'r', file: 'reports/Roof/signed revision 2.json' }],
  });
});

it('asks once more for a photo that did not come at first', async () => {
  const stumbled = new Set<string>();
  const fetchPhoto = (url: string) => {
    if (stumbled.has(url)) return Promise.resolve(new TextEncoder().encode(url));
    stumbled.add(url);
    return Promise.reject(new Error('The photo could not be reached.'));
  };
  const { archives, shortfalls } = await writeArchive(job({ fetchPhoto }));
  expect(shortfalls).toEqual([]);
  expect((await readTexts(archives))['reports/Roof/photos/Photo 1.jpg']).toBe('photo-1');
});

it('takes the small version of a photo that cannot be had, and says so in the archive', async () => {
  const lost: PlannedPhoto = {
    name: 'stray',
    path: 'other files/stray.jpg',
    url: 'stray',
    rendition: null,
  };
  const fetchPhoto = (url: string) =>
    url === 'small-1' || url === 'photo-2'
      ? Promise.resolve(new TextEncoder().encode(url))
      : Promise.reject(new Error('The file is not in the storage.'));
  const { archives, shortfalls } = await writeArchive(
    job({ fetchPhoto, plan: plan([photo(1), photo(2), photo(3), lost]) }),
  );
  const reason = 'The file is not in the storage.';
  expect(shortfalls).toEqual([
    { photo: 'Roof, Photo 1', got: 'small version', reason },
    { photo: 'Roof, Photo 3', got: 'nothing', reason },
    { photo: 'stray', got: 'nothing', reason },
  ]);
  const files = await readTexts(archives);
  expect(files['reports/Roof/photos/Photo 1 (small).jpg']).toBe('small-1');
  expect(
    Object.keys(files).filter((path) => path.includes('Photo 3') || path.includes('stray')),
  ).toEqual([]);
  expect(files['not-complete.txt']).toContain('Roof, Photo 1: only its small version');
  expect(files['not-complete.txt']).toContain(`Roof, Photo 3: not in this archive. ${reason}`);
});

it('has only a few photos in hand at a time', async () => {
  let inHand = 0;
  let most = 0;
  const fetchPhoto = async (url: string) => {
    most = Math.max(most, (inHand += 1));
    await Promise.resolve();
    inHand -= 1;
    return new TextEncoder().encode(url);
  };
  const photos = Array.from({ length: 30 }, (_, index) => photo(index + 1));
  await writeArchive(job({ fetchPhoto, plan: plan(photos) }));
  expect(most).toBe(4);
});

it('ends at once when it is cancelled', async () => {
  const abort = new AbortController();
  const asked: string[] = [];
  const fetchPhoto = (url: string) => {
    asked.push(url);
    abort.abort();
    return Promise.reject(new Error('aborted'));
  };
  const photos = Array.from({ length: 30 }, (_, index) => photo(index + 1));
  const writing = writeArchive(job({ fetchPhoto, plan: plan(photos), signal: abort.signal }));
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked.length).toBeLessThanOrEqual(4);
});
