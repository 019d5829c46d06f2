import { create } from 'zustand';

/** Heights of the bars at the foot of the window, in CSS pixels. */
const useFootBars = create<ReadonlyMap<HTMLElement, number>>(() => new Map());

/** A bar's ref: while it lies at the foot of the window, toasts stand above it. */
export function standAtFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => {
    // One that a wide window shows beside the text, from its top, is no bar at the foot.
    const { position, top } = getComputedStyle(bar);
    const height = position === 'sticky' && top !== 'auto' ? 0 : bar.offsetHeight;
    useFootBars.setState(new Map(useFootBars.getState()).set(bar, height), true);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    const others = [...useFootBars.getState()].filter(([other]) => other !== bar);
    useFootBars.setState(new Map(others), true);
  };
}

/** The highest bar at the foot of the window, in CSS pixels; 0 where there is none. */
export function useFootHeight(): number {
  return useFootBars((bars) => Math.max(0, ...bars.values()));
}
