import { isRightToLeft } from '../../model/clean-text';
import { drawWords, type Look, showable, widthOf } from '../draw-words';
import { boxLines } from '../line-box';
import type { Block, Pdf } from '../pdf-sheet';
import { plain, textOf } from '../pdf-text';
import { inVisualOrder } from '../visual-order';
import { wrapRuns } from '../wrap-text';

/**
 * Lines of words outside the document's structure: what says again what stands there already. They begin at
 * the left, whichever way their words are read, unless what they stand in is `turned`.
 */
export function decorationBlocks(
  pdf: Pdf,
  text: string,
  look: Look,
  width: number,
  turned = false,
): Block[] {
  const measure = (words: string) => widthOf(pdf, words, look);
  const lines = wrapRuns(plain(showable(text, pdf)), width, measure).map((line) =>
    inVisualOrder(line, isRightToLeft(text), measure),
  );
  return boxLines(pdf, lines, { textOf, look }).map(({ line, box }) => ({
    height: box.height,
    gap: 0,
    draw(x, y) {
      const start = x + (turned ? width - line.width : 0);
      for (const { text: words, x: at } of line.segments) {
        drawWords(pdf, words, look, start + at, y + box.drop);
      }
    },
  }));
}
