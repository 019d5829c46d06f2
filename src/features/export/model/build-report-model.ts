import {
  type Language,
  type PhotoBindings,
  photoBindingsSchema,
  renumberTexts,
} from '../../../../supabase/functions/_shared/contract';
import { photoAddresses } from '../../../../supabase/functions/_shared/photo-address';
import type { DocumentWords } from '../words/document-words';
import { wordsOf } from '../words/words-of';
import { authorshipOf, type AuthoredRow } from './authorship';
import { withoutBoldMarks } from './bold-parts';
import { cleanLine, linesOf } from './clean-text';
import { findPhotoReferences } from './find-photo-references';
import { blocksOf, paragraphsOf, plainParagraph } from './parse-text';
import { type MarkedRow, printableMarks } from './printed-marks';
import type {
  Block,
  Detail,
  Paragraph,
  PhotoReference,
  ReportModel,
  Row,
  RowPhoto,
} from './report-model';

const PRODUCT = 'Plumbline';
/** Titles that the product gives to a report whose person gave none. */
const GIVEN_TITLES = ['', 'Inspection Report', 'Untitled Report'];

/** Screen readers read a description to its end: enough to know the picture, not the whole finding. */
const ALT_TEXT_LENGTH = 250;

export interface ReportSource {
  report: {
    title: string;
    inspection_date: string;
    client_name: string | null;
    /** What the document says of its own accord is written in it. */
    language: Language;
    /** Whether the lines that the person stands by are drawn on the photos. */
    print_marks: boolean;
  };
  /** In the order of their numbers. */
  observations: SourceRow[];
  sections: { discussion: SourceSection | null; recommendation: SourceSection | null };
  preparedBy: string;
  /** The backend's address now, from which photos are read; undefined as long as it is not known. */
  backend: string | undefined;
  today: Date;
}

interface SourceRow extends AuthoredRow, MarkedRow {
  id: string;
  photo: string;
  element: string;
  defect: string;
  recommendation: string;
  /** Blank where nobody has said where it is. */
  location: string;
  /** What the numbers in its texts mean, as stored. */
  photo_refs: unknown;
}

interface SourceSection {
  paragraph: string;
  photo_refs: unknown;
  /** What an analyst drafted last, if one did. */
  drafted?: string | null;
  /** Which one that was. */
  analyst?: string | null;
}

/** Without its extension. Days are counted in UTC, as the inspection date is. */
export function reportFileName(today: Date): string {
  return `InspectionReport-${today.toISOString().slice(0, 10)}`;
}

/** Puts a report's rows and texts into the form in which they will be read, placeholders applied. */
export function buildReportModel(source: ReportSource): ReportModel {
  const { report, observations, sections } = source;
  const words = wordsOf(report.language);
  const preparedBy = cleanLine(source.preparedBy);
  const inspectionDate = longDate(report.inspection_date, words);
  const runsOf = (unbound: number[]) => (line: string) =>
    findPhotoReferences(line, observations.length, { unbound, deleted: words.deleted });
  const section = (heading: string, stored: SourceSection | null, placeholder: string) => {
    const stand = { paragraph: stored?.paragraph ?? '' };
    const { texts, unbound } = textsOfToday(stand, stored?.photo_refs, observations);
    const blocks: Block[] = blocksOf(texts.paragraph, runsOf(unbound));
    return { heading, blocks: blocks.length > 0 ? blocks : [plainParagraph(placeholder)] };
  };
  return {
    title: titleOf(report, words),
    details: detailsOf(source, { inspectionDate, preparedBy, words }),
    inspectionDate,
    preparedBy,
    properties: { author: preparedBy || PRODUCT, subject: words.subject, language: words.tag },
    pageNumber: words.page,
    toPhoto: words.toPhoto,
    schedule1: {
      heading: words.observations,
      columns: words.columns,
      rows: observations.map((stored, index): Row => {
        const number = index + 1;
        const { texts, unbound } = rowTextsOfToday(stored, observations);
        const observation = { ...stored, ...texts };
        const cell = (text: string) => {
          const paragraphs = paragraphsOf(text, runsOf(unbound));
          return paragraphs.length > 0 ? paragraphs : [plainParagraph(words.none.text)];
        };
        return {
          number,
          caption: captionOf(number, words),
          photo: photoOf(number, observation, source, words),
          whenNoPhoto: words.none.photo,
          element: [...cell(observation.element), ...locationOf(observation, words)],
          defect: cell(observation.defect),
          recommendation: cell(observation.recommendation),
        };
      }),
      whenEmpty: words.none.observations,
    },
    schedule2: {
      heading: words.sections,
      sections: [
        section(words.discussion, sections.discussion, words.none.discussion),
        section(words.recommendation, sections.recommendation, words.none.recommendation),
      ],
    },
    closingNote: words.closingNote,
    authorship: authorshipOf(
      observations,
      {
        discussion: draftOf(sections.discussion),
        recommendation: draftOf(sections.recommendation),
      },
      words,
    ),
  };
}

