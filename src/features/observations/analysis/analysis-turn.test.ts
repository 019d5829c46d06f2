import { expect, it, vi } from 'vitest';
import { createAnalysisTurn } from './analysis-turn';
import { SimulatedBrowser } from './simulated-browser.fixture';

const noted = () => undefined;

it('is one tab’s at a time, and the next one’s when that gives it back', async () => {
  const browser = new SimulatedBrowser();
  const [first, second] = [browser.open(), browser.open()];
  expect(await first.turn.take(noted)).toBe(true);
  const onAwaited = vi.fn();
  const turn = second.turn.take(onAwaited);
  await vi.waitFor(() => {
    expect(onAwaited).toHaveBeenCalledOnce();
  });
  first.turn.release();
  expect(await turn).toBe(true);
});

it('passes on when the tab that has it is closed', async () => {
  const browser = new SimulatedBrowser();
  const [first, second] = [browser.open(), browser.open()];
  await first.turn.take(noted);
  const turn = second.turn.take(noted);
  first.close();
  expect(await turn).toBe(true);
});

it('is no longer waited for once it is given back before it came', async () => {
  const browser = new SimulatedBrowser();
  const [first, second, third] = [browser.open(), browser.open(), browser.open()];
  await first.turn.take(noted);
  const waited = second.turn.take(() => {
    second.turn.release();
  });
  expect(await waited).toBe(false);
  first.turn.release();
  expect(await third.turn.take(noted)).toBe(true);
});

it('can be taken again after it was given back', async () => {
  const { turn } = new SimulatedBrowser().open();
  await turn.take(noted);
  turn.release();
  expect(await turn.take(noted)).toBe(true);
});

it('is everybody’s where the page has no locks, or is refused them', async () => {
  const refused = { request: () => Promise.reject(new Error('SecurityError')) };
  const locks = refused as unknown as LockManager;
  expect(await createAnalysisTurn(undefined, 'report').take(noted)).toBe(true);
  expect(await createAnalysisTurn(locks, 'report').take(noted)).toBe(true);
});
