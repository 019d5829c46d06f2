import { useEffect, useRef, type RefObject } from 'react';
import type { ReportSummary } from './schema';

/** Moves the focus to `target` when a card has gone that had it, so that the keyboard is never left nowhere. */
export function useFocusWhenCardGoes(
  reports: ReportSummary[] | undefined,
  target: RefObject<HTMLElement | null>,
): void {
  const previous = useRef(reports);
  useEffect(() => {
    const before = previous.current;
    previous.current = reports;
    const hasGone = before?.some(({ id }) => !reports?.some((report) => report.id === id));
    if (hasGone && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [reports, target]);
}
