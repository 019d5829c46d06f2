import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '../_shared/caller.ts';
import type { ObservationProposal } from '../_shared/contract.ts';
import { FunctionError } from '../_shared/function-error.ts';

const storedObservationSchema = z.object({
  id: z.string(),
  report_id: z.string(),
  user_id: z.string(),
  photo: z.string(),
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
});
export type StoredObservation = z.infer<typeof storedObservationSchema>;

const COLUMNS = 'id, report_id, user_id, photo, element, defect, recommendation';
const TEXTS = ['element', 'defect', 'recommendation'] as const;

// Each lost attempt means that a person has just filled one more of three fields.
const MAX_ATTEMPTS = TEXTS.length + 1;

/** The caller's observation; throws `not_found` for one that is gone or somebody else's. */
export async function findObservation(
  client: SupabaseClient,
  id: string,
): Promise<StoredObservation> {
  const result = await client.from('observations').select(COLUMNS).eq('id', id).maybeSingle();
  const row = dataOf(result);
  if (row !== null) return storedObservationSchema.parse(row);
  throw new FunctionError(
    'not_found',
    'This observation no longer exists. Please refresh the page.',
  );
}

/**
 * Writes a proposal, and its texts into the fields that are blank. The update names the blanks it
 * relies on as conditions, so words typed while the analyst was looking are never overwritten: the
 * update then matches no row, and is tried again without that field.
 */
export async function storeProposal(
  client: SupabaseClient,
  observation: StoredObservation,
  proposal: ObservationProposal,
): Promise<void> {
  let row = observation;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const blanks = TEXTS.filter((text) => row[text].trim() === '');
    const changes = Object.fromEntries(blanks.map((text) => [text, proposal[text]]));
    let update = client
      .from('observations')
      .update({ ...changes, proposal, updated_at: new Date().toISOString() })
      .eq('id', row.id)
      .eq('photo', observation.photo);
    // Quoted, because white space around a bare value would be trimmed from the condition.
    for (const text of blanks) update = update.filter(text, 'in', `("${row[text]}")`);
    const changed = z.array(z.unknown()).parse(dataOf(await update.select('id')));
    if (changed.length > 0) return;

    row = await findObservation(client, row.id);
    if (row.photo !== observation.photo) {
      throw new FunctionError(
        'bad_request',
        'The photo of this observation was replaced while it was being analysed. Please analyse it again.',
      );
    }
  }
  throw new Error(`Observation ${observation.id} changed under each of ${MAX_ATTEMPTS} updates`);
}
