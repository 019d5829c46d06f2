import type { ReportModel } from '../model/report-model';
import { type Block, type Run, runsIn, wordsIn } from '../model/report-text';
import { partTexts } from './parts/part-texts';
import type { Weight } from './font-families';

/** Every text that the PDF shows, by the weight in which it shows it. */
export function textsIn(model: ReportModel): Record<Weight, string[]> {
  const { title, details, inspectionDate, preparedBy, pageNumber, schedule1, schedule2 } = model;
  const words = (blocks: Block[]) =>
    blocks.flatMap((block) => [
      block.kind === 'table' ? '' : block.marker,
      wordsIn(runsIn([block])),
    ]);
  const beside = partTexts(model);
  const typed = [
    ...schedule1.rows.flatMap(({ element, defect, recommendation }) =>
      [element, defect, recommendation].flat(),
    ),
    ...[...schedule2.sections, ...model.scope].flatMap(({ blocks }) => blocks),
  ];
  return {
    bold: [
      ...beside.bold,
      title,
      schedule1.heading,
      ...(schedule1.rows.length > 0 ? schedule1.columns : []),
      ...schedule1.rows.map(({ caption }) => caption.text),
      schedule2.heading,
      ...schedule2.sections.map(({ heading }) => heading),
      ...typed.map((block) => wordsIn(boldRuns(block))),
    ],
    regular: [
      ...beside.regular,
      // The running head repeats the title in another weight.
      title,
      ...details.flatMap(({ label, value }) => [label, value]),
      ...[inspectionDate, preparedBy, ...Object.values(pageNumber)],
      ...schedule1.rows.map(({ photo, whenNoPhoto }) => photo?.url ?? whenNoPhoto),
      ...(schedule1.rows.length === 0 ? [schedule1.whenEmpty] : []),
      ...words(typed),
      model.closingNote,
      model.authorship ?? '',
    ],
  };
}

/** Headings and the head of a table are bold whatever is typed in them. */
function boldRuns(block: Block): Run[] {
  if (block.kind === 'heading') return block.runs;
  const head = block.kind === 'table' ? (block.rows[0] ?? []).flat() : [];
  return [...head, ...runsIn([block]).filter(({ isBold }) => isBold)];
}
