import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { unwrapData, UNIQUE_VIOLATION } from '../_shared/caller.ts';
import type { SectionProposal } from '../_shared/contract/stored.ts';
import type { PhotoBindings } from '../_shared/renumber-photos.ts';

export const HEADINGS = ['Discussion', 'Recommendation'] as const;
type Heading = (typeof HEADINGS)[number];

const storedSectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  paragraph: z.string(),
  /** Counts the paragraph's changes, so that an update naming it never overwrites another text. */
  version: z.number(),
});
type StoredSection = z.infer<typeof storedSectionSchema>;
type StoredSections = Partial<Record<Heading, StoredSection>>;

// Another tab can create or save a section between reading and writing; more often than this is no
// coincidence.
const MAX_ATTEMPTS = 4;

export async function findSections(
  client: SupabaseClient,
  reportId: string,
): Promise<StoredSections> {
  const result = await client
    .from('sections')
    .select('id, heading, paragraph, version')
    .eq('report_id', reportId);
  const rows = z.array(storedSectionSchema).parse(unwrapData(result));
  const stored: StoredSections = {};
  for (const row of rows) {
    const heading = HEADINGS.find(
      (known) => known.toLowerCase() === row.heading.trim().toLowerCase(),
    );
    if (heading) stored[heading] = row;
  }
  return stored;
}

export function hasText(section: StoredSection | undefined): boolean {
  return section !== undefined && section.paragraph.trim() !== '';
}

interface Draft {
  heading: Heading;
  proposal: SectionProposal;
  /** The photos behind the proposal's numbers. */
  photo_refs: PhotoBindings;
  /** The text from before drafting that the draft may replace; else ''. */
  replaces: string;
}

/**
 * Stores one drafted section. Text that changed while the analyst was writing is a person's, or
 * another tab's draft, and stays; the draft is then only a proposal.
 */
export async function storeSection(
  client: SupabaseClient,
  report: { id: string; user_id: string },
  draft: Draft,
): Promise<void> {
  const { heading, proposal, photo_refs } = draft;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = (await findSections(client, report.id))[heading];
    const updated_at = new Date().toISOString();
    if (!stored) {
      const { error, status } = await client.from('sections').insert({
        report_id: report.id,
        user_id: report.user_id,
        heading,
        paragraph: proposal.paragraph,
        photo_refs,
        proposal,
        updated_at,
      });
      if (error?.code === UNIQUE_VIOLATION) continue;
      unwrapData({ data: null, error, status });
      return;
    }
    const mayReplace = !hasText(stored) || stored.paragraph === draft.replaces;
    const changes = mayReplace
      ? { paragraph: proposal.paragraph, photo_refs, proposal, updated_at }
      : { proposal };
    const update = client
      .from('sections')
      .update(changes)
      .eq('id', stored.id)
      .eq('version', stored.version);
    const changed = z.array(z.unknown()).parse(unwrapData(await update.select('id')));
    if (changed.length > 0) return;
  }
  throw new Error(
    `The ${heading} of report ${report.id} changed under each of ${MAX_ATTEMPTS} writes`,
  );
}
