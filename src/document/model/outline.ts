import type { Row } from './report-content';
import { type Block, listWords } from './report-text';

/** A heading, as the list of contents shows it. */
export interface OutlineEntry {
  /** The heading's id in every rendering: 'schedule1', 'section-0', 'section-0-2', 'row-3'. */
  id: string;
  level: 1 | 2 | 3;
  text: string;
}

export const scopeId = (index: number) => `scope-${index}`;
export const sectionId = (index: number) => `section-${index}`;
/** A heading within a text, by its index among the text's blocks. */
export const headingId = (text: string, block: number) => `${text}-${block}`;
export const rowId = (number: number) => `row-${number}`;

export function defectHeading({ caption, facts }: Row): string {
  return facts.element === '' ? caption.text : `${caption.text}: ${facts.element}`;
}

/** The headings within a text. Nested ones are of a fourth level, which the contents omit. */
export function listHeadings(text: string, blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 0
      ? [{ id: headingId(text, index), level: 3 as const, text: listWords(block.runs) }]
      : [],
  );
}
