import type { BeneathField } from '@shared/row-words';
import type { DetailField, HeadedField } from '@shared/report-fields';

export interface Detail {
  /** The stored text that it shows as it is; absent where it says something else. */
  field?: DetailField;
  /** The same of a row. */
  rowField?: BeneathField;
  label: string;
  value: string;
  /** The same words where they are more than plain ones. */
  runs?: Run[];
}

export interface Section {
  field: SectionField;
  heading: string;
  blocks: Block[];
}

/** The stored texts that are a document's sections. */
export type SectionField = 'discussion' | 'recommendation' | HeadedField;

/** A person's text in blocks, as parse-text.ts reads it. */
export type Block = Paragraph | TextTable;

export interface Paragraph {
  /** 'bullet' and 'numbered' hang behind their marker. */
  kind: 'text' | 'bullet' | 'numbered' | 'heading';
  /** How deep an item or a heading lies beneath others of its text; 0 for 'text'. No level is skipped. */
  level: 0 | 1 | 2;
  /** `BULLET` or the number as the person typed it: '1.', '2)', 'a)'. Empty for the other kinds. */
  marker: string;
  isRightToLeft: boolean;
  /** A tab within a line stays one; a heading holds its number as it was typed. */
  runs: Run[];
}

export interface TextTable {
  kind: 'table';
  /** The direction in which its columns follow each other. */
  isRightToLeft: boolean;
  /** Rows of cells, the first being the head; each has as many cells as the first. */
  rows: Run[][][];
}

export type Run = PlainText | PhotoReference;

interface PlainText {
  text: string;
  photo: null;
  isBold?: true;
  /** The colour that it stands on, in white letters: a level's code. */
  chip?: string;
}

/** Words that refer to a row, and end with its number: 'Photos 2'. */
export interface PhotoReference {
  text: string;
  /** The row's number. */
  photo: number;
  /** The text without that number: 'Photos '. */
  words: string;
  isBold?: true;
}

export const BULLET = '•';

/** A paragraph's words alone. */
export function joinRuns({ runs }: Paragraph): string {
  return listWords(runs);
}

export function listWords(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/**
 * Tells that a paragraph stays on the page of the next: it leads to a list, "First:", "Severity: Major", or is the last
 * item but one.
 */
export function staysWithNext(blocks: readonly Block[], index: number): boolean {
  const [block, next, second] = blocks.slice(index, index + 3);
  if (!isItem(next)) return false;
  if (isItem(block)) return !isItem(second);
  return block?.kind === 'text' && !ENDS_A_SENTENCE.test(joinRuns(block));
}

const ENDS_A_SENTENCE = /[.!?…。！？]["'”’»）)]?\s*$/u;

const isItem = (block: Block | undefined) => block?.kind === 'bullet' || block?.kind === 'numbered';

/** Every run of some blocks, in the order in which they are read. */
export function listRuns(blocks: readonly Block[]): Run[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.runs));
}
