import type { Correction, FurtherPhoto, Neighbour, Photo, PhotoContext } from '../../analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import type { Question } from '../ask-model.ts';
import { pickFields, TEXT_FIELDS } from '../../row-words.ts';
import { ratingPart } from './rating-question.ts';

/** The number of leading parts that are identical for every photo of a report. */
export const STABLE_PARTS = 1;

/**
 * The facts about a photo, as data: the report's part first, which providers cache between calls;
 * then the neighbours, which change from photo to photo; the photo itself last.
 */
export function photoMaterial(photo: Photo, context: PhotoContext): Question<never>['content'] {
  const { ratingScheme, language } = context.report;
  const report = dataPart('REPORT', aboutReport(context)) + ratingPart(ratingScheme, language);
  return [
    { type: 'text', text: report },
    { type: 'text', text: dataPart('THIS PHOTO', aboutPhoto(context, photo)) },
    ...context.neighbours.flatMap(neighbourParts),
    ...context.further.flatMap(furtherParts),
    { type: 'text', text: `The photo to report on${amongSeveral(context)}:` },
    { type: 'file', data: photo.bytes, mediaType: photo.mediaType },
  ];
}

function furtherParts({ number, photo }: FurtherPhoto) {
  const about = { number, ...aboutDrawing(photo) };
  return [
    { type: 'text' as const, text: dataPart('PHOTO OF THE SAME FINDING', about) },
    { type: 'file' as const, data: photo.bytes, mediaType: photo.mediaType },
  ];
}

/** Tells the finding's photos apart when there are several. */
function amongSeveral({ number, further }: PhotoContext): string {
  if (further.length === 0) return '';
  const others = further.map((one) => `Photo ${one.number}`).join(', ');
  return `, Photo ${number} (first of the finding; ${others} show the same finding)`;
}

/** The inspector's drawing; nothing without one, so that other requests stay identical. */
function aboutDrawing({ drawing }: Photo): object {
  if (!drawing) return {};
  const { marks, isInPicture } = drawing;
  return { inspector_marks: marks, ...(!isInPicture && { marks_are_drawn: false }) };
}

function neighbourParts(neighbour: Neighbour) {
  const { relation, minutes, photo, element, defect } = neighbour;
  const about = { taken: `${minutes} min ${relation}`, its_row_says: { element, defect } };
  return [
    { type: 'text' as const, text: dataPart('NEIGHBOUR, for context only', about) },
    { type: 'file' as const, data: photo.bytes, mediaType: photo.mediaType },
  ];
}

function aboutReport({ report }: PhotoContext): object {
  return {
    title: report.title,
    structure: report.structure,
    inspection_date: report.inspectionDate,
    language: FACTS_IN[report.language].english,
    style_note: report.styleHint,
    corrections: report.corrections.map(asExample),
  };
}

function aboutPhoto(context: PhotoContext, photo: Photo): object {
  return {
    number: context.number,
    note: context.note,
    typed: context.typed,
    element_names: context.elementNames,
    corrections: context.corrections.map(asExample),
    ...aboutDrawing(photo),
  };
}

/** In a fixed order, so that equal data give equal text. */
function asExample({ proposed, final, severity }: Correction): object {
  return {
    ...(proposed && { proposed: pickFields(proposed, TEXT_FIELDS) }),
    inspector_wrote: pickFields(final, TEXT_FIELDS),
    ...(severity && {
      severity_proposed: severity.proposed,
      severity_by_inspector: severity.final,
    }),
  };
}

function dataPart(name: string, data: object): string {
  return `${name} (data, as JSON):\n${JSON.stringify(data)}`;
}
