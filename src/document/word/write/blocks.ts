import { HeadingLevel, Paragraph, Table, TableCell, TableRow } from 'docx';
import { textWidth } from '@/document/layout/column-widths';
import { fitRuns } from '@/document/layout/fit-words';
import { CONTENT_WIDTH, SIZE } from '@/document/layout/page-layout';
import { headingId } from '@/document/model/outline';
import {
  type Block,
  staysWithNext as staysWithItem,
  type TextTable,
} from '@/document/model/report-text';
import { STYLE, twips } from './styles';
import { docxParagraph, docxRuns, type Writing } from './text';
import { headingBookmark } from './heading';
import { keepWhole } from './plain-table';

/** Beneath the section's own heading, which is of level 2. */
const HEADINGS = [HeadingLevel.HEADING_3, HeadingLevel.HEADING_4, HeadingLevel.HEADING_5] as const;

export function docxBlocks(
  blocks: readonly Block[],
  writing: Writing & { hasContents?: boolean },
  /** The text's id in the outline, for links from the contents to its headings. */
  text?: string,
  {
    textBookmark = null,
    staysWithNext = false,
  }: {
    /** Bookmarks the first paragraph, where no heading does. */
    textBookmark?: string | null;
    staysWithNext?: boolean;
  } = {},
): (Paragraph | Table)[] {
  const { fonts, lists } = writing;
  const places = lists.numberPlaces(blocks);
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'table') {
      const heading = block.kind === 'heading' ? HEADINGS[block.level] : undefined;
      const isListed = writing.hasContents === true && heading === HEADINGS[0];
      const bookmark =
        isListed && text !== undefined ? headingBookmark(headingId(text, index)) : undefined;
      const look = {
        heading,
        bookmark,
        textBookmark: index === 0 ? textBookmark : null,
        ...(staysWithItem(blocks, index) && { keepNext: true }),
        ...(staysWithNext && index === blocks.length - 1 && { keepNext: true, keepLines: true }),
      };
      return docxParagraph(block, look, fonts, places.get(block));
    }
    // Word joins two tables without a paragraph between them; it also keeps a distance.
    return [textTable(block, writing), new Paragraph({ style: STYLE.afterTable })];
  });
}

function textTable({ rows, isRightToLeft }: TextTable, { fonts, hyphenate }: Writing): Table {
  const columns = rows[0]?.length ?? 1;
  const width = Math.floor(twips(CONTENT_WIDTH) / columns);
  const place = { width: textWidth(CONTENT_WIDTH / columns), size: SIZE.table };
  return new Table({
    style: STYLE.table,
    tableLook: { firstRow: true, noHBand: true, noVBand: true },
    layout: 'fixed',
    width: { size: width * columns, type: 'dxa' },
    columnWidths: Array.from({ length: columns }, () => width),
    ...(isRightToLeft && { visuallyRightToLeft: true }),
    rows: rows.map((cells, index) => {
      const style = index === 0 ? STYLE.columnHeading : STYLE.tableText;
      const kept = keepWhole(rows, index);
      return new TableRow({
        tableHeader: index === 0,
        cantSplit: true,
        children: cells.map(
          (runs) =>
            new TableCell({
              width: { size: width, type: 'dxa' },
              children: [
                new Paragraph({
                  style,
                  ...kept,
                  ...(isRightToLeft && { bidirectional: true }),
                  children: fitRuns(
                    runs,
                    index === 0 ? { ...place, font: 'bold' } : place,
                    hyphenate,
                  ).flatMap((run) => docxRuns(run, isRightToLeft, fonts)),
                }),
              ],
            }),
        ),
      });
    }),
  });
}
