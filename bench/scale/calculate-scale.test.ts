import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { ASSUMED, MEASURED, mostReportsEmbedded, scaleRows } from './calculate-scale.ts';

const page = readFileSync(join(PROJECT_FOLDER, 'docs', 'scale.md'), 'utf8');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const tableRows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cells);

it('docs/scale.md shows what follows from its figures', () => {
  for (const row of scaleRows()) expect(tableRows).toContainEqual(row);
  expect(page).toContain(`${mostReportsEmbedded().toLocaleString('en-GB')} reports a month`);
});

it('docs/scale.md names every figure that it rests on', () => {
  const named = tableRows.flatMap(([, value = '']) => value);
  for (const value of Object.values({ ...MEASURED, ...ASSUMED }))
    expect(named).toContain(value.toLocaleString('en-GB'));
});
