import type { Database } from '@/lib/database.types';
import { isMeasured } from '@/lib/is-measured';
import { KEPT_DAYS } from '@shared/contract/limits';

type Row = Database['public']['Tables']['versions']['Row'];

export type VersionKind = 'observation' | 'section';

/** A row's or a section's text from before it was replaced or deleted. */
export interface Version extends Pick<Row, 'id' | 'analyst' | 'kept_at' | 'subject_id'> {
  kind: VersionKind;
  reason: 'edited' | 'analysed' | 'generated' | 'restored' | 'deleted' | 'drawn';
  /** The row as it was, by column. */
  kept: Record<string, unknown>;
}

export interface VersionSubject {
  kind: VersionKind;
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
