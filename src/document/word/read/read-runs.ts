import { decodeBookmark, type TextBookmark } from '@/document/bookmarks/bookmark-name';
import { MOST_PHOTOS } from './photo-numbers';
import { readDrawing } from './read-drawing';
import {
  findChild,
  listElements,
  isOn,
  joinText,
  readValue,
  type XmlElement,
} from '../package/xml-tree';
import type { Drawing, Piece, TrackedChangeStart } from './word-blocks';
import { signsInFont, smallSigns } from '@shared/text/symbol-fonts';
import { takeText } from '@shared/text/take-text';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';
import type { FindStyle } from '@/document/word/package/styles';

/** Fields and links still open while runs are read: a field may continue in the next paragraph. */
export interface RunState {
  /** Counts the tracked changes met. */
  tracked: { count: number };
  fields: { instruction: string; isResult: boolean; link: Piece['link']; name?: string }[];
}

interface Found {
  pieces: Piece[];
  bookmarks: TextBookmark[];
  comments: string[];
  drawings: Drawing[];
  notes: string[];
}

interface Surroundings {
  state: RunState;
  findStyle: FindStyle;
  /** The paragraph's style is bold: bold runs then mark nothing. */
  isBoldAnyway: boolean;
}

/** Moved away, or not text. */
const LEFT_OUT = new Set(['w:moveFrom', 'w:pPr', 'w:rPr', 'w:drawing', 'w:pict', 'w:object']);
const SIGNS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
};
const LEADS_TO =
  /(?:^|\s)(?:REF\s+photo_(\d+)(?:_number)?|HYPERLINK\s.*?\\l\s+"?photo_(\d+)"?)(?:\s|$)/iu;
const ANCHOR = /^photo_(\d+)/iu;
/** Ours have thirty characters. */
const LONGEST_INSTRUCTION = 300;
/** Word nests two or three. */
const DEEPEST_FIELD = 40;

/** Reads a paragraph's content, with deleted text marked as such. */
export function readRuns(paragraph: XmlElement, around: Surroundings): Found {
  const found: Found = { pieces: [], bookmarks: [], comments: [], drawings: [], notes: [] };
  readInline(paragraph, { ...around, link: null, tracked: {}, found });
  return found;
}

interface Inline extends Surroundings {
  link: Piece['link'];
  field?: string | undefined;
  tracked: Pick<Piece, 'inserted' | 'deleted'>;
  found: Found;
}

function readInline(parent: XmlElement, inline: Inline): void {
  for (const child of listElements(parent)) {
    if (LEFT_OUT.has(child.name)) continue;
    if (child.name === 'w:r' || child.name === 'm:r') readRun(child, inline);
    else if (child.name === 'w:bookmarkStart') {
      const bookmark = decodeBookmark(child.attributes['w:name'] ?? '');
      if (bookmark) inline.found.bookmarks.push(bookmark);
    } else if (child.name === 'w:commentRangeStart') takeComment(child, inline.found);
    else if (child.name === 'w:hyperlink')
      readInline(child, {
        ...inline,
        link: makeLink(ANCHOR.exec(child.attributes['w:anchor'] ?? '')?.[1]) ?? inline.link,
      });
    else if (child.name === 'w:fldSimple') {
      const link = linkOfInstruction(child.attributes['w:instr'] ?? '');
      const field = nameOfField(child.attributes['w:instr'] ?? '');
      readInline(child, { ...inline, link: link ?? inline.link, field });
    } else if (child.name === 'w:ins') {
      const inserted = readTrackedChangeStart(child, inline.state);
      readInline(child, { ...inline, tracked: { ...inline.tracked, inserted } });
    } else if (child.name === 'w:del') {
      const deleted = readTrackedChangeStart(child, inline.state);
      readInline(child, {
        ...inline,
        tracked: { ...inline.tracked, deleted },
        // Fields and bookmarks within deleted text do not affect the text outside.
        state: { ...inline.state, fields: [] },
        found: { ...inline.found, bookmarks: [], comments: [], drawings: [], notes: [] },
      });
    } else if (child.name !== 'w:p') readInline(child, inline);
  }
}

