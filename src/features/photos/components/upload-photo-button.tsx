import { useRef } from 'react';
import { ImagePlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { toast } from '@/components/ui/toast';
import type { PhotoUpload } from '../schema';
import { LOG_IN } from '../upload/upload-problem';
import { photoCount, summarise } from '../upload/upload-summary';
import { useUploadQueue } from '../use-upload-queue';
import { ACCEPTED } from '../prepare/accepted-files';

interface UploadPhotoButtonProps {
  reportId: string;
  /** Where a phone has the whole button elsewhere. */
  isIconOnPhone?: boolean;
}

/** Adds photos to a report from any of its screens, through the same queue as the upload screen. */
export function UploadPhotoButton({ reportId, isIconOnPhone = false }: UploadPhotoButtonProps) {
  const { uploads, add, remove } = useUploadQueue(reportId);
  const { inHand, stored, total } = summarise([], uploads);
  const input = useRef<HTMLInputElement>(null);

  const upload = async (files: File[]) => {
    const ended = await add(files);
    report(ended);
    // They have been told of; the upload screen need not tell again.
    for (const { id, state } of ended) {
      if (state === 'refused' || state === 'duplicate') remove(id);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Upload Photo"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void upload(files);
        }}
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

function report(ended: readonly PhotoUpload[]): void {
  const stored = ended.filter(({ state }) => state === 'stored').length;
  // Anyone who is signed out has been told by the queue.
  const others = ended.filter(({ state, reason }) => state !== 'stored' && reason !== LOG_IN);
  if (stored > 0) toast.neutral('Photo uploaded', stored > 1 ? photoCount(stored) : undefined);
  const [first] = others;
  if (!first) return;
  const more = others.length > 1 ? ` And ${others.length - 1} more.` : '';
  const remedy = others.some(({ state }) => state === 'failed')
    ? ' Step 1 keeps it and can try again.'
    : '';
  toast.error('Upload failed', `${first.fileName}: ${first.reason ?? ''}${more}${remedy}`);
}
