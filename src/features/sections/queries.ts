import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { sectionNameOf, type Sections } from './schema';

export const sectionKeys = {
  all: ['sections'] as const,
  report: (userId: string, reportId: string) => [...sectionKeys.all, userId, reportId] as const,
};

/** The report's Discussion and Recommendation as they are stored. */
export function sectionsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: sectionKeys.report(userId, reportId),
    queryFn: () => fetchSections(userId, reportId),
  });
}

async function fetchSections(userId: string, reportId: string): Promise<Sections> {
  const client = await supabase();
  const { data } = await client
    .from('sections')
    .select('heading, paragraph')
    .eq('report_id', reportId)
    .eq('user_id', userId)
    .throwOnError();
  const sections: Sections = { discussion: null, recommendation: null };
  for (const { heading, paragraph } of data) {
    const name = sectionNameOf(heading);
    if (name) sections[name] = paragraph;
  }
  return sections;
}
