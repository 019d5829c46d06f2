import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import {
  type Drawing,
  headingBlocks,
  paragraph,
  type PdfFace,
  whole,
} from '@/document/pdf/drawing';
import { TEXT } from '@/document/pdf/text-styles';
import { plain, textBlocks } from '@/document/pdf/pdf-text';
import { levelBlocks } from '@/document/pdf/photo-cell';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';
import { SHARES, type Summary, type UrgentRows } from './model';

export const PDF: PdfFace<Summary> = {
  draw(drawing, { heading, columns, counts, urgent }) {
    const { pdf } = drawing;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'summary'),
      columns,
      shares: SHARES,
      rows: counts.map(({ level, meaning, count }) => [
        (cell, width) => (level ? levelBlocks(pdf, cell, level, width) : []),
        cellText(pdf, plain(meaning)),
        cellText(pdf, plain(String(count))),
      ]),
    });
    if (urgent) drawUrgent(drawing, urgent);
  },
  texts: ({ heading, columns, counts, urgent }) => ({
    bold: [heading, ...columns, urgent?.heading, ...counts.map(({ level }) => level?.code)],
    regular: [
      ...counts.map(({ meaning }) => meaning),
      ...(urgent?.items ?? []).flatMap(({ reference, text, note }) => [reference.text, text, note]),
      urgent?.more,
    ],
  }),
};

function drawUrgent(drawing: Drawing, { heading, items, more }: UrgentRows): void {
  const { pdf, sheet, root } = drawing;
  sheet.place([
    ...headingBlocks(drawing, 'section', heading),
    ...items.flatMap(({ reference, text, note }) => {
      const after = note === '' ? ` ${text}` : ` ${text} (${note})`;
      const runs = [reference, ...plain(after)];
      return whole(
        textBlocks({ pdf, parent: root, tag: 'P', runs, look: TEXT, width: CONTENT_WIDTH }),
      );
    }),
    ...(more === '' ? [] : paragraph(drawing, more, TEXT)),
  ]);
}
