import type { ReportState, ReportSummary } from '../schema';
import { formatShortDay } from './dates';

/** A report's progress in one line: "3 of 8 checked", "Exported 21 Nov", "Revision A signed". */
export function describeProgress(
  { exported_at }: Pick<ReportSummary, 'exported_at'>,
  { findings, checked, signed }: Pick<ReportState, 'findings' | 'checked' | 'signed'>,
): string {
  const isDone = checked >= findings;
  const checks = `${String(checked)} of ${String(findings)} checked`;
  const finished = signed
    ? `Revision ${signed.label || String(signed.number)} signed`
    : exported_at && `Exported ${formatShortDay(exported_at)}`;
  if (finished) return isDone ? finished : `${finished} · ${checks}`;
  return findings === 0 ? 'No photos yet' : checks;
}
