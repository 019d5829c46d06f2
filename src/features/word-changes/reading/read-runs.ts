import { readMark, type Mark } from '@/features/export/marks/mark-name';
import { MOST_PHOTOS } from './photo-numbers';
import { isOn, childOf, valueOf, type XmlElement } from './read-xml';
import type { Piece } from './word-blocks';
import { DAMAGED, WordProblem } from './word-problem';
import type { StyleOf } from './word-styles';

/** What is open while the runs of a file are read: fields may go on into the next paragraph. */
export interface RunState {
  fields: { instruction: string; isResult: boolean; link: Piece['link'] }[];
}

interface Found {
  pieces: Piece[];
  marks: Mark[];
  comments: string[];
}

interface Surroundings {
  state: RunState;
  styleOf: StyleOf;
  /** Whether the paragraph's own style is bold: then bold marks nothing. */
  isBoldAnyway: boolean;
}

/** Deleted, moved away, or no text at all. */
const LEFT_OUT = new Set([
  'w:del',
  'w:moveFrom',
  'w:pPr',
  'w:rPr',
  'w:drawing',
  'w:pict',
  'w:object',
]);
const SIGNS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
};
const LEADS_TO =
  /(?:^|\s)(?:REF\s+photo_(\d+)(?:_number)?|HYPERLINK\s.*?\\l\s+"?photo_(\d+)"?)(?:\s|$)/iu;
const ANCHOR = /^photo_(\d+)/iu;
/** Ours have thirty signs. */
const LONGEST_INSTRUCTION = 300;
/** Word nests them by twos and threes. */
const DEEPEST_FIELD = 40;

/** Reads what stands in a paragraph, tracked changes as accepted. */
export function readRuns(paragraph: XmlElement, around: Surroundings): Found {
  const found: Found = { pieces: [], marks: [], comments: [] };
  readInline(paragraph, { ...around, link: null, found });
  return found;
}

interface Inline extends Surroundings {
  link: Piece['link'];
  found: Found;
}

function readInline(parent: XmlElement, inline: Inline): void {
  for (const child of parent.children) {
    if (LEFT_OUT.has(child.name)) continue;
    if (child.name === 'w:r') readRun(child, inline);
    else if (child.name === 'w:bookmarkStart') {
      const mark = readMark(child.attributes['name'] ?? '');
      if (mark) inline.found.marks.push(mark);
    } else if (child.name === 'w:commentRangeStart') takeComment(child, inline.found);
    else if (child.name === 'w:hyperlink')
      readInline(child, {
        ...inline,
        link: linkOf(ANCHOR.exec(child.attributes['anchor'] ?? '')?.[1]) ?? inline.link,
      });
    else if (child.name === 'w:fldSimple') {
      const link = linkOfInstruction(child.attributes['instr'] ?? '');
      readInline(child, { ...inline, link: link ?? inline.link });
    } else if (child.name !== 'w:p') readInline(child, inline);
  }
}

function readRun(run: XmlElement, inline: Inline): void {
  const { state, found } = inline;
  let isBoldRun: boolean | undefined;
  for (const child of run.children) {
    if (child.name === 'w:fldChar') readFieldCharacter(child, state);
    else if (child.name === 'w:commentReference') takeComment(child, found);
    else if (child.name === 'w:instrText') {
      const field = state.fields.at(-1);
      if (field && !field.isResult) field.instruction += child.text;
    } else if (state.fields.every(({ isResult }) => isResult)) {
      const text = textOf(child);
      const link = state.fields.findLast((field) => field.link)?.link ?? inline.link;
      if (text === '') continue;
      isBoldRun ??= isBold(run, inline);
      found.pieces.push({ text, isBold: isBoldRun, link });
    }
  }
}

/** Its beginning and, where nothing was selected for it, the sign that stands for it. */
function takeComment({ attributes }: XmlElement, { comments }: Found): void {
  if (attributes['id'] !== undefined) comments.push(attributes['id']);
}

function textOf({ name, text, attributes, children }: XmlElement): string {
  if (name === 'w:t') return text;
  // A page that was begun by hand is layout, not text.
  if (name === 'w:br')
    return attributes['type'] === 'page' || attributes['type'] === 'column' ? '' : '\n';
  if (name === 'w:ruby') {
    const base = children.find((child) => child.name === 'w:rubyBase');
    return (
      base?.children
        .flatMap((run) => run.children)
        .map(textOf)
        .join('') ?? ''
    );
  }
  return SIGNS[name] ?? '';
}

function readFieldCharacter({ attributes }: XmlElement, { fields }: RunState): void {
  const type = attributes['fldCharType'];
  if (fields.length > DEEPEST_FIELD) throw new WordProblem(DAMAGED);
  if (type === 'begin') fields.push({ instruction: '', isResult: false, link: null });
  else if (type === 'end') fields.pop();
  else {
    const field = fields.at(-1);
    if (!field) return;
    field.isResult = true;
    field.link = linkOfInstruction(field.instruction);
  }
}

function linkOfInstruction(instruction: string): Piece['link'] {
  const [, reference, link] = LEADS_TO.exec(instruction.slice(0, LONGEST_INSTRUCTION)) ?? [];
  return linkOf(reference ?? link, reference !== undefined);
}

function linkOf(photo: string | undefined, isNumber = false): Piece['link'] {
  return photo === undefined || Number(photo) > MOST_PHOTOS
    ? null
    : { photo: Number(photo), isNumber };
}

function isBold(run: XmlElement, { styleOf, isBoldAnyway }: Inline): boolean {
  if (isBoldAnyway) return false;
  const properties = childOf(run, 'w:rPr');
  return isOn(properties, 'w:b') ?? styleOf(valueOf(properties, 'w:rStyle')).isBold;
}
