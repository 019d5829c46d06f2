import { toast } from '@/components/ui/toast';
import type { PhotoUpload } from '../schema';
import { LOG_IN } from './upload-problem';
import { photoCount } from './upload-summary';

/** Says how uploads ended on a screen that does not list them. `done` is what is said of one that is stored. */
export function announceUploads(
  ended: readonly PhotoUpload[],
  done: string,
  remove: (id: string) => void,
): void {
  const stored = ended.filter(({ state }) => state === 'stored').length;
  // Anyone who is signed out has been told by the queue.
  const others = ended.filter(({ state, reason }) => state !== 'stored' && reason !== LOG_IN);
  if (stored > 0) toast.neutral(done, stored > 1 ? photoCount(stored) : undefined);
  const [first] = others;
  if (first) {
    const more = others.length > 1 ? ` And ${others.length - 1} more.` : '';
    const remedy = others.some(({ state }) => state === 'failed')
      ? ' Step 1 keeps it and can try again.'
      : '';
    toast.error('Upload failed', `${first.fileName}: ${first.reason ?? ''}${more}${remedy}`);
  }
  // They have been told of; the upload screen need not tell again.
  for (const { id, state } of ended) {
    if (state === 'refused' || state === 'duplicate') remove(id);
  }
}
