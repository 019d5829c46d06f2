import type { BeneathField } from '@shared/row-words';
import type { DetailField, HeadedField } from '@shared/report-fields';

export interface Detail {
  /** The stored text that it prints unchanged; absent for any other value. */
  field?: DetailField;
  /** The same for a row. */
  rowField?: BeneathField;
  label: string;
  value: string;
  /** The value as runs, where it is more than plain words. */
  runs?: Run[];
}

export interface Section {
  field: SectionField;
  heading: string;
  blocks: Block[];
}

/** The stored texts that print as sections. */
export type SectionField = 'discussion' | 'recommendation' | HeadedField;

/** A block of a person's text, as parsed by parse-text.ts. */
export type Block = Paragraph | TextTable;

export interface Paragraph {
  /** 'bullet' and 'numbered' hang behind their marker. */
  kind: 'text' | 'bullet' | 'numbered' | 'heading';
  /** The depth of an item or a heading in its text; 0 for 'text'. No level is skipped. */
  level: 0 | 1 | 2;
  /** `BULLET`, or the number as typed: '1.', '2)', 'a)'. Empty for the other kinds. */
  marker: string;
  isRightToLeft: boolean;
  /** A tab within a line stays a tab; a heading keeps its number as typed. */
  runs: Run[];
}

export interface TextTable {
  kind: 'table';
  /** The direction of its columns. */
  isRightToLeft: boolean;
  /** Rows of cells, the head first; each has as many cells as the head. */
  rows: Run[][][];
}

export type Run = PlainText | PhotoReference;

interface PlainText {
  text: string;
  photo: null;
  isBold?: true;
  /** The colour behind white letters: a level's code. */
  chip?: string;
}

/** A reference to a row, which ends with its number: 'Photos 2'. */
export interface PhotoReference {
  text: string;
  /** The row's number. */
  photo: number;
  /** The text without that number: 'Photos '. */
  words: string;
  isBold?: true;
}

export const BULLET = '•';

export function joinRuns({ runs }: Paragraph): string {
  return listWords(runs);
}

export function listWords(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/**
 * Tells that a paragraph stays with the next on one page: it leads to a list, "First:", "Severity: Major", or is the
 * last item but one.
 */
export function staysWithNext(blocks: readonly Block[], index: number): boolean {
  const [block, next, second] = blocks.slice(index, index + 3);
  if (!isItem(next)) return false;
  if (isItem(block)) return !isItem(second);
  return block?.kind === 'text' && !ENDS_A_SENTENCE.test(joinRuns(block));
}

const ENDS_A_SENTENCE = /[.!?…。！？]["'”’»）)]?\s*$/u;

const isItem = (block: Block | undefined) => block?.kind === 'bullet' || block?.kind === 'numbered';

export function listRuns(blocks: readonly Block[]): Run[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.runs));
}
