import { focusInRow } from '@/lib/focus-in-row';
import { scrollSpeed } from './drag-scroll';
import type { Carrying } from './carrying';

/** A click on the handle is not a drag. */
const SLACK_PX = 5;

/**
 * Carries a row from press to release: a line marks where it would drop, and near the window's edges the page scrolls,
 * the longer the faster. Escape cancels.
 */
export function dragRow(
  start: { pointerId: number; clientY: number; currentTarget: HTMLElement },
  id: string,
  carrying: Carrying,
): void {
  const handle = start.currentTarget;
  const rows = listRows(handle);
  const ended = new AbortController();
  const { signal } = ended;
  let y = start.clientY;
  let isCarried = false;

  const follow = () => {
    carrying.carryTo(placeAt(y, rows));
  };
  const end = () => {
    ended.abort();
  };
  const putBack = () => {
    end();
    if (isCarried) carrying.putBack();
  };

  handle.setPointerCapture(start.pointerId);
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      y = clientY;
      if (!isCarried && Math.abs(y - start.clientY) >= SLACK_PX) {
        isCarried = true;
        carrying.lift(id, false);
        runAtEdges(() => y, signal);
      }
      if (isCarried) follow();
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      if (!isCarried) return;
      follow();
      carrying.drop();
      focusInRow(handle);
    },
    { signal },
  );
  for (const lost of ['pointercancel', 'lostpointercapture']) {
    handle.addEventListener(lost, putBack, { signal });
  }
  // The page scrolls under a resting pointer.
  window.addEventListener(
    'scroll',
    () => {
      if (isCarried) follow();
    },
    { signal, passive: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isCarried) return;
      event.preventDefault();
      event.stopPropagation();
      putBack();
    },
    { signal, capture: true },
  );
}

function listRows(handle: HTMLElement): HTMLElement[] {
  return [...(handle.closest('tbody')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** The row under the pointer, found by binary search, as each measurement is slow. */
function placeAt(y: number, rows: readonly HTMLElement[]): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

function runAtEdges(y: () => number, signal: AbortSignal): void {
  let before = performance.now();
  let atEdge = 0;
  const run = () => {
    if (signal.aborted) return;
    const now = performance.now();
    const passed = now - before;
    before = now;
    const page = { window: window.innerHeight, length: document.documentElement.scrollHeight };
    const speed = scrollSpeed(y(), page, atEdge);
    atEdge = speed === 0 ? 0 : atEdge + passed;
    if (speed !== 0) window.scrollBy({ top: speed * passed, behavior: 'instant' });
    requestAnimationFrame(run);
  };
  requestAnimationFrame(run);
}
