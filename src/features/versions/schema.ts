import { z } from 'zod';
import { isMeasured } from '@/lib/is-measured';
import { KEPT_DAYS } from '@shared/contract/limits';

export const versionSchema = z.object({
  id: z.string(),
  kind: z.enum(['observation', 'section']),
  subject_id: z.string(),
  reason: z.enum(['edited', 'analysed', 'generated', 'restored', 'deleted', 'drawn']),
  analyst: z.string().nullable(),
  kept_at: z.string(),
  /** The row as it was, by column. */
  kept: z.record(z.string(), z.unknown()),
});
/** A row's or a section's text from before it was replaced or deleted. */
export type Version = z.infer<typeof versionSchema>;

export interface VersionSubject {
  kind: Version['kind'];
  id: string;
}

const REPLACED: Record<Version['reason'], string> = {
  edited: 'replaced by your edit',
  analysed: 'replaced by a new analysis',
  generated: 'replaced by a new draft',
  restored: 'replaced by an earlier version',
  deleted: 'deleted',
  drawn: 'replaced by another drawing',
};

/** Describes how a version was replaced: "replaced by a new draft (gpt-5)". */
export function describeReason({ reason, analyst }: Pick<Version, 'reason' | 'analyst'>): string {
  const byAnalyst = analyst && !isMeasured(analyst) ? ` (${analyst})` : '';
  return `${REPLACED[reason]}${byAnalyst}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days left to restore a deleted row, the current one included; 0 when they are over. */
export function daysLeft(keptAt: string, now: Date): number {
  const age = now.getTime() - new Date(keptAt).getTime();
  return Math.min(KEPT_DAYS, Math.max(0, Math.ceil(KEPT_DAYS - age / DAY_MS)));
}
