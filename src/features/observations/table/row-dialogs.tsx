import type { ReactNode } from 'react';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import type { Observation } from '@/records/observation';
import { captionedPhotos } from '../schema';
import type { Reanalysis } from '../analysis/use-reanalysis';
import { DeleteObservation } from './delete-observation';
import { MoveToDialog } from './move-to-dialog';
import { ReanalysisQuestion } from '../analysis/reanalysis-question';
import { RowVersions } from '../history/row-versions';
import type { PhotoEditing } from './row-slots';
import { useCoverPhoto } from './use-cover-photo';

/** Which row each dialog is about; null where it is closed. */
export interface OpenDialogs {
  deleting: Observation | null;
  placing: Observation | null;
  /** The row whose earlier versions are shown. */
  remembered: Observation | null;
  /** The number of the photo that is shown in full size. */
  viewed: number | null;
  /** The number of the photo that is drawn on. */
  drawn: number | null;
}

interface RowDialogsProps {
  reportId: string;
  rows: Observation[];
  open: OpenDialogs;
  onOpen: (change: Partial<OpenDialogs>) => void;
  onMove: (from: number, to: number) => void;
  onDeleted: (deleted: Observation) => void;
  reanalysis: Reanalysis;
  renderEditor?: ((editing: PhotoEditing) => ReactNode) | undefined;
}

/** What is asked and shown of one row over the page. */
export function RowDialogs({
  reportId,
  rows,
  open,
  onOpen,
  onMove,
  onDeleted,
  reanalysis,
  renderEditor,
}: RowDialogsProps) {
  const cover = useCoverPhoto(reportId, rows);
  const numberOf = (row: Observation) => rows.findIndex(({ id }) => id === row.id) + 1;
  return (
    <>
      <PhotoViewer
        photos={captionedPhotos(rows)}
        total={rows.length}
        number={open.viewed}
        onNumber={(viewed) => {
          onOpen({ viewed });
        }}
        {...(renderEditor && {
          onDraw: (drawn) => {
            onOpen({ drawn });
          },
        })}
        {...(cover && { cover })}
      />
      {renderEditor?.({
        rows,
        number: open.drawn,
        onNumber: (drawn) => {
          // The viewer under it goes along, and shows what was drawn on last.
          onOpen(open.viewed === null || drawn === null ? { drawn } : { drawn, viewed: drawn });
        },
      })}
      <MoveToDialog
        number={open.placing && numberOf(open.placing)}
        count={rows.length}
        onMove={onMove}
        onClose={() => {
          onOpen({ placing: null });
        }}
      />
      {open.remembered && (
        <RowVersions
          observation={open.remembered}
          number={numberOf(open.remembered)}
          order={rows.map(({ id }) => id)}
          onClose={() => {
            onOpen({ remembered: null });
          }}
        />
      )}
      <ReanalysisQuestion asked={reanalysis.asked} onAnswer={reanalysis.answer} />
      <DeleteObservation
        reportId={reportId}
        observation={open.deleting}
        number={open.deleting ? numberOf(open.deleting) : 0}
        onClose={() => {
          onOpen({ deleting: null });
        }}
        onDeleted={onDeleted}
      />
    </>
  );
}
