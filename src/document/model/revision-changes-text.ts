import type { RevisionChanges } from '@/records/signed-revision';
import { FACTS_IN, type Language } from '../../../supabase/functions/_shared/contract';
import { wordsOf } from '../words/words-of';

/** What a revision changed, in the few words that a table of revisions has room for. */
export function revisionChangesText(changes: RevisionChanges | null, language: Language): string {
  const { changes: said } = wordsOf(language).signing;
  if (changes === null) return said.first;
  const { discussion, recommendation } = wordsOf(language);
  const parts = [
    changes.added > 0 && said.added(changes.added),
    changes.changed > 0 && said.changed(changes.changed),
    changes.removed > 0 && said.removed(changes.removed),
    changes.moved && said.moved,
    changes.sections.includes('discussion') && discussion,
    changes.sections.includes('recommendation') && recommendation,
    changes.report.length > 0 && said.particulars,
    changes.letterhead && said.letterhead,
  ].filter((part) => part !== false);
  return parts.length === 0 ? said.none : parts.join(FACTS_IN[language].list.comma);
}
