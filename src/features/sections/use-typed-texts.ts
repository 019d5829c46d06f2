import { useMemo, useState } from 'react';
import { useUser } from '@/lib/auth-context';
import { draftKey, readDraft, useDraft, writeDraft } from '@/lib/use-draft';
import { SECTION_NAMES, type SectionName, type Sections, type TypedText } from '@/records/section';
import { asShown, shownSection, typedText } from './texts/shown-section';

/**
 * The texts as their fields show them: typed text, kept in this browser, over the stored one, in current photo numbers.
 * Each section has its own draft: tabs that edit one each do not overwrite the other's.
 */
export function useTypedTexts(
  reportId: string,
  stored: Sections | undefined,
  order: readonly string[],
) {
  const { id: userId } = useUser();
  useState(() => {
    takeOverDrafts(userId, reportId);
  });
  const discussion = useDraft<TypedText>(draftKey(userId, 'section', reportId, 'discussion'));
  const recommendation = useDraft<TypedText>(
    draftKey(userId, 'section', reportId, 'recommendation'),
  );
  const drafts = { discussion, recommendation };
  const [typedDiscussion, typedRecommendation] = [discussion.draft, recommendation.draft];
  const shown = useMemo(
    () => ({
      discussion: shownSection(stored?.discussion ?? null, typedDiscussion, order),
      recommendation: shownSection(stored?.recommendation ?? null, typedRecommendation, order),
    }),
    [stored, typedDiscussion, typedRecommendation, order],
  );
  const findBase = (name: SectionName) => {
    const { draft } = drafts[name];
    return draft && shown[name].isChanged ? draft.base : (stored?.[name] ?? null);
  };
  const changed = SECTION_NAMES.filter((name) => shown[name].isChanged).map(
    (name) => [name, asShown(shown[name], findBase(name), order)] as const,
  );
  return {
    shown,
    /** The unsaved texts; null when all are saved. */
    changed:
      changed.length === 0
        ? null
        : (Object.fromEntries(changed) as Partial<Record<SectionName, TypedText>>),
    type: (name: SectionName, text: string) => {
      const typed = typedText(text, shown[name], findBase(name), order);
      // Typed text equal to the stored text is no draft: it must not return as one later.
      if (shownSection(stored?.[name] ?? null, typed, order).isChanged) drafts[name].keep(typed);
      else drafts[name].discard();
    },
    keep: (name: SectionName, typed: TypedText) => {
      drafts[name].keep(typed);
    },
    discard: (names: readonly SectionName[] = SECTION_NAMES) => {
      for (const name of names) drafts[name].discard();
    },
  };
}

/**
 * Before sections had versions both texts were one draft under another key, without what their writer saw. Saving such
 * a draft over a stored text asks first, as for one from another tab.
 */
function takeOverDrafts(userId: string, reportId: string): void {
  const earlierKey = draftKey(userId, 'sections', reportId);
  const earlier = readDraft<Partial<Record<SectionName, string>>>(earlierKey);
  for (const name of SECTION_NAMES) {
    const paragraph = earlier?.[name];
    if (paragraph === undefined) continue;
    const typed: TypedText = { paragraph, photo_refs: {}, base: null };
    writeDraft(draftKey(userId, 'section', reportId, name), typed);
  }
  if (earlier) writeDraft(earlierKey, null);
}
