import { z } from 'zod';
import type { RowTexts } from './analyst.ts';
import type { Provenance } from './contract/stored.ts';
import { isSaid, pickFields, TEXT_FIELDS } from './row-words.ts';

/** The texts in observations.proposal, which a client may have filled with anything; null for none. */
export const proposedTextsSchema = z
  .object({
    element: z.string(),
    defect: z.string(),
    recommendation: z.string(),
    location: z.string().default(''),
  })
  .nullable()
  .catch(null);

interface RowWithProvenance extends RowTexts {
  hand: Provenance | null;
  proposal: RowTexts | null;
}

/** The analyst's proposal for a row that a person changed; null otherwise. */
export function listCorrections({ hand, proposal, ...row }: RowWithProvenance): RowTexts | null {
  if (hand !== 'edited' || !proposal) return null;
  const wasProposed = TEXT_FIELDS.some((name) => isSaid(proposal[name]));
  const isChanged = TEXT_FIELDS.some((name) => plain(proposal[name]) !== plain(row[name]));
  return wasProposed && isChanged ? pickFields(proposal, TEXT_FIELDS) : null;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
