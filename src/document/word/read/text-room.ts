import { listParagraphs, type WordBlock } from './word-blocks';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';

/** The longest that a report keeps has 20,000 signs. */
const LONGEST_TEXT = 50_000;
/** Those of 2,000 rows: a thousand signs each are many. */
const MOST_TEXT = 5_000_000;
/** Counts for a paragraph beside its signs, so that empty ones cost too. */
const PARAGRAPH = 10;

/**
 * Counts the texts that are read of a file; several marks may begin in the same paragraph. Throws a WordProblem
 * where one, or all together, are longer than any report's.
 */
export function textRoom(): (blocks: readonly WordBlock[]) => void {
  let left = MOST_TEXT;
  return (blocks) => {
    let length = 0;
    for (const { pieces, parts } of listParagraphs(blocks)) {
      const all = parts?.flatMap((part) => part.pieces) ?? pieces;
      length += all.reduce((sum, { text }) => sum + text.length, PARAGRAPH);
    }
    left -= length;
    if (length > LONGEST_TEXT || left < 0) throw new WordProblem(RETURNED.sentences.tooLarge);
  };
}
