import type { Size } from '@/lib/pictures/size';
import { SPACE } from '../layout/page-layout';
import { rowId } from '../model/outline';
import { buildLevelChip, type PrintedLevel } from '../model/printed-levels';
import { captionText, type PlacedPhoto } from '../model/report-content';
import { CAPTION, PHOTO_NOTE, TABLE_TEXT } from './text-styles';
import type { Block, Pdf, Structure } from './pdf-sheet';
import { beginWith, nameDestination, plain, textBlocks } from './pdf-text';
import type { Drawing } from './drawing';
import { photoPicture, pictureBlock } from './pictures';

/** A row's picture, or its replacement text. */
export function shownPhoto(
  { pdf, pictures }: Drawing,
  parent: Structure,
  { number, photo, whenNoPhoto }: PlacedPhoto,
  { width, fitBox }: { width: number; fitBox: (size: Size | null) => Size },
): Block[] {
  const picture = pictures.get(number);
  if (photo && picture) {
    const { alt } = photo;
    const { key = '' } = picture;
    const placed = { alt, box: fitBox(picture.size), gap: key === '' ? SPACE.aboveCaption : 0 };
    const look = { ...PHOTO_NOTE, after: SPACE.aboveCaption };
    return [
      {
        ...pictureBlock(pdf, parent, { ...photoPicture(picture), ...placed }),
        keepsWithNext: key !== '',
      },
      ...(key === ''
        ? []
        : textBlocks({
            pdf,
            parent,
            tag: 'P',
            runs: plain(key),
            look,
            width,
            keepsWithNext: true,
          })),
    ];
  }
  const look = { ...TABLE_TEXT, after: SPACE.aboveCaption };
  const runs = plain(photo?.url ?? whenNoPhoto);
  return textBlocks({ pdf, parent, tag: 'P', runs, look, width });
}

export function captionBlocks(
  pdf: Pdf,
  parent: Structure,
  placed: PlacedPhoto,
  width: number,
): Block[] {
  const runs = plain(captionText(placed));
  return textBlocks({ pdf, parent, tag: 'Caption', runs, look: CAPTION, width });
}

/** Makes the first block the target of references to the row's photo. */
export function reachedByReferences(
  { pdf, pages, sheet }: Drawing,
  number: number,
  blocks: Block[],
  above = 0,
): Block[] {
  return beginWith(blocks, (x, y) => {
    pages.set(rowId(number), sheet.page);
    pdf.addNamedDestination(nameDestination(number), 'XYZ', x, y - above, null);
  });
}

export function levelBlocks(
  pdf: Pdf,
  parent: Structure,
  level: PrintedLevel,
  width: number,
): Block[] {
  return textBlocks({
    pdf,
    parent,
    tag: 'P',
    runs: [buildLevelChip(level)],
    look: TABLE_TEXT,
    width,
  });
}
