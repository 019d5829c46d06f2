import type { KeyboardEvent } from 'react';
import { ArrowLeft, ArrowRight, ImageUp, PencilLine, Trash2, Ungroup } from 'lucide-react';
import { MenuItem } from '@/components/ui/dropdown-menu';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { focusInRow } from '@/lib/focus-in-row';
import type { NumberedPhoto } from '@/records/findings';
import type { Observation } from '@/records/observation';
import type { RowCommands } from '../particulars/row-commands';
import { hasPhoto } from '../schema';
import { PhotoButton } from './photo-button';
import { PhotoCaption } from './photo-caption';
import { PhotoMenu } from './photo-menu';
import type { RowSlots } from './row-slots';

interface FindingPhotosProps {
  /** The row that holds the finding's words, and its own photo's number. */
  observation: Observation;
  number: number;
  /** All photos of the finding, including that row's. */
  photos: readonly NumberedPhoto<Observation>[];
  commands: RowCommands;
  photoActions: RowSlots['photoActions'] | undefined;
}

/** A finding's further photos: small, each with its number and menu. */
export function FindingPhotos(finding: FindingPhotosProps) {
  const { observation, commands, photoActions } = finding;
  const photos = finding.photos.filter(({ row }) => row.id !== observation.id);
  if (photos.length === 0) return null;
  return (
    <ul
      aria-label={`Photos beside photo ${String(finding.number)}`}
      className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 md:grid-cols-2 md:gap-1.5"
    >
      {photos.map(({ row, number }, index) => (
        <li key={row.id} className="min-w-0">
          <Thumbnail row={row} number={number} commands={commands} />
          <div className="flex items-center justify-between gap-0.5">
            <span className="tabular text-sm text-muted-foreground">
              <span className="sr-only">Photo </span>
              {number}
            </span>
            <PhotoMenu
              observation={row}
              number={number}
              photoActions={photoActions}
              className={IN_ACTIVE_ROW}
            >
              <PhotoItems
                photo={row}
                number={number}
                commands={commands}
                isFirst={index === 0}
                isLast={index === photos.length - 1}
              />
            </PhotoMenu>
          </div>
          <PhotoCaption row={row} number={number} commands={commands} />
        </li>
      ))}
    </ul>
  );
}

interface ThumbnailProps extends NumberedPhoto<Observation> {
  commands: RowCommands;
}

function Thumbnail({ row, number, commands }: ThumbnailProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (by === null || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    commands.shift(row, by);
    // Moving the element in the document loses its focus.
    requestAnimationFrame(() => {
      focusInRow(document.querySelector<HTMLElement>(`[data-photo="${row.id}"]`));
    });
  };
  return (
    <PhotoButton
      row={row}
      number={number}
      textSize="text-xs"
      onOpen={commands.open}
      besideId={row.id}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      onKeyDown={handleKeyDown}
    />
  );
}

interface PhotoItemsProps {
  photo: Observation;
  number: number;
  commands: RowCommands;
  isFirst: boolean;
  isLast: boolean;
}

function PhotoItems({ photo, number, commands, isFirst, isLast }: PhotoItemsProps) {
  return (
    <>
      {hasPhoto(photo) && (
        <MenuItem icon={PencilLine} name="Draw on photo" onSelect={() => commands.draw(number)} />
      )}
      <MenuItem icon={ImageUp} name="Make it the first" onSelect={() => commands.putFirst(photo)} />
      <MenuItem
        icon={ArrowLeft}
        name="Move left"
        disabled={isFirst}
        onSelect={() => commands.shift(photo, -1)}
      />
      <MenuItem
        icon={ArrowRight}
        name="Move right"
        disabled={isLast}
        onSelect={() => commands.shift(photo, 1)}
      />
      <MenuItem
        icon={Ungroup}
        name="Take out as its own row"
        onSelect={() => commands.detach(photo)}
      />
      <MenuItem icon={Trash2} name="Delete this photo" onSelect={() => commands.delete(photo)} />
    </>
  );
}
