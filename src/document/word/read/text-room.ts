import { listParagraphs, type WordBlock } from './word-blocks';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';

/** A report's longest text has 20,000 characters. */
const LONGEST_TEXT = 50_000;
/** 2,000 rows with a thousand characters each, and to spare. */
const MOST_TEXT = 5_000_000;
/** Added for each paragraph: empty ones cost too. */
const PARAGRAPH = 10;

/**
 * Counts the text read from a file, as several bookmarks may share a paragraph. Throws a WordProblem where one text, or
 * all together, are longer than any report's.
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
