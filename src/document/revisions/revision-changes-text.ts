import type { RevisionChanges } from '@/records/signed-revision';
import type { Language } from '../../../supabase/functions/_shared/languages/language';
import { FACTS_IN } from '../../../supabase/functions/_shared/languages/tables/facts';
import { choosePrintedWords } from '@/document/words/printed-words';
import { fillCounted } from '../../../supabase/functions/_shared/languages/fill';

/** Says a revision's changes in the few words that a table of revisions has room for. */
export function revisionChangesText(changes: RevisionChanges | null, language: Language): string {
  const { discussion, recommendation, signing, tag } = choosePrintedWords(language);
  const { changes: said } = signing;
  if (changes === null) return said.first;
  const parts = [
    changes.added > 0 && fillCounted(said.added, changes.added, tag),
    changes.changed > 0 && fillCounted(said.changed, changes.changed, tag),
    changes.removed > 0 && fillCounted(said.removed, changes.removed, tag),
    changes.moved && said.moved,
    changes.sections.includes('discussion') && discussion,
    changes.sections.includes('recommendation') && recommendation,
    changes.report.length > 0 && said.particulars,
    changes.letterhead && said.letterhead,
  ].filter((part) => part !== false);
  return parts.length === 0 ? said.none : parts.join(FACTS_IN[language].list.comma);
}