function readRun(run: XmlElement, inline: Inline): void {
  const { state, found } = inline;
  let isBoldRun: boolean | undefined;
  for (const child of listElements(run)) {
    if (child.name === 'w:fldChar') readFieldCharacter(child, state);
    else if (child.name === 'w:commentReference') takeComment(child, found);
    else if (NOTES.has(child.name))
      found.notes.push(`${child.name.slice(2, -9)} ${child.attributes['w:id'] ?? ''}`);
    else if (DRAWINGS.has(child.name)) found.drawings.push(readDrawing(child));
    else if (child.name === 'w:instrText' || child.name === 'w:delInstrText') {
      const field = state.fields.at(-1);
      if (field && !field.isResult) field.instruction += joinText(child);
    } else if (state.fields.every(({ isResult }) => isResult)) {
      const signs = signsInFont(readWords(child), readFont(child, run));
      const size = readValue(findChild(run, 'w:rPr'), 'w:vertAlign');
      const isSmall = size === 'superscript' || size === 'subscript';
      // A sign's meaning depends on the text before it, which may be in another run.
      const before = found.pieces.at(-1)?.text ?? '';
      const words = isSmall ? smallSigns(signs, size) : signs;
      const text = takeText(before + words).slice(takeText(before).length);
      const link = state.fields.findLast((field) => field.link)?.link ?? inline.link;
      if (text === '') continue;
      isBoldRun ??= isBold(run, inline);
      const field = fieldAround(state.fields) ?? inline.field;
      found.pieces.push({
        text,
        isBold: isBoldRun,
        link,
        ...(field !== undefined && { field }),
        ...inline.tracked,
      });
    }
  }
}

/** Reads a tracked change's author; each element gets its own object, which identifies it. */
export function readTrackedChangeStart(
  { attributes }: XmlElement,
  { tracked }: RunState,
): TrackedChangeStart {
  tracked.count += 1;
  const author = (attributes['w:author'] ?? '').trim();
  return { id: tracked.count, author, at: attributes['w:date'] ?? '' };
}

const NOTES = new Set(['w:footnoteReference', 'w:endnoteReference']);
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent']);

/** A comment's start, or its reference where nothing was selected. */
function takeComment({ attributes }: XmlElement, { comments }: Found): void {
  if (attributes['w:id'] !== undefined) comments.push(attributes['w:id']);
}

/** The font of a symbol, or of its run; letters in other fonts mean themselves. */
function readFont(part: XmlElement, run: XmlElement): string {
  const fonts = findChild(findChild(run, 'w:rPr'), 'w:rFonts')?.attributes;
  return part.attributes['w:font'] ?? fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? '';
}

function readWords(part: XmlElement): string {
  const { name, attributes } = part;
  if (name === 'w:sym')
    return String.fromCharCode(Number.parseInt(attributes['w:char'] ?? '', 16) || 0);
  if (name === 'w:t' || name === 'w:delText' || name === 'm:t') return joinText(part);
  // A manual page break is layout, not text.
  if (name === 'w:br')
    return attributes['w:type'] === 'page' || attributes['w:type'] === 'column' ? '' : '\n';
  if (name === 'w:ruby') {
    const base = findChild(part, 'w:rubyBase');
    return base ? listElements(base).flatMap(listElements).map(readWords).join('') : '';
  }
  return SIGNS[name] ?? '';
}

function readFieldCharacter({ attributes }: XmlElement, { fields }: RunState): void {
  const type = attributes['w:fldCharType'];
  if (fields.length > DEEPEST_FIELD) throw new WordProblem(RETURNED.sentences.damaged);
  if (type === 'begin') fields.push({ instruction: '', isResult: false, link: null });
  else if (type === 'end') fields.pop();
  else {
    const field = fields.at(-1);
    if (!field) return;
    field.isResult = true;
    field.link = linkOfInstruction(field.instruction);
    field.name = nameOfField(field.instruction);
  }
}

const nameOfField = (instruction: string) =>
  /^\s*(\w+)/u.exec(instruction.slice(0, LONGEST_INSTRUCTION))?.[1]?.toUpperCase();

function fieldAround(fields: RunState['fields']): string | undefined {
  return fields.some(({ name }) => name === 'TOC') ? 'TOC' : fields.at(-1)?.name;
}

function linkOfInstruction(instruction: string): Piece['link'] {
  const [, reference, link] = LEADS_TO.exec(instruction.slice(0, LONGEST_INSTRUCTION)) ?? [];
  return makeLink(reference ?? link, reference !== undefined);
}

function makeLink(photo: string | undefined, isNumber = false): Piece['link'] {
  return photo === undefined || Number(photo) > MOST_PHOTOS
    ? null
    : { photo: Number(photo), isNumber };
}

function isBold(run: XmlElement, { findStyle, isBoldAnyway }: Inline): boolean {
  if (isBoldAnyway) return false;
  const properties = findChild(run, 'w:rPr');
  return isOn(properties, 'w:b') ?? findStyle(readValue(properties, 'w:rStyle')).isBold;
}
