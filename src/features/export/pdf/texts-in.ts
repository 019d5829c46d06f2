import { type Block, type ReportModel, runsIn, wordsIn } from '../model/report-model';
import { isBoldParagraph } from './pdf-text';
import type { Weight } from './pdf-fonts';

/** Every text that the PDF shows, by the weight in which it shows it. */
export function textsIn(model: ReportModel): Record<Weight, string[]> {
  const { title, details, inspectionDate, preparedBy, pageNumber, schedule1, schedule2 } = model;
  const words = (blocks: Block[]) =>
    blocks.flatMap((block) => [
      block.kind === 'table' ? '|' : block.marker,
      wordsIn(runsIn([block])),
    ]);
  const typed = [
    ...schedule1.rows.flatMap(({ element, defect, recommendation }) =>
      [element, defect, recommendation].flat(),
    ),
    ...schedule2.sections.flatMap(({ blocks }) => blocks),
  ];
  return {
    bold: [
      title,
      schedule1.heading,
      ...(schedule1.rows.length > 0 ? schedule1.columns : []),
      ...schedule1.rows.map(({ caption }) => caption.text),
      schedule2.heading,
      ...schedule2.sections.map(({ heading }) => heading),
      ...words(typed.filter((block) => block.kind !== 'table' && isBoldParagraph(block))),
    ],
    regular: [
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
