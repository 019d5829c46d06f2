import type { ReportState, ReportSummary } from '../schema';
import { formatShortDay } from './dates';

/** One line on how far a report has come: "3 of 8 checked", "Exported 21 Nov", "Revision A signed". */
export function describeProgress(
  { photo_count: rows, exported_at }: Pick<ReportSummary, 'photo_count' | 'exported_at'>,
  { checked, signed }: Pick<ReportState, 'checked' | 'signed'>,
): string {
  const isDone = checked >= rows;
  const checks = `${String(checked)} of ${String(rows)} checked`;
  const finished = signed
    ? `Revision ${signed.label || String(signed.number)} signed`
    : exported_at && `Exported ${formatShortDay(exported_at)}`;
  if (finished) return isDone ? finished : `${finished} · ${checks}`;
  return rows === 0 ? 'No photos yet' : checks;
}
