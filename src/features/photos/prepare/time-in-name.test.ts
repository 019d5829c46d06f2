import { expect, it } from 'vitest';
import { tableRows } from '../../../../testing/table-rows';
import { timeInName } from './time-in-name';

it.each(
  tableRows('comes-in/pictures.md', 'Times').map(({ Name, Time }) => [Name ?? '', Time ?? '']),
)('%s: %s', (name, time) => {
  expect(timeInName(name) ?? 'none').toBe(time);
});
