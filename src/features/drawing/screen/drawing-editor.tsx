import { useEffect, useState, type ComponentType } from 'react';
import { Dialog } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { FullWindowDialog } from '@/components/ui/full-window-dialog';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { hasPhoto } from '@/features/observations/schema';
import { errorMessage } from '@/lib/errors';
import type { Observation } from '@/records/observation';
import { useSaveDrawing } from '../mutations';
import type { DrawingDraft } from '../saving/drawing-draft';
import type { DrawingScreenProps } from './drawing-screen';

interface DrawingEditorProps {
  reportId: string;
  rows: readonly Observation[];
  /** Number of the photo to draw on; null when closed. */
  number: number | null;
  /** Called with another number, or with null to close. */
  onNumber: (number: number | null) => void;
}

/** Draws on photos over the whole window; saves on leaving. */
export function DrawingEditor({ reportId, rows, number, onNumber }: DrawingEditorProps) {
  const { mutateAsync } = useSaveDrawing(reportId);
  const row = number === null ? undefined : rows[number - 1];
  const isOpen = row !== undefined && hasPhoto(row);
  const numbers = rows.flatMap((one, index) => (hasPhoto(one) ? [index + 1] : []));
  const at = number === null ? -1 : numbers.indexOf(number);

  const save = (draft: DrawingDraft) => {
    const saved = rows.findIndex(({ id }) => id === draft.base.id) + 1;
    mutateAsync(draft).catch((error: unknown) => {
      toast.error(
        `The drawing on Photo ${String(saved)} was not saved`,
        `It is kept on this device. ${errorMessage(error)}`,
      );
    });
  };
  const close = () => {
    onNumber(null);
  };
  return (
    <FullWindowDialog
      open={isOpen}
      onClose={close}
      // An Escape that ends a selection or a crop does not close the editor.
      onEscapeKeyDown={(event) => {
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {row && number !== null && (
        <LoadedScreen
          key={row.id + row.photo}
          row={row}
          number={number}
          onNumber={onNumber}
          total={rows.length}
          previous={numbers[at - 1]}
          next={numbers[at + 1]}
          onSave={save}
        />
      )}
    </FullWindowDialog>
  );
}

/** Loads the drawing code on demand: no page's first script contains it. */
function LoadedScreen(props: DrawingScreenProps) {
  const [loaded, setLoaded] = useState<{ Screen: ComponentType<DrawingScreenProps> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import('./drawing-screen')
      .then(({ DrawingScreen }) => {
        if (isWanted) setLoaded({ Screen: DrawingScreen });
      })
      .catch((error: unknown) => {
        console.warn('The drawing tools could not be loaded.', error);
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded) return <loaded.Screen {...props} />;
  const position = `Photo ${String(props.number)} of ${String(props.total)}`;
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <Dialog.Title className="sr-only">{position}</Dialog.Title>
      {hasFailed ? (
        <p role="alert">
          The drawing tools could not be loaded. Close this, and try again when you are connected.
        </p>
      ) : (
        <p role="status">
          <Spinner />
        </p>
      )}
      <Dialog.Close asChild>
        <Button variant="outline">Close</Button>
      </Dialog.Close>
    </div>
  );
}
