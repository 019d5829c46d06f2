import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { errorCode, DUPLICATE, noDataReturned } from '@/lib/errors';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { observationKeys } from '@/features/observations/queries';
import { followQuestions, isWriting } from '@/features/questions/queries';
import { restoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import { styleHintQuery } from '@/features/writing-style/queries';
import { MAX_SECTION_TEXT } from '@shared/contract/limits';
import { tooManyCharacters } from '@shared/text/count-characters';
import {
  fetchSections,
  sectionKeys,
  readStoredSection,
  SECTION_COLUMNS,
  sectionsQuery,
} from './queries';
import {
  SECTION_HEADINGS,
  SECTION_NAMES,
  type SectionConflict,
  type SectionName,
  type Sections,
  type TypedText,
} from '@/records/section';
import { saveSection, type SectionWire } from './texts/save-section';

const generatingKey = (reportId: string) => ['generate-sections', reportId];

/** Tells that this tab has requested drafts, on any screen. */
export function useIsGenerating(reportId: string): boolean {
  return useIsMutating({ mutationKey: generatingKey(reportId) }) > 0;
}

/**
 * Has the analyst write the sections in the person's style: both if both have text, otherwise the blank ones. Resolves
 * with the sections as stored before.
 */
export function useGenerateSections(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: generatingKey(reportId),
    mutationFn: async () => {
      const styleHint = await queryClient
        .fetchQuery(styleHintQuery(userId))
        .catch((error: unknown) => {
          // A report in the default tone is better than none.
          console.warn('The writing style could not be loaded.', error);
          return '';
        });
      const query = { ...sectionsQuery(userId, reportId), staleTime: 0 };
      const before = await queryClient.fetchQuery(query);
      try {
        await invokeFunction(await supabase(), 'generate_summary', {
          report_id: reportId,
          style_hint: styleHint,
        });
      } catch (error) {
        // Cut off, or requested on another device: the drafts are still being written.
        if (!['cut', 'already_under_way'].includes(errorCode(error))) throw error;
        await followQuestions(queryClient, userId, reportId, (now) => !isWriting(now, 'sections'));
        if (!isDrafted(before, await fetchSections(userId, reportId))) throw error;
      }
      // The draft may be based on rows that this browser has not read yet.
      await queryClient.invalidateQueries({ queryKey: observationKeys.list(userId, reportId) });
      await queryClient.fetchQuery(query);
      return { before };
    },
    meta: { changes: sectionKeys.report(userId, reportId) },
  });
}

/**
 * Saves the given texts (one or both), each only over the version the person saw. Resolves with those changed elsewhere
 * meanwhile, which are not saved.
 */
export function useSaveSections(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = sectionKeys.report(userId, reportId);
  return useMutation({
    mutationFn: async (texts: Partial<Record<SectionName, TypedText>>) => {
      const excess = findExcess(texts);
      if (excess) throw new Error(excess);
      const wire = await createWire(userId, reportId);
      const conflicts: SectionConflict[] = [];
      for (const name of SECTION_NAMES) {
        const mine = texts[name];
        if (!mine) continue;
        const { outcome, section } = await saveSection(wire, name, mine);
        if (outcome === 'conflict') conflicts.push({ name, mine, theirs: section });
        queryClient.setQueryData<Sections>(
          key,
          (sections) => sections && { ...sections, [name]: section },
        );
      }
      return conflicts;
    },
    meta: { changes: key },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Names the text that is too long, and by how much; null for none. */
function findExcess(texts: Partial<Record<SectionName, TypedText>>): string | null {
  for (const name of SECTION_NAMES) {
    const excess = tooManyCharacters(texts[name]?.paragraph ?? '', MAX_SECTION_TEXT);
    if (excess) return `${SECTION_HEADINGS[name]}: ${excess}`;
  }
  return null;
}

/** Restores the texts that a draft replaced, from the database's versions. */
export function useUndoGeneration(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = sectionKeys.report(userId, reportId);
  return useMutation({
    mutationFn: async (before: Sections) => {
      for (const section of Object.values(before)) {
        if (!section) continue;
        const versions = await fetchVersions(userId, { kind: 'section', id: section.id });
        const kept = versions.find(
          ({ reason, kept }) => reason === 'generated' && kept['version'] === section.version,
        );
        if (kept) await restoreVersion(kept.id);
      }
      await queryClient.fetchQuery({ ...sectionsQuery(userId, reportId), staleTime: 0 });
    },
    meta: { changes: key },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Tells that both sections have been drafted since. */
function isDrafted(before: Sections, now: Sections): boolean {
  return SECTION_NAMES.every((name) => {
    const time = now[name]?.draftedAt ?? null;
    return time !== null && time !== before[name]?.draftedAt;
  });
}

async function createWire(userId: string, reportId: string): Promise<SectionWire> {
  const client = await supabase();
  return {
    read: () => fetchSections(userId, reportId),
    update: async ({ id, heading, version }, { paragraph, photo_refs }) => {
      const { data } = await client
        .from('sections')
        .update({ paragraph, photo_refs, updated_at: new Date().toISOString() })
        .eq('report_id', reportId)
        .eq('user_id', userId)
        // Quoted, because spaces around a bare value would be trimmed.
        .filter('heading', 'in', `("${heading}")`)
        // Only over the version that was edited; another section may have this heading now.
        .eq('id', id)
        .eq('version', version)
        .select(SECTION_COLUMNS)
        .throwOnError();
      return data[0] ? readStoredSection(data[0]) : null;
    },
    insert: async (name, { paragraph, photo_refs }) => {
      const { data, error } = await client
        .from('sections')
        .insert({
          report_id: reportId,
          user_id: userId,
          heading: SECTION_HEADINGS[name],
          paragraph,
          photo_refs,
        })
        .select(SECTION_COLUMNS);
      if (errorCode(error) === DUPLICATE) return null;
      if (error) throw error;
      if (!data[0]) throw new Error(noDataReturned(`the ${SECTION_HEADINGS[name]}`));
      return readStoredSection(data[0]);
    },
  };
}
