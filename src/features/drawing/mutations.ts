import { useMutation } from '@tanstack/react-query';
import { readObservation, useCachedRows } from '@/features/observations/queries';
import { storeDrawnPicture } from '@/features/photos/mutations';
import { supabase } from '@/lib/supabase';
import type { Observation } from '@/records/observation';
import { readDrawing, type Rotation } from '@shared/drawing/drawing';
import { type DrawingDraft, settleDrawingDraft } from './saving/drawing-draft';
import { type DrawingWire, saveDrawing } from './saving/save-drawing';

/** Identifies the saves of a report's drawings while they run. */
export const drawingMutationKey = (reportId: string) => ['save-drawing', reportId];

/**
 * Saves the drawing on a row's photo and shows it in the list at once, merged with drawings made elsewhere meanwhile.
 * Rejects with DrawingRefused or the backend's error; the device then still keeps the drawing.
 */
export function useSaveDrawing(reportId: string) {
  const rows = useCachedRows(reportId);
  return useMutation({
    mutationKey: drawingMutationKey(reportId),
    mutationFn: (draft: DrawingDraft) => saveDrawing(createWire(draft.base), draft),
    meta: { changes: rows.key },
    onMutate: async ({ base, drawing }) => {
      await rows.stopReading();
      rows.changeOne(base.id, (row) => ({ ...row, drawing }));
    },
    onSuccess: (saved, draft) => {
      settleDrawingDraft(draft);
      rows.replace(saved);
      void storeDrawnPicture(saved, draft.base);
    },
    onError: async (error) => {
      console.error('A drawing could not be saved.', error);
      await rows.readAgain();
    },
    // One after the other: each is based on the one before.
    scope: { id: `drawings-${reportId}` },
  });
}

/** Rotates a row's photo clockwise through its drawing; the file is unchanged. */
export function useRotatePhoto(reportId: string) {
  const { mutateAsync } = useSaveDrawing(reportId);
  return (row: Observation, by: 90 | 270) => {
    const drawing = readDrawing(row);
    const turn = ((drawing.turn + by) % 360) as Rotation;
    return mutateAsync({ base: row, drawing: { ...drawing, turn } });
  };
}

function createWire(base: Observation): DrawingWire {
  return {
    read: () => readObservation(base),
    write: async (row, change) => {
      const client = await supabase();
      const { data } = await client
        .from('observations')
        .update({ ...change, updated_at: new Date().toISOString() })
        .eq('id', row.id)
        .eq('user_id', row.user_id)
        .eq('photo', row.photo)
        .eq('drawing_version', row.drawing_version)
        .select()
        .throwOnError();
      return data[0] ?? null;
    },
  };
}
