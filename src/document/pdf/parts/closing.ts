import { CONTENT_WIDTH, fittedBox, PAGE, SPACE } from '@/document/layout/page-layout';
import { COLOUR } from '@/document/layout/page-layout';
import { SIGNATURE_BOX } from '@/document/layout/photo-grid';
import { CAPTION, NOTE, SCHEDULE } from '../looks';
import { type Look, widthOf } from '../draw-words';
import { type Block, drawRule } from '../pdf-sheet';
import { beginWith } from '../pdf-text';
import { detailBlocks } from './details';
import { type Drawing, headingBlocks, kept, padded, paragraph, whole } from './drawing';
import { bytesOf, pictureBlock } from './pictures';

const RULE = 0.5;
const LINE_WIDTH = 300;
const ABOVE_RULE = 2;
const BEFORE_PICTURE = 10;
const BESIDE_LABEL = 8;

/** Who signs, or the line to sign on by hand; all on one page, with the end of the text before it. */
export function drawSignature(drawing: Drawing): void {
  const { model } = drawing;
  if (!model.signature) return;
  const { heading: text, lines } = model.signature;
  const place = { id: 'signature', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const heading = headingBlocks(drawing, { ...place, text, look: SCHEDULE });
  drawing.held.push(...kept([...heading, ...detailBlocks(drawing, lines), ...signHere(drawing)]));
}

/** The label at the left of the picture, or of the line to sign on; a rule under both. */
function signHere(drawing: Drawing): Block[] {
  const { pdf, root, model } = drawing;
  if (!model.signature) return [];
  const { label, picture } = model.signature;
  const look: Look = { ...CAPTION, font: 'regular' };
  const [words] = paragraph(drawing, label, look);
  const signed = picture && {
    ...{ bytes: bytesOf(picture), alt: picture.alt, gap: 0 },
    box: fittedBox(picture, SIGNATURE_BOX),
  };
  const drawn = signed ? pictureBlock(pdf, root, signed) : null;
  const lineHeight = words?.height ?? 0;
  const height = Math.max(drawn?.height ?? 0, lineHeight);
  const line: Block = {
    ...{ height: height + ABOVE_RULE + RULE, gap: SPACE.afterText },
    before: drawn ? BEFORE_PICTURE : SIGNATURE_BOX.height,
    draw(x, y) {
      words?.draw(x, y + height - lineHeight);
      drawn?.draw(x + widthOf(pdf, label, look) + BESIDE_LABEL, y + height - drawn.height);
      const bottom = { x, y: y + height + ABOVE_RULE, width: LINE_WIDTH, weight: RULE };
      drawRule(pdf, { ...bottom, colour: COLOUR.ink });
    },
  };
  return [line];
}

/** What the product says of the report, and how its words came about; never on a page of their own. */
export function drawClosing(drawing: Drawing): void {
  const { pdf, sheet, model } = drawing;
  const { closingNote, authorship } = model;
  // Letters of other faces do not slant: Latin ones among them then stand upright too.
  const isUpright = pdf.faces.faceFor(closingNote, 'italic') !== 'italic';
  const look: Look = isUpright ? { ...NOTE, font: 'regular' } : NOTE;
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
    authorship === null ? [] : paragraph(drawing, authorship, look, { before: SPACE.afterText });
  sheet.place([...drawing.held, ...whole([...note, ...origins])]);
}
