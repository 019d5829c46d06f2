import { fetchFile } from '@/lib/fetch-file';
import { useSaveObservation } from '@/features/observations/mutations';
import { useCachedRows } from '@/features/observations/queries';
import type { Observation } from '@/records/observation';
import { useReplacePhoto } from '@/features/photos/mutations';
import { servedPhoto } from '@/lib/served-photo';
import type { WordChange } from '@/document/word/compare/word-change';
import type { TakeBack } from './write-changes';

const GONE = 'This row, or its photo, is not there any more.';
const NOT_READ = 'The photo that is stored here could not be read, so it was not replaced.';

/**
 * Puts a picture from Word in the place of a row's photo. The old one is fetched before: its file goes with the
 * change, and it is stored again when that is undone, with its time and without lines that were drawn on it.
 */
export function useWritePicture(reportId: string) {
  const rows = useCachedRows(reportId);
  const replace = useReplacePhoto(reportId).mutateAsync;
  const save = useSaveObservation(reportId).mutateAsync;
  const rowNow = (rowId: string): Observation => {
    const row = rows.read().find(({ id }) => id === rowId);
    if (!row?.photo) throw new Error(GONE);
    return row;
  };
  return async ({ rowId, bytes }: Extract<WordChange, { kind: 'picture' }>): Promise<TakeBack> => {
    const before = rowNow(rowId);
    const response = await fetchFile(servedPhoto(before.photo).photo);
    if (!response.ok) throw new Error(NOT_READ);
    const old = new File([await response.blob()], 'photo.jpg', { type: 'image/jpeg' });
    await replace({ row: before, file: new File([bytes], 'from-word.jpg') });
    return async () => {
      const base = await replace({ row: rowNow(rowId), file: old });
      const { captured_at } = before;
      if (base.captured_at !== captured_at) await save({ base, change: { captured_at } });
    };
  };
}
