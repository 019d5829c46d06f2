import { useMemo, type DragEvent } from 'react';
import { useStable } from '@/lib/use-stable';
import type { Observation } from '@/records/observation';

const FILE_OVER = 'data-file-over';

/** Stores photo files dropped on a row as its further photos. Null where nothing takes them. */
export function useFileDrop(
  rows: readonly Observation[],
  onFiles: ((row: Observation, files: readonly File[]) => void) | undefined,
) {
  const drop = useStable((element: HTMLElement, files: readonly File[]) => {
    const row = rows.find(({ id }) => id === element.dataset['row']);
    if (row && files.length > 0) onFiles?.(row, files);
  });
  const isTaken = onFiles !== undefined;
  return useMemo(() => {
    if (!isTaken) return {};
    return {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const row = rowUnder(event);
        if (!row) return;
        // Otherwise the browser would open the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        markOver(event.currentTarget, row);
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        markOver(currentTarget, null);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const row = rowUnder(event);
        markOver(event.currentTarget, null);
        if (!row) return;
        event.preventDefault();
        drop(row, [...event.dataTransfer.files]);
      },
    };
  }, [isTaken, drop]);
}

function rowUnder({ target, dataTransfer }: DragEvent): HTMLElement | null {
  if (!dataTransfer.types.includes('Files') || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-row]');
}

/** Set in the document: dragging renders no row. */
function markOver(table: HTMLElement, row: HTMLElement | null): void {
  const before = table.querySelector(`[${FILE_OVER}]`);
  if (before === row) return;
  before?.removeAttribute(FILE_OVER);
  row?.setAttribute(FILE_OVER, '');
}
