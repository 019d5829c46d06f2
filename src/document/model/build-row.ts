import type { Finding } from '@/records/findings';
import { type Drawing, readDrawing } from '@shared/drawing/drawing';
import { photoAddresses } from '@shared/photo-address';
import type { ReportLayout } from './report-layout';
import type { DocumentWords } from '@shared/languages/forms/document';
import { withoutBoldMarks } from './bold-parts';
import { cleanLine, splitLines } from './clean-text';
import { parseCellParagraphs, plainParagraph } from './parse-text';
import { levelRuns, type Scale } from './printed-levels';
import { cameraTime, rowFacts } from './row-facts';
import { printableAnnotations } from './printable-annotations';
import type { BeneathKind, PlacedPhoto, Row, RowFacts, RowPhoto } from './report-content';
import { type Paragraph, type PhotoReference, type Run, listWords } from './report-text';
import type { ReportSource, SourceRow } from './report-source';
import { rowTextsOfToday } from './texts-of-today';
import type { PrintedWords } from '../words/printed-words';
import { ADDED_FIELDS, BENEATH_FIELDS } from '@shared/row-words';
import { labelField } from './printed-fields';

/** Screen readers read a description to its end: enough to identify the picture, not the whole finding. */
const ALT_TEXT_LENGTH = 250;

interface RowSurroundings {
  source: ReportSource;
  words: PrintedWords;
  scale: Scale;
  layout: ReportLayout;
  /** Splits a line at its references to photos; ignores numbers that never were a photo's. */
  splitRuns: (unbound: number[]) => (line: string) => Run[];
}

/** Builds the printed row of a finding, with all its photos. */
export function buildRow(
  { row: stored, photos }: Finding<SourceRow>,
  around: RowSurroundings,
): Row {
  const { source, words, scale, layout, splitRuns } = around;
  const { texts, unbound } = rowTextsOfToday(stored, source.observations);
  const observation = { ...stored, ...texts };
  const facts = rowFacts(observation, scale.findLevel(stored), scale, words);
  const cell = (text: string) => {
    const paragraphs = parseCellParagraphs(text, splitRuns(unbound));
    return paragraphs.length > 0 ? paragraphs : [plainParagraph(words.none.text)];
  };
  const beneath = factsBeneath(facts, layout.arrangement, scale, words);
  const place = (row: SourceRow, number: number): PlacedPhoto => ({
    id: row.id,
    number,
    caption: buildCaption(number, cleanLine(row.photo) === '' ? '' : words.photo),
    said: cleanLine(row.photo) === '' ? '' : cleanLine(row.caption),
    photo: buildPhoto(number, { ...observation, ...pickPhoto(row) }, source, words),
    whenNoPhoto: words.none.photo,
    taken: cameraTime(row.captured_at, words.tag),
  });
  const own = photos.find(({ row }) => row === stored);
  return {
    ...place(stored, own?.number ?? 0),
    more: photos.filter((photo) => photo !== own).map(({ row, number }) => place(row, number)),
    element: [...cell(observation.element), ...beneath.map(({ paragraph }) => paragraph)],
    beneath: beneath.map(({ kind }) => kind),
    defect: cell(observation.defect),
    recommendation: cell(observation.recommendation),
    facts,
  };
}

function pickPhoto({ photo, drawing, marks }: SourceRow) {
  return { photo, drawing, marks };
}

/**
 * The specification's table has four columns: location, and rating and urgency where the report has a scheme, print as
 * paragraphs beneath the element, if anything was entered. Other tables have columns for them; a defect's own page has
 * lines.
 */
function factsBeneath(
  facts: RowFacts,
  arrangement: ReportLayout['arrangement'],
  scale: Scale,
  words: DocumentWords,
): { kind: BeneathKind; paragraph: Paragraph }[] {
  if (arrangement === 'defects') return [];
  const isTable = arrangement === 'table';
  // A number in a location is a storey's or an axis's, never a photo's.
  const said = (isTable ? BENEATH_FIELDS : ADDED_FIELDS).flatMap((kind) =>
    facts.printed[kind] === ''
      ? []
      : labelField(kind, facts.printed[kind], words)
          .split('\n')
          .map((line) => ({ kind, paragraph: plainParagraph(line) })),
  );
  const { level, danger, urgency } = facts;
  const isRated =
    isTable && scale.isScheme && (level !== null || danger !== null || urgency !== '');
  const rating = { kind: 'rating' as const, paragraph: ratingParagraph(facts, words) };
  return isRated ? [...said, rating] : said;
}

/** "Rating: 3 Serious · Severity: Safety · Urgency: Soon", each code on its colour. */
function ratingParagraph(
  { level, danger, urgency }: RowFacts,
  { parts }: DocumentWords,
): Paragraph {
  const { rating, severity, urgency: soon } = parts.schedule;
  const plain = (text: string): Run[] => (text === '' ? [] : [{ text, photo: null }]);
  const [before = '', after = ''] = parts.rated.split('{level}');
  const formatRating = (name: string) => ` · ${before.replace(rating, name)}`;
  const runs = [
    ...plain(before),
    ...(level ? levelRuns(level) : plain(parts.summary.notRated)),
    ...plain(after),
    ...(danger ? [...plain(formatRating(severity)), ...levelRuns(danger)] : []),
    ...plain(urgency === '' ? '' : formatRating(soon) + urgency),
  ];
  return { ...plainParagraph(listWords(runs)), runs };
}

/** A row without a photo is captioned by its bare number, to which references lead. */
function buildCaption(number: number, words: string): PhotoReference {
  return { text: `${words}${number}`, photo: number, words };
}

function buildPhoto(
  number: number,
  observation: SourceRow,
  { report, backend }: ReportSource,
  words: PrintedWords,
): RowPhoto | null {
  const stored = cleanLine(observation.photo);
  if (stored === '') return null;
  const { photo, rendition } = photoAddresses(stored, backend);
  const suggestedLines = report.print_marks ? printableAnnotations(observation) : [];
  const drawing = cleanLabels(readDrawing(observation));
  const name = buildCaption(number, words.photo).text;
  const { description } = words;
  const notes = [
    ...(suggestedLines.length > 0 ? [description.suggestedLines] : []),
    ...(drawing.marks.length > 0 ? [description.drawn] : []),
  ];
  const alt = buildAltText(name, observation, notes, words);
  return { url: photo, renditionUrl: rendition, alt, suggestedLines, drawing };
}

const cleanLabels = (drawing: Drawing): Drawing => ({
  ...drawing,
  marks: drawing.marks.map((mark) => ({ ...mark, text: cleanLine(mark.text) })),
});

function buildAltText(
  name: string,
  observation: { element: string; defect: string },
  notes: readonly string[],
  { afterName, signs: { stop, space } }: PrintedWords,
): string {
  const spoken = (text: string) => splitLines(text).map(withoutBoldMarks).join(' ');
  const texts = [observation.element, observation.defect].map(spoken).filter(Boolean);
  const words = texts.join(`${stop}${space}`);
  const note = notes.map((sentence) => `${space}${sentence}`).join('');
  const characters = Array.from(words === '' ? name : `${name}${afterName}${words}`);
  const most = ALT_TEXT_LENGTH - (note === '' ? 0 : note.length + 1);
  const text =
    characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
  return note === '' || /[.…。]$/u.test(text) ? text + note : `${text}${stop}${note}`;
}
