import { PART_SHARES } from '@/document/layout/column-widths';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import type { UrgentRows } from '@/document/model/report-parts';
import {
  type Drawing,
  headingBlocks,
  paragraph,
  type PdfPart,
  whole,
} from '@/document/pdf/drawing';
import { TEXT } from '@/document/pdf/text-styles';
import { plain, textBlocks } from '@/document/pdf/pdf-text';
import { levelBlocks } from '@/document/pdf/photo-cell';
import { cellText, drawPlainTable } from '@/document/pdf/plain-table';

/** How many rows have each rating, and which of them cannot wait. */
export const pdfSummary: PdfPart = {
  draw(drawing) {
    const { pdf, model } = drawing;
    if (!model.summary) return;
    const { heading, columns, counts, urgent } = model.summary;
    drawPlainTable(drawing, {
      lead: headingBlocks(drawing, 'part', heading, 'summary'),
      ...{ columns, shares: PART_SHARES.counts },
      rows: counts.map(({ level, meaning, count }) => [
        (cell, width) => (level ? levelBlocks(pdf, cell, level, width) : []),
        cellText(pdf, plain(meaning)),
        cellText(pdf, plain(String(count))),
      ]),
    });
    if (urgent) drawUrgent(drawing, urgent);
  },
  texts({ summary }) {
    const { heading, columns = [], counts = [], urgent } = summary ?? {};
    return {
      bold: [heading, ...columns, urgent?.heading, ...counts.map(({ level }) => level?.code)],
      regular: [
        ...counts.map(({ meaning }) => meaning),
        ...(urgent?.items ?? []).flatMap(({ reference, text, note }) => [
          reference.text,
          text,
          note,
        ]),
        urgent?.more,
      ],
    };
  },
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
