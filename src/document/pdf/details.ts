import { COLOUR, CONTENT_WIDTH, DETAIL_LABEL_WIDTH, PAGE } from '../layout/page-layout';
import type { Detail } from '../model/report-text';
import { DETAIL } from './text-styles';
import type { TextStyle } from './draw-words';
import { type Block, drawRule, type Pdf } from './pdf-sheet';
import { beginWith, plain, textBlocks } from './pdf-text';
import { type Drawing, padded } from './drawing';

const STRONG = 1;
const FINE = 0.5;
/** Between a value and the rules around it; less at both ends, as in Word. */
const INNER = 3;
const OUTER = 2;
const AFTER = 2;

interface DetailsStyle {
  look?: TextStyle;
  /** Draws rules between the details; one is drawn above them all in either case. */
  hasRules?: boolean;
}

export function detailBlocks(
  { pdf, root }: Drawing,
  details: readonly Detail[],
  { look = DETAIL, hasRules = true }: DetailsStyle = {},
): Block[] {
  return details.flatMap(({ label, value, runs }, index) => {
    const detail = pdf.struct('Div');
    root.add(detail);
    const common = { pdf, parent: detail, tag: 'P' as const };
    const name = textBlocks({
      ...common,
      runs: plain(label),
      look: { ...look, colour: COLOUR.soft },
      width: DETAIL_LABEL_WIDTH,
    });
    // Beside its label in either direction, as after the tab in Word.
    const width = CONTENT_WIDTH - DETAIL_LABEL_WIDTH;
    const words = (runs ? [runs] : value.split('\n').map(plain)).flatMap((line) =>
      textBlocks({ ...common, runs: line, look, width }),
    );
    const lines = besides(name, words);
    const isFirst = index === 0;
    const isLast = index === details.length - 1;
    const inner = hasRules ? INNER : 0;
    const last = hasRules ? OUTER : 0;
    const head = isFirst ? STRONG + OUTER : inner;
    const foot = (isLast ? last : inner) + (hasRules ? FINE : 0);
    return lines.map((line, at) => {
      const isBottom = at === lines.length - 1;
      const rules = { head: at === 0 ? head : 0, foot: isBottom ? foot : 0, isFirst, hasRules };
      const gap = isBottom && (isLast || !hasRules) ? AFTER : 0;
      return { ...ruled(pdf, line, rules), gap };
    });
  });
}

export const detailTexts = (details: readonly Detail[] = []) =>
  details.flatMap(({ label, value }) => [label, value]);

/** Puts a label's lines left of its value's; the longer of the two sets the count. */
function besides(name: Block[], words: Block[]): Block[] {
  const longer = words.length >= name.length ? words : name;
  return longer.map((line, index) => {
    const label = name[index];
    const word = words[index];
    return {
      ...line,
      draw(x, y) {
        label?.draw(x, y);
        word?.draw(x + DETAIL_LABEL_WIDTH, y);
      },
    };
  });
}

interface Rules {
  isFirst: boolean;
  hasRules: boolean;
  head: number;
  foot: number;
}

function ruled(pdf: Pdf, line: Block, { isFirst, hasRules, head, foot }: Rules): Block {
  const block = padded(line, head, foot);
  const rule = { x: PAGE.side, width: CONTENT_WIDTH };
  const [drawn] = beginWith([block], (_x, y) => {
    if (head > 0 && isFirst) {
      drawRule(pdf, { ...rule, y: y + STRONG / 2, weight: STRONG, colour: COLOUR.ink });
    }
    if (foot > 0 && hasRules) {
      drawRule(pdf, { ...rule, y: y + block.height - FINE / 2, weight: FINE });
    }
  });
  return drawn ?? block;
}
