import { Paragraph, Table, TableCell, TableRow } from 'docx';
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
import { afterTable, lineParagraph, WITHOUT_LINES } from '@/document/word/write/plain-table';
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

/** One page's photos: a borderless table on a fixed grid, each cell as high as its photo may be. */
function photoTable(
  page: Photo[],
  grid: PhotoGrid,
  writePhoto: (photo: Photo) => Paragraph[],
): Table {
  const gap = twips(GRID_GAP);
  const column = twips(grid.cell.width);
  const widths = Array.from({ length: grid.columns }, (_, index) =>
    index === 0 ? column : column + gap,
  );
  const lines = photoPages(page, grid.columns);
  return new Table({
    layout: 'fixed',
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    columnWidths: widths,
    ...WITHOUT_LINES,
    rows: lines.map((photos, line) => {
      const isLast = line === grid.rows - 1;
      const height = twips(grid.cell.height) + (isLast ? 0 : gap);
      return new TableRow({
        cantSplit: true,
        height: { value: height, rule: 'atLeast' },
        children: widths.map((size, index) => {
          const photo = photos[index];
          return new TableCell({
            width: { size, type: 'dxa' },
            margins: { ...WITHOUT_LINES.margins, left: index === 0 ? 0 : gap },
            children: photo ? writePhoto(photo) : [new Paragraph({ style: STYLE.photoNote })],
          });
        }),
      });
    }),
  });
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
