import type { Page } from '@playwright/test';

const EVERY_MS = 150;

interface Latencies {
  max: number;
  p99: number;
}

/**
 * Presses a key again and again like a person would, and measures in the page how long each press
 * waits for its handler, and for the next frame after it. Milliseconds.
 */
export async function watchInput(
  page: Page,
): Promise<{ stop(): Promise<{ handled: Latencies; shown: Latencies }> }> {
  await page.evaluate(() => {
    const seen = { handled: [] as number[], shown: [] as number[] };
    Object.assign(window, { inputSeen: seen });
    window.addEventListener('keydown', (event) => {
      seen.handled.push(performance.now() - event.timeStamp);
      requestAnimationFrame(() => {
        seen.shown.push(performance.now() - event.timeStamp);
      });
    });
  });
  let isStopped = false;
  const pressing = (async () => {
    while (!isStopped) {
      await page.keyboard.press('Shift');
      await new Promise((settle) => setTimeout(settle, EVERY_MS));
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await pressing;
      const { handled, shown } = await page.evaluate(
        () => (window as unknown as { inputSeen: Record<'handled' | 'shown', number[]> }).inputSeen,
      );
      return { handled: summary(handled), shown: summary(shown) };
    },
  };
}

function summary(times: number[]): Latencies {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    max: sorted.at(-1) ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
