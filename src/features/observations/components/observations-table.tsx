import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { LeaveGuard } from '@/components/leave-guard';
import { PhotoViewer, type ViewedPhoto } from '@/components/photo-viewer';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { cn } from '@/lib/cn';
import { useMoveObservation } from '../mutations';
import { moveRow } from '../rows/move-row';
import type { RowCommands } from '../rows/row-commands';
import { hasPhoto, type Observation } from '../schema';
import { useReanalysis } from '../use-reanalysis';
import { useRowEditing } from '../use-row-editing';
import { DeleteObservation } from './delete-observation';
import { COLUMNS } from './observation-cells';
import { ObservationRow } from './observation-row';
import { SortableRows } from './sortable-rows';

export interface ObservationsTableProps {
  reportId: string;
  rows: Observation[];
  /** Runs after a row is deleted: its files are to go as well. */
  onDeleted?: (observation: Observation) => void;
  /** What can be done with a row's photo. Must be stable between renders. */
  photoMenu?: (observation: Observation, number: number) => ReactNode;
}

const HEADINGS = ['#', 'Photo', 'Element Description', 'Defect', 'Recommendation', 'Actions'];

export function ObservationsTable({
  reportId,
  rows,
  onDeleted,
  photoMenu,
}: ObservationsTableProps) {
  const editing = useRowEditing(reportId, rows);
  const { analyse, undo, replaced } = useReanalysis(reportId);
  const [deleting, setDeleting] = useState<Observation | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const { mutate: storeMove } = useMoveObservation(reportId);
  const [moved, setMoved] = useState('');
  const table = useRef<HTMLTableElement>(null);

  const move = useCallback(
    (from: number, to: number) => {
      const next = moveRow(rows, from, to);
      if (next.changes.length === 0) return;
      setMoved(`Photo ${String(from + 1)} is now photo ${String(to + 1)}.`);
      storeMove(next, {
        onError: (error) => {
          toast.error('The new order could not be saved', messageOf(error));
        },
      });
    },
    [rows, storeMove],
  );

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
          <thead
            role="rowgroup"
            // Under the fixed header, whose height is 4rem.
            className="block max-md:sr-only md:sticky md:top-16 md:z-20"
          >
            <tr
              role="row"
              className={cn(
                COLUMNS,
                'block border-b-2 border-foreground/80 bg-background px-2 pt-2 pb-2',
              )}
            >
              {HEADINGS.map((heading) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className="block text-left text-sm font-semibold"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
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
        {moved}
      </p>
      <PhotoViewer
        photos={viewedPhotos(rows)}
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
      <Confirm
        open={editing.isAsking}
        onOpenChange={editing.stay}
        title="Discard what you typed?"
        description="The row you are editing has text that is not saved. Only one row can be edited at a time."
        cancelLabel="Keep editing"
        confirmLabel="Discard and edit the other row"
        destructive
        onConfirm={editing.switchRow}
      />
      <LeaveGuard when={editing.isDirty} onLeave={editing.discardDraft} />
    </>
  );
}

function viewedPhotos(rows: Observation[]): ViewedPhoto[] {
  return rows.flatMap((row, index) =>
    hasPhoto(row)
      ? [{ photo: row.photo, number: index + 1, caption: row.defect || row.element }]
      : [],
  );
}
