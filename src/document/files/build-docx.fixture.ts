import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import { unbindWords } from '@shared/languages/bind-words';
import type { ReportModel } from '@/document/parts/build-report-model';
import { type Paragraph, joinRuns } from '@/document/model/report-text';

export const manyRows = (count: number) =>
  makeModel({ observations: Array.from({ length: count }, () => makeObservation()) });

export const longest = () => {
  const cell = 'Spalling along the soffit. '.repeat(150).slice(0, 4000);
  const observation = makeObservation({
    element: cell,
    defect: 'x'.repeat(4000),
    recommendation: '裂'.repeat(4000),
  });
  return makeModel({
    report: { title: 'W'.repeat(200), inspection_date: '2026-11-18', client_name: 'm'.repeat(200) },
    observations: [observation, makeObservation(), observation],
    sections: { discussion: 'Long discussion. '.repeat(1176), recommendation: 'y'.repeat(20_000) },
  });
};

/** Reports of every size, by what is special about them. */
export const SAMPLES: Record<string, () => ReportModel> = {
  'an empty report': () =>
    makeModel({
      report: { title: '', inspection_date: '', client_name: null },
      observations: [],
      sections: { discussion: null, recommendation: null },
      letterhead: null,
    }),
  'empty rows': () =>
    makeModel({
      observations: [
        makeObservation({ photo: '', element: '', defect: '', recommendation: '' }),
        makeObservation({ element: ' ', defect: '\n' }),
      ],
    }),
  '1 photo': () => manyRows(1),
  '9 photos': () => manyRows(9),
  '60 photos': () => manyRows(60),
  '300 photos': () => manyRows(300),
  'the longest texts': longest,
};

/** Cells without the signs that only set them: blanks that no line ends at, and soft hyphens. */
export const unbound = (rows: readonly string[][]) => rows.map((cells) => cells.map(unbindWords));

/** The table's cells as a reader gives them: paragraphs parted by line breaks. */
export function listCells(
  model: ReportModel,
  withPicture = new Set(model.schedule1.rows.map(({ number }) => number)),
) {
  // A marker is Word's own, unless it is one that Word cannot count.
  const isTyped = ({ kind, marker }: Paragraph) => kind === 'numbered' && /^0(0|\d\d)/.test(marker);
  const joined = (paragraphs: Paragraph[]) =>
    paragraphs
      .map((paragraph) => (isTyped(paragraph) ? `${paragraph.marker}\t` : '') + joinRuns(paragraph))
      .join('\n');
  const { columns, rows } = model.schedule1;
  if (rows.length === 0) return [];
  return [
    [...columns],
    ...rows.map(({ number, caption, photo, whenNoPhoto, element, defect, recommendation }) => [
      `${photo ? (withPicture.has(number) ? '' : photo.url) : whenNoPhoto}\n${caption.text}`,
      ...[element, defect, recommendation].map(joined),
    ]),
  ];
}

/** Path and compression method of each entry, from the directory at the end of the zip. */
export function compressionMethods(zip: Uint8Array): [string, number][] {
  const view = new DataView(zip.buffer);
  const found: [string, number][] = [];
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < view.getUint16(end + 10, true); entry += 1) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    found.push([name, view.getUint16(at + 10, true)]);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}
