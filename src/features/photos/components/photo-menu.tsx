import { useRef } from 'react';
import { ImageUp, MoreVertical, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import type { QuarterRotation } from '@/lib/pictures/orientation';
import type { Observation } from '@/records/observation';
import { ACCEPTED } from '../prepare/accepted-files';
import { useReplacePhoto, useRotatePhoto } from '../mutations';

interface PhotoMenuProps {
  observation: Observation;
  /** The row's number in its report. */
  number: number;
}

/** What can be done with a row's photo while its text stays. */
export function PhotoMenu({ observation, number }: PhotoMenuProps) {
  const replace = useReplacePhoto(observation.report_id);
  const rotate = useRotatePhoto(observation.report_id);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = replace.isPending || rotate.isPending;

  const answers = (done: string) => ({
    onSuccess: () => {
      toast.neutral(done);
    },
    onError: (error: unknown) => {
      toast.error('Upload failed', `Photo ${number} stays as it was. ${errorMessage(error)}`);
    },
  });
  const turn = (wanted: QuarterRotation) => {
    rotate.mutate({ row: observation, wanted }, answers('Photo rotated'));
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={`Replace Photo ${number}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) replace.mutate({ row: observation, wanted: file }, answers('Photo replaced'));
        }}
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="icon-sm"
            aria-label={`Change Photo ${number}`}
            disabled={isBusy}
          >
            {isBusy ? <Spinner decorative /> : <MoreVertical aria-hidden />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem
            onSelect={() => {
              turn(90);
            }}
          >
            <RotateCw aria-hidden />
            Rotate right
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => {
              turn(270);
            }}
          >
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
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}
