import { TextRun } from 'docx';
import type { PrintedLevel } from '../../model/report-parts';

/** Spaces that no line breaks at: the colour reaches a little beyond the words. */
const EDGE = '\u00a0';

/** A level's code on its colour. The code says it as well: a print without colours loses nothing. */
export function levelBadge({ code, colour }: PrintedLevel): TextRun {
  return new TextRun({
    text: `${EDGE}${code}${EDGE}`,
    bold: true,
    color: 'FFFFFF',
    shading: { type: 'clear', color: 'auto', fill: colour.toUpperCase() },
  });
}
