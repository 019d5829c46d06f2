import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Camera, CopyPlus, Download, ImagePlus, ImageUp, RotateCcw, RotateCw } from 'lucide-react';
import { MenuItem } from '@/components/ui/dropdown-menu';
import { FileInput } from '@/components/ui/file-input';
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useRotatePhoto } from '@/features/drawing/mutations';
import { errorMessage } from '@/lib/errors';
import { endingOfType } from '@/lib/file-names';
import { saveFile } from '@/lib/save-file';
import type { Observation } from '@/records/observation';
import { ACCEPTED } from '../prepare/accepted-files';
import { readPhotoPath } from '@shared/photo-address';
import { keepOriginal, useReplacePhoto, useUsePhotoAgain } from '../mutations';
import { fetchOriginal, originalTypeQuery } from '../queries';
import { useAddPhotos } from '../use-upload-queue';

interface PhotoActionsProps {
  observation: Observation;
  /** The row's number in its report. */
  number: number;
  /** Renders the menu of these items, and whether one is running. */
  children: (items: ReactNode, isBusy: boolean) => ReactNode;
}

/** Menu items that replace or remove a row's photo and keep its text. */
export function PhotoActions({ observation, number, children }: PhotoActionsProps) {
  const replace = useReplacePhoto(observation.report_id);
  const rotatePhoto = useRotatePhoto(observation.report_id);
  const addPhotos = useAddPhotos(observation.report_id);
  const again = useUsePhotoAgain(observation.report_id);
  const replacing = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLInputElement>(null);
  const taking = useRef<HTMLInputElement>(null);

  const rotate = async (by: 90 | 270) => {
    try {
      await rotatePhoto(observation, by);
      toast.neutral('Photo rotated');
    } catch (error) {
      toast.error(`Photo ${number} was not rotated`, errorMessage(error));
    }
  };
  const put = ([file]: readonly File[]) => {
    if (!file) return;
    replace.mutate(
      { row: observation, file },
      {
        onSuccess: (changed) => {
          toast.neutral('Photo replaced');
          void keepOrSay(changed, file, number);
        },
        onError: (error) => {
          toast.error('Upload failed', `Photo ${number} stays as it was. ${errorMessage(error)}`);
        },
      },
    );
  };
  const useAgain = () => {
    again.mutate(observation, {
      onSuccess: () => {
        toast.neutral(
          'The photo has a second row',
          'It is behind this finding, without words yet.',
        );
      },
      onError: tellFailure(`Photo ${number} has no second row`),
    });
  };
  const add = (files: readonly File[]) => {
    addPhotos(observation, files);
  };
  const items = (
    <>
      <MenuItem icon={RotateCw} name="Rotate right" onSelect={() => void rotate(90)} />
      <MenuItem icon={RotateCcw} name="Rotate left" onSelect={() => void rotate(270)} />
      <MenuItem icon={ImageUp} name="Replace photo" onSelect={() => replacing.current?.click()} />
      <MenuItem icon={CopyPlus} name="Use this photo for another finding" onSelect={useAgain} />
      <MenuItem icon={ImagePlus} name="Add photos…" onSelect={() => adding.current?.click()} />
      <MenuItem
        icon={Camera}
        name="Add from the camera"
        className="pointer-fine:hidden"
        onSelect={() => taking.current?.click()}
      />
      <DownloadOriginal photo={observation.photo} />
    </>
  );

  return (
    <>
      {/* Outside the menu, which has closed when a file is chosen. */}
      <PhotoInput ref={replacing} label={`Replace Photo ${number}`} onFiles={put} />
      <PhotoInput ref={adding} label={`Add photos to Photo ${number}`} multiple onFiles={add} />
      <PhotoInput
        ref={taking}
        label={`Photo beside Photo ${number}`}
        capture="environment"
        onFiles={add}
      />
      {children(items, replace.isPending)}
    </>
  );
}

/** The photo is replaced, even if its original cannot be kept. */
async function keepOrSay(row: Observation, file: File, number: number): Promise<void> {
  const reason = await keepOriginal(row, file);
  if (reason === null) return;
  const action = { label: 'Try again', onClick: () => void keepOrSay(row, file, number) };
  toast.neutral(`The original of Photo ${number} is not kept`, reason, { action });
}

/** Queried when the menu opens: most people keep none. */
function DownloadOriginal({ photo }: { photo: string }) {
  const path = readPhotoPath(photo);
  const { data: type } = useQuery({ ...originalTypeQuery(path ?? ''), enabled: path !== null });
  if (path === null || type == null) return null;
  const download = async () => {
    try {
      // Without the timestamp before it and the secret behind it.
      const [, name = 'photo'] = /\/\d+_([^/]*)-[0-9a-f]+\.jpg$/.exec(path) ?? [];
      saveFile(await fetchOriginal(path), `${name}.${endingOfType(type)}`);
    } catch (error) {
      toast.error('The original was not downloaded', errorMessage(error));
    }
  };
  return <MenuItem icon={Download} name="Download original" onSelect={() => void download()} />;
}

interface PhotoInputProps extends ComponentProps<typeof FileInput> {
  label: string;
}

function PhotoInput({ label, ...props }: PhotoInputProps) {
  return <FileInput accept={ACCEPTED} aria-label={label} {...props} />;
}
