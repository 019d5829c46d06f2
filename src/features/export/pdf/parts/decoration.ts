import { isRightToLeft } from '../../model/clean-text';
import { drawWords, type Look, showable, widthOf } from '../draw-words';
import { lineBoxOf } from '../line-box';
import type { Block, Pdf } from '../pdf-sheet';
import { plain } from '../pdf-text';
import { inVisualOrder } from '../visual-order';
import { wrapRuns } from '../wrap-text';

/** Lines of words outside the document's structure: what says again what stands there already. */
export function decorationBlocks(pdf: Pdf, text: string, look: Look, width: number): Block[] {
  const measure = (words: string) => widthOf(pdf, words, look);
  return wrapRuns(plain(showable(text, pdf)), width, measure).map((line) => {
    const { segments } = inVisualOrder(line, isRightToLeft(text), measure);
    const { height, drop } = lineBoxOf(pdf, segments.map((segment) => segment.text).join(''), look);
    return {
      height,
      gap: 0,
      draw(x, y) {
        for (const segment of segments) drawWords(pdf, segment.text, look, x + segment.x, y + drop);
      },
    };
  });
}
