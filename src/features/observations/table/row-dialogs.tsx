import type { ReactNode } from 'react';
import { PhotoViewer } from '@/components/photo-viewer/photo-viewer';
import type { Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { captionedPhotos } from '../schema';
import type { Reanalysis } from '../analysis/use-reanalysis';
import { JoinDialog } from '../findings/join-dialog';
import type { Arranging } from '../findings/use-arranging';
import { MoveToDialog } from './move-to-dialog';
import { ReanalysisQuestion } from '../analysis/reanalysis-question';
import { RowVersions } from '../history/row-versions';
import type { PhotoEditing } from '../findings/row-slots';
import { useCoverPhoto } from './use-cover-photo';
import { Confirm } from '@/components/ui/confirm';

/** The row of each dialog; null while closed. */
export interface OpenDialogs {
  placing: Observation | null;
  remembered: Observation | null;
  /** The rows to join; a single one asks which to join it with. */
  joining: readonly string[] | null;
  /** The photo to put first in its finding. */
  toBeFirst: Observation | null;
  viewed: number | null;
  drawn: number | null;
}

interface RowDialogsProps {
  reportId: string;
  /** All of the report's rows. */
  photos: Observation[];
  findings: readonly Finding<Observation>[];
  open: OpenDialogs;
  onOpen: (change: Partial<OpenDialogs>) => void;
  arranging: Pick<Arranging, 'putFirst'>;
  onPlace: (id: string, place: number | null) => void;
  onJoin: (holder: string, ids: readonly string[]) => void;
  reanalysis: Reanalysis;
  renderEditor?: ((editing: PhotoEditing) => ReactNode) | undefined;
}

export function RowDialogs(row: RowDialogsProps) {
  const { reportId, photos, findings, open, onOpen, onPlace, reanalysis, renderEditor } = row;
  const cover = useCoverPhoto(reportId, photos);
  const findNumber = (of: Observation) => photos.findIndex(({ id }) => id === of.id) + 1;
  return (
    <>
      <PhotoViewer
        photos={captionedPhotos(photos)}
        total={photos.length}
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
        rows: photos,
        number: open.drawn,
        onNumber: (drawn) => {
          // The viewer beneath follows to the photo drawn on last.
          onOpen(open.viewed === null || drawn === null ? { drawn } : { drawn, viewed: drawn });
        },
      })}
      <MoveToDialog
        findings={findings}
        row={open.placing}
        onAnswer={(id, place) => {
          onOpen({ placing: null });
          onPlace(id, place);
        }}
      />
      <FindingDialogs {...row} />
      {open.remembered && (
        <RowVersions
          observation={open.remembered}
          number={findNumber(open.remembered)}
          order={photos.map(({ id }) => id)}
          onClose={() => {
            onOpen({ remembered: null });
          }}
        />
      )}
      <ReanalysisQuestion asked={reanalysis.asked} onAnswer={reanalysis.answer} />
    </>
  );
}

/** Asks whose text a finding keeps, and whether a row's own text may go. */
function FindingDialogs({
  photos,
  findings,
  open,
  onOpen,
  arranging,
  onJoin,
}: Pick<RowDialogsProps, 'photos' | 'findings' | 'open' | 'onOpen' | 'arranging' | 'onJoin'>) {
  return (
    <>
      <JoinDialog
        findings={findings}
        joining={open.joining}
        onJoin={onJoin}
        onClose={() => {
          onOpen({ joining: null });
        }}
      />
      <FirstQuestion
        photo={open.toBeFirst}
        number={photos.findIndex(({ id }) => id === open.toBeFirst?.id) + 1}
        onConfirm={arranging.putFirst}
        onClose={() => {
          onOpen({ toBeFirst: null });
        }}
      />
    </>
  );
}

interface FirstQuestionProps {
  /** The photo to put first, whose row has words of its own; null while closed. */
  photo: Observation | null;
  number: number;
  onConfirm: (id: string) => void;
  onClose: () => void;
}

/** Asks before the finding's words replace a row's own. */
function FirstQuestion({ photo, number, onConfirm, onClose }: FirstQuestionProps) {
  return (
    <Confirm
      open={photo !== null}
      onCancel={onClose}
      title={`Make photo ${String(number)} the first?`}
      description="The finding’s words stay what they are, and are held by this photo’s row from now on. The words that its row had go among its earlier versions."
      confirmLabel="Make it the first"
      onConfirm={() => {
        onClose();
        if (photo) onConfirm(photo.id);
      }}
    />
  );
}
