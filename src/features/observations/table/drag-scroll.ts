/** How near the window's edge the page begins to run. */
const EDGE_PX = 120;
/** Slow enough at first to drop one row further. */
const SLOWEST = 0.4;
/** So soon it has its full speed. */
const RAMP_MS = 1000;
/** At full speed the whole page passes in this time, however long it is. */
const WHOLE_PAGE_MS = 1500;

/**
 * How fast the page runs under a row that is dragged, in pixels a millisecond, up where it is negative: the
 * nearer the edge and the longer there, the faster.
 */
export function scrollSpeed(
  y: number,
  page: { window: number; length: number },
  millisecondsAtEdge: number,
): number {
  const above = EDGE_PX - y;
  const below = y - (page.window - EDGE_PX);
  const depth = Math.min(1, Math.max(0, above, below) / EDGE_PX);
  const ramp = Math.min(1, millisecondsAtEdge / RAMP_MS);
  const fastest = Math.max(SLOWEST, page.length / WHOLE_PAGE_MS);
  const speed = depth ** 2 * (SLOWEST + ramp ** 2 * (fastest - SLOWEST));
  return above > below ? -speed : speed;
}
