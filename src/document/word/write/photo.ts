import { Bookmark, ImageRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { COLOUR, SIZE } from '@/document/layout/page-layout';
import { encodeBookmark, textHash } from '@/document/bookmarks/bookmark-name';
import { bytesOfBase64 } from '@/lib/base64';
import type { Size } from '@/lib/pictures/size';
import type { PlacedPhoto } from '@/document/model/report-content';
import type { PrintedPicture } from '@/document/model/printed-letterhead';
import type { Picture } from '@/document/pictures/prepare-picture';
import { fieldWithResult } from './field';
import { wrapInBookmark } from './bookmarks';
import type { DocumentFonts } from './scripts';
import { STYLE, twips } from './styles';
import { captionBookmark, numberBookmark } from './text';
import { docxWords } from './words';
import { drawPlaceholder } from './insert-pictures';

/** Pixels at 96 to the inch, the unit of the library's pictures. */
const pixels = (points: number) => Math.round((points * 96) / 72);

const transformation = ({ width, height }: Size) => ({
  width: pixels(width),
  height: pixels(height),
});

/** Word crops a picture to a line of fixed height. */
export const PICTURE_LINE = { after: 0, line: 240, lineRule: 'auto' } as const;

export function photoRun({ number, caption, photo }: PlacedPhoto, box: Size): ImageRun {
  return new ImageRun({
    type: 'jpg',
    data: drawPlaceholder(number),
    transformation: transformation(box),
    altText: { name: caption.text, description: photo?.alt ?? caption.text },
  });
}

/** A row's photo; words where it has none or it could not be loaded. */
export function photoParagraph(
  placed: PlacedPhoto,
  picture: Picture | undefined,
  fitBox: (size: Size | null) => Size,
  { staysWithNext = false, before = 0 }: { staysWithNext?: boolean; before?: number } = {},
): Paragraph {
  const { photo, whenNoPhoto } = placed;
  const keepNext = staysWithNext && { keepNext: true };
  if (photo === null || picture === undefined) {
    return new Paragraph({
      style: STYLE.tableText,
      ...keepNext,
      ...(before > 0 && { spacing: { before: twips(before) } }),
      text: photo?.url ?? whenNoPhoto,
    });
  }
  return new Paragraph({
    style: STYLE.tableText,
    ...keepNext,
    spacing: { ...PICTURE_LINE, ...(before > 0 && { before: twips(before) }) },
    children: [photoRun(placed, fitBox(picture.size)), ...keyRuns(placed, picture)],
  });
}

/** Writes the key of a photo's letters on a line beneath it, bookmarked as no person's text. */
function keyRuns({ id }: PlacedPhoto, { key = '' }: Picture): ParagraphChild[] {
  const run = new TextRun({ break: 1, text: key, size: SIZE.caption * 2, color: COLOUR.soft });
  const name = encodeBookmark({ kind: 'end', id, hash: textHash(key) });
  return key === '' ? [] : wrapInBookmark(name, [run]);
}

export function storedPictureRun({ mediaType, data, alt }: PrintedPicture, box: Size): ImageRun {
  return new ImageRun({
    type: mediaType === 'image/png' ? 'png' : 'jpg',
    data: bytesOfBase64(data),
    transformation: transformation(box),
    altText: { name: alt, description: alt },
  });
}

/**
 * A row's caption, the target of references. Its number is Word's own count; where the caption before it is not the
 * previous number's, the count is reset.
 */
export function captionParagraph(
  { number, caption, said }: PlacedPhoto,
  fonts: DocumentFonts,
  {
    before = number - 1,
    after,
    textBookmark = null,
    staysWithNext = false,
  }: {
    before?: number;
    after?: number;
    textBookmark?: string | null;
    staysWithNext?: boolean;
  } = {},
): Paragraph {
  const counted = `SEQ Photo \\* ARABIC${before === number - 1 ? '' : ` \\r ${number}`}`;
  return new Paragraph({
    style: STYLE.caption,
    ...(staysWithNext && { keepNext: true }),
    ...(after !== undefined && { spacing: { after: twips(after) } }),
    children: wrapInBookmark(textBookmark, [
      new Bookmark({
        id: captionBookmark(number),
        children: [
          new TextRun(caption.words),
          new Bookmark({
            id: numberBookmark(number),
            children: fieldWithResult(counted, [new TextRun(String(number))]),
          }),
        ],
      }),
      ...(said === '' ? [] : docxWords(`: ${said}`, { fonts })),
    ]),
  });
}
