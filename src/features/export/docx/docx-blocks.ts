import { HeadingLevel, Paragraph, Table, TableCell, TableRow } from 'docx';
import { CONTENT_WIDTH } from '../layout/page-layout';
import type { Block, TextTable } from '../model/report-model';
import { STYLE, twips } from './docx-styles';
import { docxParagraph, docxRuns } from './docx-text';

const HEADINGS = [HeadingLevel.HEADING_3, HeadingLevel.HEADING_4, HeadingLevel.HEADING_5] as const;

/** What a section holds, as Word's paragraphs and tables. */
export function docxBlocks(blocks: readonly Block[]): (Paragraph | Table)[] {
  return blocks.map((block) => {
    if (block.kind === 'table') return textTable(block);
    if (block.kind !== 'heading') return docxParagraph(block);
    return new Paragraph({
      heading: HEADINGS[block.level],
      ...(block.isRightToLeft && { bidirectional: true }),
      children: block.runs.flatMap((run) => docxRuns(run, block.isRightToLeft)),
    });
  });
}

function textTable({ rows, isRightToLeft }: TextTable): Table {
  const columns = rows[0]?.length ?? 1;
  const width = Math.floor(twips(CONTENT_WIDTH) / columns);
  return new Table({
    layout: 'fixed',
    width: { size: width * columns, type: 'dxa' },
    columnWidths: Array.from({ length: columns }, () => width),
    visuallyRightToLeft: isRightToLeft,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: cells.map(
            (runs) =>
              new TableCell({
                width: { size: width, type: 'dxa' },
                children: [
                  new Paragraph({
                    style: index === 0 ? STYLE.columnHeading : STYLE.tableText,
                    children: runs.flatMap((run) => docxRuns(run, isRightToLeft)),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}
