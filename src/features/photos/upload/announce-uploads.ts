import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/counted';
import type { PhotoUpload } from '../schema';
import { LOG_IN } from './upload-problem';

/** Announces finished uploads on a screen that does not list them. `done` is the text for a stored one. */
export function announceUploads(
  ended: readonly PhotoUpload[],
  done: string,
  remove: (id: string) => void,
): void {
  const stored = ended.filter(({ state }) => state === 'stored').length;
  // The queue has already informed a person who is signed out.
  const others = ended.filter(({ state, reason }) => state !== 'stored' && reason !== LOG_IN);
  if (stored > 0) toast.neutral(done, stored > 1 ? counted(stored, 'photo') : undefined);
  const [first] = others;
  if (first) {
    const more = others.length > 1 ? ` And ${others.length - 1} more.` : '';
    const remedy = others.some(({ state }) => state === 'failed')
      ? ' Step 1 keeps it and can try again.'
      : '';
    toast.error('Upload failed', `${first.fileName}: ${first.reason ?? ''}${more}${remedy}`);
  }
  // Announced here: the upload screen need not repeat it.
  for (const { id, state } of ended) {
    if (state === 'refused' || state === 'duplicate') remove(id);
  }
}
