import { memo, useCallback, type ReactNode } from 'react';
import { Check, Clock, CloudOff, RotateCw, TriangleAlert, X } from 'lucide-react';
import { PhotoImage } from '@/components/photo-image';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Observation } from '@/records/observation';
import type { PhotoUpload, UploadState } from '../schema';

interface TileActions {
  onRetry: (id: string) => void;
  /** Dismisses an original that could not be kept. */
  onDismiss: (id: string) => void;
}

interface PhotoTileProps extends TileActions {
  id: string;
  /** Its number in the report; null during the upload. */
  number: number | null;
  /** Its row; null during the upload. */
  observation: Observation | null;
  upload: PhotoUpload | null;
  onRemove: (id: string) => void;
  renderNote: ((observation: Observation, number: number) => ReactNode) | undefined;
}

const STATE_TEXT: Record<UploadState, string> = {
  preparing: 'Preparing',
  ready: 'Ready to upload',
  uploading: 'Uploading',
  stored: 'Stored',
  waiting: 'Waiting for the network',
  elsewhere: 'Uploading in another tab',
  failed: 'Not stored',
  refused: 'Not a photo',
  duplicate: 'Already in this report',
};

/** One photo with its state. Renders only when it changes: a batch may have hundreds. */
export const PhotoTile = memo(function PhotoTile({
  id,
  number,
  observation,
  upload,
  onRemove,
  renderNote,
  ...actions
}: PhotoTileProps) {
  const photo = observation?.photo ?? null;
  const name = number === null ? (upload?.fileName ?? 'Photo') : `Photo ${number}`;
  const state = photo === null ? (upload?.state ?? 'preparing') : 'stored';
  return (
    // Tiles out of sight are not laid out: a report may have hundreds. The margin keeps focus rings whole.
    <li
      className="group relative min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto] [overflow-clip-margin:4px]"
      data-state={state}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-md border bg-muted">
        <TilePicture
          photo={photo}
          drawing={observation?.drawing ?? null}
          preview={upload?.preview ?? null}
          alt={name}
        />
        <Button
          variant="outline"
          size="icon-sm"
          className="absolute top-1.5 right-1.5"
          aria-label={`Remove ${name}`}
          onClick={() => {
            onRemove(id);
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
      <p translate="no" className="mt-1.5 truncate text-sm font-medium" title={upload?.fileName}>
        {name}
      </p>
      <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
        <StateIcon state={state} />
        <span className="min-w-0 truncate">
          {state === 'waiting' && upload?.reason ? 'Trying again soon' : STATE_TEXT[state]}
          {upload?.original === 'under way' && ', original on its way'}
        </span>
      </p>
      {observation && number !== null && renderNote?.(observation, number)}
      <TileTrouble name={name} upload={upload} isFailed={state === 'failed'} {...actions} />
    </li>
  );
});

/** Why a photo is not stored, or its original not kept, and the remedy. */
function TileTrouble(
  props: TileActions & { name: string; upload: PhotoUpload | null; isFailed: boolean },
) {
  const { name, upload, isFailed, onRetry, onDismiss } = props;
  const isLeftOut = upload?.original === 'failed' || upload?.original === 'too large';
  if (!upload || !(isFailed || isLeftOut)) return null;
  const { id, reason, original } = upload;
  return (
    <>
      <p className="my-1.5 text-sm text-destructive">
        {isLeftOut && 'Its original is not kept. '}
        {reason}
      </p>
      {original !== 'too large' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Retry ${name}`}
          onClick={() => {
            onRetry(id);
          }}
        >
          <RotateCw aria-hidden />
          Retry
        </Button>
      )}
      {isLeftOut && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Do without the original of ${name}`}
          onClick={() => {
            onDismiss(id);
          }}
        >
          Do without
        </Button>
      )}
    </>
  );
}

function StateIcon({ state }: { state: UploadState }) {
  const look = 'size-3.5 shrink-0';
  if (state === 'stored') return <Check aria-hidden className={`${look} text-success`} />;
  if (state === 'failed')
    return <TriangleAlert aria-hidden className={`${look} text-destructive`} />;
  if (state === 'waiting') return <CloudOff aria-hidden className={`${look} text-warning`} />;
  if (state === 'uploading') return <Spinner decorative className={look} />;
  // Not animated: hundreds may wait, and would leave the page no time.
  return <Clock aria-hidden className={look} />;
}

interface TilePictureProps {
  photo: string | null;
  drawing: Observation['drawing'];
  preview: Blob | null;
  alt: string;
}

/** The local preview while there is one: no flicker when the stored one exists. */
function TilePicture({ photo, drawing, preview, alt }: TilePictureProps) {
  if (preview) return <LocalPicture picture={preview} alt={alt} />;
  if (photo)
    return (
      <PhotoImage photo={photo} drawing={drawing} alt={alt} fit="contain" className="size-full" />
    );
  return <div className="size-full bg-muted" />;
}

function LocalPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      element.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [picture],
  );
  return (
    <img
      ref={show}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}
