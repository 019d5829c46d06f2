import { useRef } from 'react';
import { ImagePlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { cn } from '@/lib/cn';
import { announceUploads } from '../upload/announce-uploads';
import { summarise } from '../upload/upload-summary';
import { useUploadQueue } from '../use-upload-queue';
import { ACCEPTED } from '../prepare/accepted-files';

interface UploadPhotoButtonProps {
  reportId: string;
  /** For a phone, where the full button is elsewhere. */
  isIconOnPhone?: boolean;
}

/** Adds photos to a report from any of its screens, through the upload screen's queue. */
export function UploadPhotoButton({ reportId, isIconOnPhone = false }: UploadPhotoButtonProps) {
  const { uploads, add, remove } = useUploadQueue(reportId);
  const { inHand, stored, total } = summarise([], uploads);
  const input = useRef<HTMLInputElement>(null);

  const upload = async (files: File[]) => {
    const ended = await add(files);
    announceUploads(ended, 'Photo uploaded', remove);
  };

  return (
    <>
      <FileInput
        ref={input}
        accept={ACCEPTED}
        multiple
        aria-label="Upload Photo"
        onFiles={(files) => void upload(files)}
      />
      <Button
        variant="outline"
        className={cn(isIconOnPhone && 'max-sm:px-3')}
        onClick={() => {
          input.current?.click();
        }}
      >
        <ImagePlus aria-hidden />
        <span className={cn(isIconOnPhone && 'max-sm:sr-only')}>
          {inHand > 0 ? `Uploading ${stored} / ${total} photos...` : 'Upload Photo'}
        </span>
      </Button>
    </>
  );
}
