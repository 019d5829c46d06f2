import type { PhotoBackend } from './store-photo';
import type { Entry } from './upload-entry';

/**
 * Gives all ranked photos of a batch their places at once, after every row of the report and every
 * place that this queue has given before; so the order holds whichever upload ends first.
 */
export function createPlaces(
  reportId: string,
  backend: Pick<PhotoBackend, 'lastPosition'>,
  entries: ReadonlyMap<string, Entry>,
  onPlaced: (entry: Entry, position: number) => void,
) {
  const underWay = new Map<number, Promise<void>>();

  const place = async (batch: number) => {
    const inReport = await backend.lastPosition(reportId);
    const taken = [...entries.values()].map(({ record }) => record.position ?? 0);
    const base = Math.max(Math.floor(inReport), ...taken);
    for (const entry of entries.values()) {
      const { record } = entry;
      if (record.batch !== batch || record.rank === null || record.position !== null) continue;
      record.position = base + record.rank;
      onPlaced(entry, record.position);
    }
  };

  return {
    /** Joins the run for the same batch that is under way. */
    place(batch: number): Promise<void> {
      const run = underWay.get(batch) ?? place(batch).finally(() => underWay.delete(batch));
      underWay.set(batch, run);
      return run;
    },
  };
}
