import { Button } from '@/components/ui/button';
import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import { changedNumbers } from '../references/changed-numbers';
import type { ShownSection } from '../texts/shown-section';

interface NumbersNoteProps {
  /** The section's id. */
  sectionId: string;
  changes: ShownSection['changes'];
}

/** Says once that photo numbers in a text have changed since it was saved. */
export function NumbersNote({ sectionId, changes }: NumbersNoteProps) {
  const { id: userId } = useUser();
  const dismissed = useDraft<string>(draftKey(userId, 'numbers-told', sectionId));
  const news = changedNumbers(changes);
  const all = JSON.stringify(changes);
  if (news === null || dismissed.draft === all) return null;
  return (
    <div role="status" className="mt-2 flex items-start gap-3 text-sm text-muted-foreground">
      <p className="min-w-0 py-1">Photo numbers follow the photos: {news}</p>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          dismissed.keep(all);
        }}
      >
        Got it
      </Button>
    </div>
  );
}
