import { useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useUser } from '@/lib/auth-context';
import { announceChange } from '@/lib/follow-changes';
import { saveWords } from '../mutations';
import { observationKeys } from '../queries';
import type { ParticularsChange, SaveOutcome } from './particulars-change';
import type { Observation } from '@/records/observation';
import type { RowWords } from '@shared/row-words';

/** The host serves other people too. */
const SAVES_AT_ONCE = 4;

type ListKey = ReturnType<typeof observationKeys.list>;

interface Pending {
  change: Partial<RowWords>;
  /** The row as stored afterwards; null on failure. */
  stored: Promise<Observation | null>;
  /** Resolves once its handling is complete. */
  finished: Promise<unknown>;
}

/**
 * Shows changes at once and saves each on its row's version; `save` resolves with every outcome and never rejects.
 * Changes of one row are saved in order, so none conflicts with the one before.
 */
export function useSaveParticulars(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  /** Changes being saved by row, the latest last. */
  const pending = useRef(new Map<string, Pending[]>());

  const save = (
    changes: readonly ParticularsChange[],
    onDone: () => void,
  ): Promise<SaveOutcome[]> => {
    const key = observationKeys.list(userId, reportId);
    // A read in progress would bring rows from before this change.
    void queryClient.cancelQueries({ queryKey: key });
    const order = readRows(queryClient, key).map(({ id }) => id);
    const limit = pLimit(SAVES_AT_ONCE);
    const saves = changes.map(({ row, change }) => {
      const before = pending.current.get(row.id)?.at(-1)?.stored;
      return limit(async () => {
        const outcome = await saveOne({ row, change }, (await before) ?? row, order);
        onDone();
        return outcome;
      });
    });
    showRows(
      queryClient,
      key,
      changes.map(({ row, change }) => ({ ...row, ...change })),
    );
    const finished = Promise.all(saves).then((outcomes) => {
      showRows(
        queryClient,
        key,
        outcomes.map((outcome) => leave(pending.current, outcome)),
      );
      announceChange(key);
      return outcomes;
    });
    changes.forEach(({ row, change }, index) => {
      const stored = Promise.resolve(saves[index]).then((outcome) => outcome?.stored ?? null);
      const line = pending.current.get(row.id) ?? [];
      pending.current.set(row.id, [...line, { change, stored, finished }]);
    });
    return finished;
  };

  /** Resolves once nothing of these rows is being saved, with whether anything was. */
  const whenSaved = async (rows: readonly Observation[]): Promise<boolean> => {
    const all = rows.flatMap(({ id }) => pending.current.get(id) ?? []);
    await Promise.all(all.map(({ finished }) => finished));
    return all.length > 0;
  };

  return { save, whenSaved };
}

async function saveOne(
  { row, change }: ParticularsChange,
  base: Observation,
  order: readonly string[],
): Promise<SaveOutcome> {
  try {
    return { row, change, stored: await saveWords(base, change, order), error: null };
  } catch (error) {
    return { row, change, stored: null, error };
  }
}

/** The row to show after this change: changes still being saved stay on the screen. */
function leave(pending: Map<string, Pending[]>, { row, change, stored }: SaveOutcome): Observation {
  const later = (pending.get(row.id) ?? []).filter((one) => one.change !== change);
  if (later.length > 0) pending.set(row.id, later);
  else pending.delete(row.id);
  const words = Object.assign({}, ...later.map((one) => one.change)) as Partial<RowWords>;
  return { ...(stored ?? row), ...words };
}

/** Shows the saved rows; rows stored later and already shown stay. */
function showRows(queryClient: QueryClient, key: ListKey, rows: readonly Observation[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  queryClient.setQueryData<Observation[]>(key, (all) =>
    all?.map((shown) => {
      const row = byId.get(shown.id);
      return row && !isOlder(row, shown) ? row : shown;
    }),
  );
}

function isOlder(row: Observation, shown: Observation): boolean {
  if (row.version !== shown.version) return row.version < shown.version;
  return row.updated_at < shown.updated_at;
}

function readRows(queryClient: QueryClient, key: ListKey): readonly Observation[] {
  return queryClient.getQueryData<Observation[]>(key) ?? [];
}
