import { writeLineStart } from './line-start';
import type { Block, Run } from './report-text';
import { linesOfTable } from './text-table';

/**
 * Writes blocks as plain text that parses to them again (parse-text.ts): one spelling for each thing, however it was
 * typed. Equal texts are the same report.
 */
export function textOfBlocks(blocks: readonly Block[]): string {
  const markers = blocks.map((block) => (block.kind === 'numbered' ? block.marker : ''));
  const linesAt = (block: Block, index: number) =>
    linesOfBlock(block, markers[index - 1], markers[index + 1]);
  return blocks.map(linesAt).reduce((text, lines, index) => {
    const own = lines.join('\n');
    if (index === 0) return own;
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // Without a blank line, these lines would parse as a table.
    const isApart = ['|', '\t'].some((sign) => last.includes(sign) && lines[0]?.includes(sign));
    return text + (isApart ? '\n\n' : '\n') + own;
  }, '');
}

function linesOfBlock(block: Block, before = '', after = ''): string[] {
  if (block.kind === 'table') return linesOfTable(block.rows.map((row) => row.map(typed)));
  const { kind, level, marker, runs } = block;
  const words = typed(runs);
  if (kind === 'text') return [words];
  if (kind === 'heading') return [`${'#'.repeat(level + 1)} ${words}`];
  const start = kind === 'bullet' ? '- ' : writeLineStart(marker, before, after);
  return [`${'  '.repeat(level)}${start}${words}`];
}

/** Joins neighbouring bold runs, which references to photos split. */
function typed(runs: readonly Run[]): string {
  return runs
    .map(({ text, isBold }, index) => {
      if (!isBold) return text;
      const opens = !runs[index - 1]?.isBold;
      const closes = !runs[index + 1]?.isBold;
      return `${opens ? '**' : ''}${text}${closes ? '**' : ''}`;
    })
    .join('');
}
