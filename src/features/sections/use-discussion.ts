import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { observationsQuery } from '@/features/observations/queries';
import { useUser } from '@/lib/auth-context';
import { errorCode, errorMessage, givenMessage } from '@/lib/errors';
import { useRefetchWhenStale } from '@/lib/use-refetch-when-stale';
import { useSaveSections } from './mutations';
import { sectionsQuery } from './queries';
import {
  isOfPerson,
  SECTION_NAMES,
  type SectionName,
  type Sections,
  type TypedText,
} from '@/records/section';
import type { ShownSection } from './texts/shown-section';
import { useConflicts } from './use-conflicts';
import { useGeneration } from './use-generation';
import { useRegeneration } from './use-regeneration';
import { useTypedTexts } from './use-typed-texts';

type Activity = 'loading' | 'generating' | 'saving' | null;

/** A report's Discussion and Recommendation: read, generated where missing, edited, saved. */
export function useDiscussion(reportId: string) {
  const { id: userId } = useUser();
  const query = useQuery(sectionsQuery(userId, reportId));
  const rowsQuery = useQuery(observationsQuery(userId, reportId));
  const rows = rowsQuery.data;
  const order = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const generation = useGeneration(reportId);
  const saving = useSaveSections(reportId);
  const { shown, changed, type, keep, discard } = useTypedTexts(reportId, query.data, order);

  /** Resolves with whether everything is stored. */
  const save = async (texts: Partial<Record<SectionName, TypedText>>) => {
    try {
      const met = await saving.mutateAsync(texts);
      const isMet = (name: SectionName) => met.some((conflict) => conflict.name === name);
      discard(SECTION_NAMES.filter((name) => texts[name] && !isMet(name)));
      conflicts.show(met);
      regeneration.forget();
      return met.length === 0;
    } catch (error) {
      console.warn('The sections could not be saved.', error);
      toast.error('Save failed', errorMessage(error));
      return false;
    }
  };
  const saveAndSay = async (texts: Partial<Record<SectionName, TypedText>>) => {
    if (await save(texts)) toast.neutral('Changes saved!');
  };
  const conflicts = useConflicts({ order, keep, discard, save: (texts) => void saveAndSay(texts) });

  const regeneration = useRegeneration(reportId, {
    sections: ofPerson(shown, query.data),
    generate: generation.generate,
    // Typed text becomes a version like all saved text.
    saveTyped: () => (changed ? save(changed) : Promise.resolve(true)),
  });

  const isStale = () => refersToDeleted(shown);
  const isBehind = useRefetchWhenStale(rowsQuery, query.dataUpdatedAt, isStale);

  const isReadable = query.data !== undefined && rows !== undefined;
  // Text saved since has made up for the failure.
  const isMadeUpFor = saving.isSuccess && saving.submittedAt > generation.askedAt;
  const failure = isReadable ? !isMadeUpFor && generation.error : (query.error ?? rowsQuery.error);
  return {
    stored: query.data,
    rows: rows ?? [],
    order,
    shown,
    isDirty: changed !== null,
    activity: chooseActivity({
      isLoading:
        (!isReadable && query.isFetching) || ((isBehind || !isReadable) && rowsQuery.isFetching),
      isGenerating: generation.isGenerating,
      isSaving: saving.isPending || regeneration.isUndoing,
    }),
    /** Why there is no text, or no new one; null for no failure. */
    failure: failure ? givenMessage(failure, 'Failed to generate sections') : null,
    /** There are no rows yet to write a text from. */
    lacksRows: isReadable && errorCode(failure) === 'no_observations',
    /** Texts and rows are loaded: typing over unread ones could lose them. */
    isReadable,
    conflict: conflicts.conflict,
    resolveConflict: conflicts.resolve,
    putOffConflict: conflicts.putOff,
    type,
    save: () => {
      if (changed) void saveAndSay(changed);
    },
    /** Saves typed text before stored texts change; resolves with whether everything is stored. */
    saveTyped: () => (changed ? save(changed) : Promise.resolve(true)),
    regeneration,
    retry: () => {
      if (isReadable) generation.generate().catch(() => undefined);
      if (!query.data) void query.refetch();
      if (!rows) void rowsQuery.refetch();
    },
    discardTyped: () => discard(),
  };
}

export type DiscussionState = ReturnType<typeof useDiscussion>;

type Shown = Record<SectionName, ShownSection>;

function refersToDeleted(shown: Shown): boolean {
  return SECTION_NAMES.some((name) => shown[name].deleted.some(({ id }) => id !== null));
}

function ofPerson(shown: Shown, stored: Sections | undefined): SectionName[] {
  return SECTION_NAMES.filter(
    (name) => shown[name].isChanged || isOfPerson(stored?.[name] ?? null),
  );
}

function chooseActivity(is: {
  isLoading: boolean;
  isGenerating: boolean;
  isSaving: boolean;
}): Activity {
  if (is.isLoading) return 'loading';
  if (is.isGenerating) return 'generating';
  return is.isSaving ? 'saving' : null;
}
