import { Paragraph, type Table } from 'docx';
import { fittedBox } from '@/document/layout/page-layout';
import {
  GRID_GAP,
  type PhotoGrid,
  photoGrid,
  photoPages,
  pictureOver,
} from '@/document/layout/photo-grid';
import { captionText } from '@/document/model/report-content';
import { captionParagraph, photoParagraph } from '@/document/word/write/photo';
import { buildPhotoBookmark } from '@/document/word/write/bookmarks';
import { STYLE, twips } from '@/document/word/write/styles';
import { docxHeading } from '@/document/word/write/heading';
import type { PartWriting, WordFace } from '@/document/word/write/part-writing';
import {
  afterTable,
  borderlessTable,
  equalWidths,
  lineParagraph,
} from '@/document/word/write/plain-table';
import type { PhotoPages } from './model';

type Photo = PhotoPages['photos'][number];

export const WORD: WordFace<PhotoPages> = ({ heading, perPage, photos }, writing, startsPage) => {
  const before = new Map(photos.map((one, index) => [one, photos[index - 1]?.placed.number ?? 0]));
  const grid = photoGrid(perPage);
  return [
    docxHeading(heading, { id: 'photographs', level: 1, startsPage }, writing),
    ...photoPages(photos, perPage).flatMap((page, index) => [
      // Separates two tables, which Word would otherwise join, and begins the second one's page.
      ...(index === 0 ? [] : [new Paragraph({ style: STYLE.photoPage, pageBreakBefore: true })]),
      photoTable(page, grid, (photo) => photoCell(photo, before.get(photo) ?? 0, grid, writing)),
    ]),
    afterTable(),
  ];
};

/** One page's photos, each cell as high as its photo may be. */
function photoTable(
  page: Photo[],
  { columns, rows, cell }: PhotoGrid,
  writePhoto: (photo: Photo) => Paragraph[],
): Table {
  const gap = twips(GRID_GAP);
  return borderlessTable(
    equalWidths(columns, twips(cell.width), gap),
    gap,
    photoPages(page, columns).map((photos, line) => ({
      cells: photos.map(writePhoto),
      height: twips(cell.height) + (line === rows - 1 ? 0 : gap),
    })),
  );
}

function photoCell(
  { placed, isMore, note }: Photo,
  before: number,
  grid: PhotoGrid,
  { pictures, fonts }: PartWriting,
): Paragraph[] {
  return [
    photoParagraph(placed, pictures.get(placed.number), (size) =>
      fittedBox(size, pictureOver(captionText(placed), grid)),
    ),
    // The rows' own bookmarks are in the schedule; a finding's further photo has none there.
    captionParagraph(placed, fonts, {
      before,
      textBookmark: buildPhotoBookmark(placed, isMore ? 'photo' : 'caption'),
    }),
    ...(note === '' ? [] : [lineParagraph(note, fonts, STYLE.photoNote)]),
  ];
}
