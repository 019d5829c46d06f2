import { headingBlocks, kept, paragraph, type PdfFace } from '@/document/pdf/drawing';
import { TABLE_TEXT, TEXT } from '@/document/pdf/text-styles';
import { plain } from '@/document/pdf/pdf-text';
import { levelBlocks } from '@/document/pdf/photo-cell';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';
import { type Ratings, SHARES } from './model';

export const PDF: PdfFace<Ratings> = {
  draw(drawing, { heading, scheme, basis, levels }) {
    const { pdf } = drawing;
    drawPlainTable(drawing, {
      lead: kept([
        ...headingBlocks(drawing, 'part', heading, 'ratings'),
        ...(scheme === '' ? [] : paragraph(drawing, scheme, { ...TEXT, font: 'bold' })),
        ...(basis === '' ? [] : paragraph(drawing, basis, TEXT)),
      ]),
      columns: ['', ''],
      shares: SHARES,
      hasRowHeads: true,
      rows: levels.map((level) => [
        (cell, width) => levelBlocks(pdf, cell, level, width),
        (cell, width) =>
          (['label', 'definition'] as const).flatMap((name) => {
            const look = { ...TABLE_TEXT, ...(name === 'label' && { font: 'bold' as const }) };
            const text = level[name];
            return text === '' ? [] : cellText(pdf, plain(text), look)(cell, width);
          }),
      ]),
    });
  },
  texts: ({ heading, scheme, basis, levels }) => ({
    bold: [heading, scheme, ...levels.flatMap(({ code, label }) => [code, label])],
    regular: [basis, ...levels.map(({ definition }) => definition)],
  }),
};
