import { expect, it, vi } from 'vitest';
import { generateOnce } from './generate-once';

it('drafts once for a report that is asked for twice, and anew after that', async () => {
  let finish = () => {};
  const generate = vi.fn(() => new Promise<void>((settle) => (finish = settle)));
  const first = generateOnce('report', generate);
  const second = generateOnce('report', generate);
  finish();
  await Promise.all([first, second]);
  expect(generate).toHaveBeenCalledTimes(1);
  const third = generateOnce('report', generate);
  finish();
  await third;
  expect(generate).toHaveBeenCalledTimes(2);
});
