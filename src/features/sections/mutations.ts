import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { styleHintQuery } from '@/features/writing-style/queries';
import { generateOnce } from './generation/generate-once';
import { sectionKeys, sectionsQuery } from './queries';
import { SECTION_HEADINGS, SECTION_NAMES, type SectionName, type Sections } from './schema';

interface Owner {
  userId: string;
  reportId: string;
}

/**
 * Has the analyst write the sections in the person's style, and resolves with them as stored: both
 * anew when both have text, otherwise what is blank.
 */
export function useGenerateSections(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const styleHint = await queryClient
        .fetchQuery(styleHintQuery(userId))
        .catch((error: unknown) => {
          // A report in the default tone is better than none.
          console.warn('The writing style could not be loaded.', error);
          return '';
        });
      await generateOnce(reportId, () => generateSections(reportId, styleHint));
      return queryClient.fetchQuery({ ...sectionsQuery(userId, reportId), staleTime: 0 });
    },
  });
}

/** Saves the texts given (one or both). */
export function useSaveSections(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = sectionKeys.report(userId, reportId);
  return useMutation({
    mutationFn: async (texts: Partial<Record<SectionName, string>>) => {
      for (const name of SECTION_NAMES) {
        const text = texts[name];
        if (text !== undefined) await saveSection({ userId, reportId }, name, text);
      }
    },
    onSuccess: (_, texts) => {
      queryClient.setQueryData<Sections>(key, (sections) => sections && { ...sections, ...texts });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

async function generateSections(reportId: string, styleHint: string): Promise<void> {
  const client = await supabase();
  await invokeFunction(client, 'generate_summary', { report_id: reportId, style_hint: styleHint });
}

async function saveSection(
  { userId, reportId }: Owner,
  name: SectionName,
  paragraph: string,
): Promise<void> {
  const client = await supabase();
  const { data } = await client
    .from('sections')
    .update({ paragraph, updated_at: new Date().toISOString() })
    .eq('report_id', reportId)
    .eq('user_id', userId)
    // Whatever the case and the blanks around it; the column allows no other heading that fits.
    .ilike('heading', `%${SECTION_HEADINGS[name]}%`)
    .select('id')
    .throwOnError();
  if (data.length > 0) return;
  // Nothing was generated yet: what a person wrote in the meantime becomes the section.
  await client
    .from('sections')
    .insert({
      report_id: reportId,
      user_id: userId,
      heading: SECTION_HEADINGS[name],
      paragraph,
    })
    .throwOnError();
}
