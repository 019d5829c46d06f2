import { CONTENT_WIDTH, PAGE, SPACE } from '@/document/layout/page-layout';
import type { TextStyle } from '@/document/pdf/draw-words';
import { padded, paragraph, type PdfFace, whole } from '@/document/pdf/drawing';
import { NOTE } from '@/document/pdf/text-styles';
import { drawRule } from '@/document/pdf/pdf-sheet';
import { beginWith } from '@/document/pdf/pdf-text';
import type { Closing } from './model';

const RULE = 0.5;

/** Draws the closing note and the provenance, never on a page of their own. */
export const PDF: PdfFace<Closing> = {
  draw(drawing, { closingNote, provenance }) {
    const { pdf, sheet } = drawing;
    // Other faces have no italic: Latin letters among them are then upright too.
    const isUpright = pdf.faces.faceFor(closingNote, 'italic') !== 'italic';
    const look: TextStyle = isUpright ? { ...NOTE, font: 'regular' } : NOTE;
    const [first, ...rest] = paragraph(drawing, closingNote, look);
    const ruled = first
      ? beginWith([padded(first, RULE + SPACE.aboveClosingNote, 0)], (_x, y) => {
          drawRule(pdf, { x: PAGE.side, y, width: CONTENT_WIDTH, weight: RULE });
        })
      : [];
    const note = [...ruled, ...rest].map((block, index) => ({
      ...block,
      ...(index === 0 && { before: SPACE.beforeClosingNote }),
    }));
    const origins =
      provenance === null ? [] : paragraph(drawing, provenance, look, { before: SPACE.afterText });
    sheet.place([...drawing.held, ...whole([...note, ...origins])]);
  },
  texts: ({ closingNote, provenance }) => ({ regular: [closingNote, provenance] }),
};
