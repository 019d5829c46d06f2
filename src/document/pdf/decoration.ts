import { fitRuns } from '../layout/fit-words';
import { isRightToLeft } from '../model/clean-text';
import { drawWords, type TextStyle, showable, measureWidth } from './draw-words';
import type { Measure } from './line';
import { boxLines } from './line-box';
import type { Block, Pdf } from './pdf-sheet';
import { plain, joinLineText } from './pdf-text';
import { inVisualOrder } from './visual-order';
import { wrapRuns } from './wrap-text';

/**
 * Lines of words outside the document's structure, which repeat what is there already. They begin at the left in either
 * direction, unless their surroundings are `turned`.
 */
export function decorationBlocks(
  pdf: Pdf,
  text: string,
  look: TextStyle,
  width: number,
  turned = false,
): Block[] {
  const measure: Measure = (words, _isBold, direction) => measureWidth(pdf, words, look, direction);
  const runs = fitRuns(plain(showable(text, pdf)), { width, ...look }, pdf.hyphenate);
  const wrapped = wrapRuns(runs, width, measure);
  const lines = inVisualOrder(wrapped, isRightToLeft(text), measure);
  return boxLines(pdf, lines, { readText: joinLineText, look }).map(({ line, box }) => ({
    height: box.height,
    gap: 0,
    draw(x, y) {
      const start = x + (turned ? width - line.width : 0);
      for (const segment of line.segments) {
        drawWords(pdf, segment, look, start + segment.x, y + box.drop);
      }
    },
  }));
}
