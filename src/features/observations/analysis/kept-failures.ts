import { draftKey, readDraft, writeDraft } from '@/lib/use-draft';

/** The rows whose last analysis failed, as this device remembers them. */
export interface KeptFailures {
  read: () => ReadonlySet<string>;
  write: (ids: ReadonlySet<string>) => void;
}

/** For an analysis that is forgotten with its tab. */
export const FORGOTTEN: KeptFailures = { read: () => new Set(), write: () => undefined };

/** Kept beyond a reload: opening a report again is no question, and asks nothing that failed before. */
export function createKeptFailures(userId: string, reportId: string): KeptFailures {
  const key = draftKey(userId, 'failed-analyses', reportId);
  const read = () => {
    const kept = readDraft<unknown>(key);
    const ids: unknown[] = Array.isArray(kept) ? kept : [];
    return new Set(ids.filter((id) => typeof id === 'string'));
  };
  return {
    read,
    write: (ids) => {
      const before = read();
      if (ids.size === before.size && [...ids].every((id) => before.has(id))) return;
      writeDraft(key, ids.size > 0 ? [...ids] : null);
    },
  };
}
