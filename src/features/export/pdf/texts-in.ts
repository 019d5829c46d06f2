import { type Paragraph, type ReportModel, textOf } from '../model/report-model';
import type { Weight } from './pdf-fonts';

/** Every text that the PDF shows, by the weight in which it shows it. */
export function textsIn(model: ReportModel): Record<Weight, string[]> {
  const { title, details, inspectionDate, preparedBy, pageNumber, schedule1, schedule2 } = model;
  const words = (paragraphs: Paragraph[]) =>
    paragraphs.flatMap((paragraph) => [paragraph.marker, textOf(paragraph)]);
  return {
    bold: [
      title,
      schedule1.heading,
      ...(schedule1.rows.length > 0 ? schedule1.columns : []),
      ...schedule1.rows.map(({ caption }) => caption.text),
      schedule2.heading,
      ...schedule2.sections.map(({ heading }) => heading),
    ],
    regular: [
      // The running head repeats the title in another weight.
      title,
      ...details.flatMap(({ label, value }) => [label, value]),
      ...[inspectionDate, preparedBy, ...Object.values(pageNumber)],
      ...schedule1.rows.flatMap(({ photo, whenNoPhoto, element, defect, recommendation }) => [
        photo?.url ?? whenNoPhoto,
        ...[element, defect, recommendation].flatMap(words),
      ]),
      ...(schedule1.rows.length === 0 ? [schedule1.whenEmpty] : []),
      ...schedule2.sections.flatMap(({ paragraphs }) => words(paragraphs)),
      model.closingNote,
      model.authorship ?? '',
    ],
  };
}
