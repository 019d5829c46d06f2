import { useRef, type ReactNode } from 'react';
import { ImageUp, RotateCcw, RotateCw } from 'lucide-react';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { useTurnPhoto } from '@/features/drawing/mutations';
import { errorMessage } from '@/lib/errors';
import type { Observation } from '@/records/observation';
import { ACCEPTED } from '../prepare/accepted-files';
import { useReplacePhoto } from '../mutations';

interface PhotoActionsProps {
  observation: Observation;
  /** The row's number in its report. */
  number: number;
  /** Draws the menu that these are items of, and whether one of them is under way. */
  children: (items: ReactNode, isBusy: boolean) => ReactNode;
}

/** What can be done with a row's photo while its text stays: items for the row's menu. */
export function PhotoActions({ observation, number, children }: PhotoActionsProps) {
  const replace = useReplacePhoto(observation.report_id);
  const turnPhoto = useTurnPhoto(observation.report_id);
  const input = useRef<HTMLInputElement>(null);

  const turn = async (by: 90 | 270) => {
    try {
      await turnPhoto(observation, by);
      toast.neutral('Photo rotated');
    } catch (error) {
      toast.error(`Photo ${number} was not rotated`, errorMessage(error));
    }
  };
  const put = (file: File) => {
    replace.mutate(
      { row: observation, file },
      {
        onSuccess: () => {
          toast.neutral('Photo replaced');
        },
        onError: (error) => {
          toast.error('Upload failed', `Photo ${number} stays as it was. ${errorMessage(error)}`);
        },
      },
    );
  };
  const items = (
    <>
      <DropdownMenuItem onSelect={() => void turn(90)}>
        <RotateCw aria-hidden />
        Rotate right
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void turn(270)}>
        <RotateCcw aria-hidden />
        Rotate left
      </DropdownMenuItem>
      <DropdownMenuItem
        onSelect={() => {
          input.current?.click();
        }}
      >
        <ImageUp aria-hidden />
        Replace photo
      </DropdownMenuItem>
    </>
  );

  return (
    <>
      {/* Beside the menu, which is gone by the time a file is chosen. */}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={`Replace Photo ${number}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) put(file);
        }}
      />
      {children(items, replace.isPending)}
    </>
  );
}
