import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { supabase } from '@/lib/supabase';
import { photoBindingsSchema } from '@shared/contract/stored';
import { findSectionName, readDraft, type Sections, type StoredSection } from '@/records/section';

export const sectionKeys = {
  all: ['sections'] as const,
  report: (userId: string, reportId: string) => [...sectionKeys.all, userId, reportId] as const,
};

/** The report's Discussion and Recommendation, as stored. */
export function sectionsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: sectionKeys.report(userId, reportId),
    queryFn: () => fetchSections(userId, reportId),
  });
}

export const SECTION_COLUMNS = 'id, heading, paragraph, photo_refs, version, proposal';

type SectionRow = Pick<
  Database['public']['Tables']['sections']['Row'],
  'id' | 'heading' | 'paragraph' | 'photo_refs' | 'version' | 'proposal'
>;

export function readStoredSection({ proposal, photo_refs, ...row }: SectionRow): StoredSection {
  return {
    ...row,
    photo_refs: photoBindingsSchema.parse(photo_refs),
    ...readDraft(proposal),
  };
}

export async function fetchSections(userId: string, reportId: string): Promise<Sections> {
  const client = await supabase();
  const { data } = await client
    .from('sections')
    .select(SECTION_COLUMNS)
    .eq('report_id', reportId)
    .eq('user_id', userId)
    .throwOnError();
  const sections: Sections = { discussion: null, recommendation: null };
  for (const row of data) {
    const name = findSectionName(row.heading);
    if (name) sections[name] = readStoredSection(row);
  }
  return sections;
}
