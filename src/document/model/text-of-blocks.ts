import { writeLineStart } from './line-start';
import type { Block, Run } from './report-text';
import { linesOfTable } from './text-table';

/**
 * The plain text that reads as these blocks again (parse-text.ts): one way to write each thing, however
 * it was typed. Two texts are the same report when theirs are equal.
 */
export function textOfBlocks(blocks: readonly Block[]): string {
  const markers = blocks.map((block) => (block.kind === 'numbered' ? block.marker : ''));
  const linesAt = (block: Block, index: number) =>
    linesOfBlock(block, markers[index - 1], markers[index + 1]);
  return blocks.map(linesAt).reduce((text, lines, index) => {
    const own = lines.join('\n');
    if (index === 0) return own;
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // Directly one after the other, these lines would read as a table.
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

/** Neighbouring bold runs are one: references to photos part them. */
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
