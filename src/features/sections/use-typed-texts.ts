import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import {
  changedTexts,
  textsWith,
  type SectionName,
  type Sections,
  type SectionTexts,
} from './schema';

/** The texts as their fields show them: over what is stored what is typed, kept in this browser. */
export function useTypedTexts(reportId: string, stored: Sections | undefined) {
  const { id: userId } = useUser();
  const { draft, keep, discard } = useDraft<Partial<SectionTexts>>(
    draftKey(userId, 'sections', reportId),
  );
  const texts = textsWith(stored, draft);
  const changed = changedTexts(texts, stored);
  return {
    texts,
    /** The texts that are not saved yet; null when all are. */
    changed,
    type: (name: SectionName, text: string) => {
      keep({ ...changed, [name]: text });
    },
    keep,
    discard,
  };
}
