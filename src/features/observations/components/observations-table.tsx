import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import type { RowCommands } from '../rows/row-commands';
import { captionedPhotos, type Observation } from '../schema';
import { useReanalysis } from '../use-reanalysis';
import { useRowEditing } from '../use-row-editing';
import { useRowOrder } from '../use-row-order';
import { DeleteObservation } from './delete-observation';
import { ObservationRow } from './observation-row';
import { ObservationsHead } from './observations-head';
import { SortableRows } from './sortable-rows';
import { UnsavedRowGuard } from './unsaved-row-guard';

export interface ObservationsTableProps {
  reportId: string;
  rows: Observation[];
  /** Runs after a row is deleted: its files are to go as well. */
  onDeleted?: (observation: Observation) => void;
  /** What can be done with a row's photo. Must be stable between renders. */
  photoMenu?: (observation: Observation, number: number) => ReactNode;
}

export function ObservationsTable({
  reportId,
  rows,
  onDeleted,
  photoMenu,
}: ObservationsTableProps) {
  const editing = useRowEditing(reportId, rows);
  const { analyse, undo, replaced } = useReanalysis(reportId);
  const { move, announcement } = useRowOrder(reportId, rows);
  const [deleting, setDeleting] = useState<Observation | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const table = useRef<HTMLTableElement>(null);

  const { edit, setDirty, close } = editing;
  const commands: RowCommands = useMemo(
    () => ({
      edit,
      analyse: (observation, number) => void analyse(observation, number),
      undo,
      delete: setDeleting,
      move,
      open: setViewed,
    }),
    [edit, analyse, undo, move],
  );

  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <>
      <SortableRows ids={ids} onMove={move}>
        <table ref={table} role="table" tabIndex={-1} aria-label="Observations" className="block">
          <ObservationsHead />
          <tbody role="rowgroup" className="block max-md:space-y-3 md:[&>tr]:border-b">
            {rows.map((observation, index) => (
              <ObservationRow
                key={observation.id}
                observation={observation}
                number={index + 1}
                count={rows.length}
                isEditing={editing.editingId === observation.id}
                canUndo={replaced.has(observation.id)}
                commands={commands}
                onDirty={setDirty}
                onCloseEditor={close}
                photoMenu={photoMenu}
              />
            ))}
          </tbody>
        </table>
      </SortableRows>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <PhotoViewer
        photos={captionedPhotos(rows)}
        total={rows.length}
        number={viewed}
        onNumber={setViewed}
      />
      <DeleteObservation
        reportId={reportId}
        observation={deleting}
        number={rows.findIndex(({ id }) => id === deleting?.id) + 1}
        onClose={() => {
          setDeleting(null);
        }}
        onDeleted={(observation) => {
          // The button that asked went with the row.
          table.current?.focus();
          onDeleted?.(observation);
        }}
      />
      <UnsavedRowGuard editing={editing} />
    </>
  );
}
