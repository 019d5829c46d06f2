/** The distance from the window's edge where scrolling starts. */
const EDGE_PX = 120;
/** Slow enough at first to move by a single row. */
const SLOWEST = 0.4;
/** The time to full speed. */
const RAMP_MS = 1000;
/** At full speed the whole page passes in this time, however long it is. */
const WHOLE_PAGE_MS = 1500;

/**
 * The scroll speed during a drag in pixels a millisecond, negative upwards: the nearer the edge and the longer there,
 * the faster.
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
