import { COLOUR, fittedBox, SPACE } from '@/document/layout/page-layout';
import { SIGNATURE_BOX } from '@/document/layout/photo-grid';
import { detailBlocks, detailTexts } from '@/document/pdf/details';
import { type TextStyle, measureWidth } from '@/document/pdf/draw-words';
import { type Drawing, headingBlocks, kept, paragraph, type PdfFace } from '@/document/pdf/drawing';
import { CAPTION } from '@/document/pdf/text-styles';
import { type Block, drawRule } from '@/document/pdf/pdf-sheet';
import { viewBytes, pictureBlock } from '@/document/pdf/pictures';
import type { Signature } from './model';

const RULE = 0.5;
const LINE_WIDTH = 300;
const ABOVE_RULE = 2;
const BEFORE_PICTURE = 10;
const BESIDE_LABEL = 8;

/** Draws the signatory or the line to sign on, on one page with the end of the text. */
export const PDF: PdfFace<Signature> = {
  draw(drawing, signature) {
    const blocks = [
      ...headingBlocks(drawing, 'part', signature.heading, 'signature'),
      ...detailBlocks(drawing, signature.lines),
      signHere(drawing, signature),
    ];
    drawing.held.push(...kept(blocks));
  },
  texts: ({ heading, label, lines }) => ({
    bold: [heading],
    regular: [label, ...detailTexts(lines)],
  }),
};

/** The label left of the picture or the line to sign on; a rule under both. */
function signHere(drawing: Drawing, { label, picture }: Signature): Block {
  const { pdf, root } = drawing;
  const look: TextStyle = { ...CAPTION, font: 'regular' };
  const [words] = paragraph(drawing, label, look);
  const signed = picture && {
    bytes: viewBytes(picture),
    alt: picture.alt,
    gap: 0,
    box: fittedBox(picture, SIGNATURE_BOX),
  };
  const drawn = signed ? pictureBlock(pdf, root, signed) : null;
  const lineHeight = words?.height ?? 0;
  const height = Math.max(drawn?.height ?? 0, lineHeight);
  return {
    height: height + ABOVE_RULE + RULE,
    gap: SPACE.afterText,
    before: drawn ? BEFORE_PICTURE : SIGNATURE_BOX.height,
    draw(x, y) {
      words?.draw(x, y + height - lineHeight);
      drawn?.draw(x + measureWidth(pdf, label, look) + BESIDE_LABEL, y + height - drawn.height);
      const bottom = { x, y: y + height + ABOVE_RULE, width: LINE_WIDTH, weight: RULE };
      drawRule(pdf, { ...bottom, colour: COLOUR.ink });
    },
  };
}