/** A title that nobody chose reads in the report's language; one that a person typed stays theirs. */
function titleOf({ title, language }: ReportSource['report'], words: DocumentWords): string {
  const stored = cleanLine(title);
  const isGiven = language === 'en' ? stored === '' : GIVEN_TITLES.includes(stored);
  return isGiven ? words.title : stored;
}

function draftOf(stored: SourceSection | null) {
  const { paragraph = '', drafted = null, analyst = null } = stored ?? {};
  return { paragraph, drafted, analyst };
}

/** Texts that are stored with `refs`, with the numbers that their photos have now. */
export function textsOfToday<Name extends string>(
  texts: Record<Name, string>,
  refs: unknown,
  rows: readonly { id: string }[],
) {
  const bindings: PhotoBindings = photoBindingsSchema.parse(refs);
  return renumberTexts(
    texts,
    bindings,
    rows.map(({ id }) => id),
  );
}

export function rowTextsOfToday(
  { element, defect, recommendation, photo_refs }: SourceRow,
  rows: readonly { id: string }[],
) {
  return textsOfToday({ element, defect, recommendation }, photo_refs, rows);
}

function detailsOf(
  { report, observations, today }: ReportSource,
  {
    inspectionDate,
    preparedBy,
    words,
  }: { inspectionDate: string; preparedBy: string; words: DocumentWords },
): Detail[] {
  const labels = words.details;
  const reportDate = longDate(today.toISOString().slice(0, 10), words);
  const details = [
    { label: labels.client, value: cleanLine(report.client_name ?? '') },
    { label: labels.inspectionDate, value: inspectionDate },
    { label: labels.preparedBy, value: preparedBy },
    { label: labels.reportDate, value: reportDate },
    { label: labels.observations, value: String(observations.length) },
  ];
  return details.filter(({ value }) => value !== '');
}

function longDate(day: string, { tag }: DocumentWords): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return cleanLine(day);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Where the element is: a paragraph of its own beneath it, none where nobody has said. */
function locationOf({ location }: SourceRow, words: DocumentWords): Paragraph[] {
  const place = cleanLine(location);
  if (place === '') return [];
  // A number in a place is a storey's or an axis', never a photo's.
  return [plainParagraph(words.location(place))];
}

function captionOf(number: number, { photo: words }: DocumentWords): PhotoReference {
  return { text: `${words}${number}`, photo: number, words };
}

function photoOf(
  number: number,
  observation: SourceRow,
  { report, backend }: ReportSource,
  words: DocumentWords,
): RowPhoto | null {
  const stored = cleanLine(observation.photo);
  if (stored === '') return null;
  const { photo, rendition } = photoAddresses(stored, backend);
  const marks = report.print_marks ? printableMarks(observation) : [];
  const name = captionOf(number, words).text;
  const alt = altTextOf(name, observation, marks.length > 0, words.description);
  return { url: photo, renditionUrl: rendition, alt, marks };
}

function altTextOf(
  name: string,
  observation: { element: string; defect: string },
  hasMarks: boolean,
  { afterName, afterText, marks }: DocumentWords['description'],
): string {
  const space = /\s$/u.test(afterName) ? ' ' : '';
  const spoken = (text: string) => linesOf(text).map(withoutBoldMarks).join(' ');
  const texts = [observation.element, observation.defect].map(spoken).filter(Boolean);
  const words = texts.join(`${afterText}${space}`);
  const note = hasMarks ? `${space}${marks}` : '';
  const characters = Array.from(words === '' ? name : `${name}${afterName}${words}`);
  const most = ALT_TEXT_LENGTH - (note === '' ? 0 : note.length + 1);
  const text =
    characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
  return note === '' || /[.…。]$/u.test(text) ? text + note : `${text}${afterText}${note}`;
}
