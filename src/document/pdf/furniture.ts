import { CONTENT_WIDTH, PAGE } from '../layout/page-layout';
import type { ReportContent } from '../model/report-content';
import { FURNITURE } from './text-styles';
import { drawArtifact, type Pdf } from './pdf-sheet';
import { lineOfWords } from './pdf-text';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** The baseline of the foot's last line. */
const FOOTER_Y = PAGE.height - 42;
const LINE_STEP = 9.2;
/** The least gap between the left and right of a running line. */
const FURNITURE_GAP = 20;

/** Draws heads and feet, once all pages are known: nothing on a cover, no head on the first page after it. */
export function drawFurniture(
  pdf: Pdf,
  report: ReportContent,
  { hasCover }: { hasCover: boolean },
): void {
  const { start, count } = pdf.bufferedPageRange();
  const { before, between, after } = report.pageNumber;
  const layOutLine = (text: string) => lineOfWords(pdf, text, FURNITURE);
  const right = PAGE.side + CONTENT_WIDTH;
  const date = layOutLine(report.inspectionDate);
  const head = shortened(report.title, CONTENT_WIDTH - date.width - FURNITURE_GAP, layOutLine);
  const longest = layOutLine(`${before}${count}${between}${count}${after}`);
  const foot = report.foot.map((text, index) => {
    const beside = index === 0 ? longest.width + FURNITURE_GAP : 0;
    return shortened(text, CONTENT_WIDTH - beside, layOutLine, index > 0);
  });
  const footer = FOOTER_Y - Math.max(0, foot.length - 1) * LINE_STEP;
  const first = hasCover ? 1 : 0;
  for (let index = first; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const pages = layOutLine(`${before}${index + 1}${between}${count}${after}`);
    const draw = () => {
      if (index > first) {
        head.draw(PAGE.side, PAGE.header);
        date.draw(right - date.width, PAGE.header);
      }
      for (const [line, words] of foot.entries()) words.draw(PAGE.side, footer + line * LINE_STEP);
      pages.draw(right - pages.width, footer);
    };
    drawArtifact(pdf, draw, 'Pagination');
  }
}

/** Shortens a text to `width` at a grapheme boundary; cuts its start with `keepsEnd`. */
function shortened(
  text: string,
  width: number,
  layOutLine: (text: string) => ReturnType<typeof lineOfWords>,
  keepsEnd = false,
) {
  const whole = layOutLine(text);
  if (whole.width <= width) return whole;
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let line = whole;
  while (letters.length > 0 && line.width > width) {
    if (keepsEnd) letters.shift();
    else letters.pop();
    line = layOutLine(
      keepsEnd ? `…${letters.join('').trimStart()}` : `${letters.join('').trimEnd()}…`,
    );
  }
  return line;
}
