import { PART_SHARES, textWidth } from '@/document/layout/column-widths';
import { CONTENT_WIDTH, SPACE } from '@/document/layout/page-layout';
import { SCHEDULE, SECTION, TABLE_TEXT, TEXT } from '../looks';
import { isRightToLeft } from '@/document/model/clean-text';
import type { Structure } from '../pdf-sheet';
import { plain, textBlocks } from '../pdf-text';
import { type Drawing, headingBlocks, paragraph, whole } from './drawing';
import { columnsOf } from './lists';
import { levelBlocks } from './photo-cell';
import { AFTER_TABLE, drawTable, tableCell } from './table';

/** How many rows have each rating, and which of them cannot wait. */
export function drawSummary(drawing: Drawing): void {
  const { pdf, sheet, root, model } = drawing;
  if (!model.summary) return;
  const { heading: text, columns: headings, counts } = model.summary;
  const place = { id: 'summary', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const columns = columnsOf(headings, PART_SHARES.counts);
  const widths = columns.map(({ width }) => textWidth(width));
  drawTable({
    ...{ sheet, parent: root, columns },
    lead: headingBlocks(drawing, { ...place, text, look: SCHEDULE }),
    rows: counts.map(({ level, meaning, count }) => (row: Structure) => [
      tableCell(pdf, row, (parent) =>
        level ? levelBlocks(pdf, parent, level, widths[0] ?? 0) : [],
      ),
      ...[meaning, String(count)].map((words, index) =>
        tableCell(pdf, row, (parent) => {
          const width = widths[index + 1] ?? 0;
          return textBlocks({
            ...{ pdf, parent, tag: 'P', runs: plain(words), look: TABLE_TEXT, width },
            isRightToLeft: isRightToLeft(words),
          });
        }),
      ),
    ]),
  });
  sheet.place([AFTER_TABLE]);
  drawUrgent(drawing);
}

function drawUrgent(drawing: Drawing): void {
  const { pdf, sheet, root, model } = drawing;
  const urgent = model.summary?.urgent;
  if (!urgent) return;
  const place = { id: null, level: 2, tag: 'H3', before: SPACE.beforeSection } as const;
  sheet.place([
    ...headingBlocks(drawing, { ...place, text: urgent.heading, look: SECTION }),
    ...urgent.items.flatMap(({ reference, text, note }) => {
      const after = note === '' ? ` ${text}` : ` ${text} (${note})`;
      const runs = [reference, ...plain(after)];
      return whole(
        textBlocks({ pdf, parent: root, tag: 'P', runs, look: TEXT, width: CONTENT_WIDTH }),
      );
    }),
    ...(urgent.more === '' ? [] : paragraph(drawing, urgent.more, TEXT)),
  ]);
}

/** The levels of the report's scheme, each with what it means. */
export function drawRatings(drawing: Drawing): void {
  const { pdf, sheet, root, model } = drawing;
  if (!model.ratings) return;
  const { heading: text, scheme, basis, levels } = model.ratings;
  const place = { id: 'ratings', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  const before = [
    ...headingBlocks(drawing, { ...place, text, look: SCHEDULE }),
    ...(scheme === '' ? [] : paragraph(drawing, scheme, { ...TEXT, font: 'bold' })),
    ...(basis === '' ? [] : paragraph(drawing, basis, TEXT)),
  ];
  const columns = columnsOf(['', ''], PART_SHARES.ratings);
  const [code = 0, words = 0] = columns.map(({ width }) => textWidth(width));
  const look = TABLE_TEXT;
  drawTable({
    ...{ sheet, parent: root, columns },
    lead: before.map((block) => ({ ...block, keepsWithNext: true })),
    rows: levels.map((level) => (row: Structure) => [
      tableCell(pdf, row, (parent) => levelBlocks(pdf, parent, level, code), 'TH'),
      tableCell(pdf, row, (parent) =>
        [level.label, level.definition].flatMap((line, index) => {
          const own = {
            runs: plain(line),
            look: index === 0 ? { ...look, font: 'bold' as const } : look,
          };
          const common = { pdf, parent, tag: 'P', isRightToLeft: isRightToLeft(line) } as const;
          return line === '' ? [] : textBlocks({ ...common, width: words, ...own });
        }),
      ),
    ]),
  });
  sheet.place([AFTER_TABLE]);
}
