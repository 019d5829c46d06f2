import type { Database } from '@/lib/database.types';

type Row = Database['public']['Tables']['versions']['Row'];

export type VersionKind = 'observation' | 'section';

/** What stood in a row or a section before it was replaced or deleted. */
export interface Version extends Pick<Row, 'id' | 'analyst' | 'kept_at' | 'subject_id'> {
  kind: VersionKind;
  /** What replaced it. */
  reason: 'edited' | 'analysed' | 'generated' | 'restored' | 'deleted';
  /** The row as it was, column by column. */
  kept: Record<string, unknown>;
}

/** A row or a section whose versions are meant. */
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
};

/** Why a version is no longer what stands there: "replaced by a new draft (gpt-5)". */
export function reasonOf({ reason, analyst }: Pick<Version, 'reason' | 'analyst'>): string {
  const named = analyst && analyst !== 'builtin' ? ` (${analyst})` : '';
  return `${REPLACED[reason]}${named}`;
}
