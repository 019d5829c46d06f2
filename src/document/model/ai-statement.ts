import { numberSpans } from '@/lib/number-spans';
import { fill } from '@shared/languages/fill';
import type { AiUse } from '@shared/languages/forms/signing';
import type { PrintedWords } from '../words/printed-words';
import {
  type NumberedRow,
  type ProvenancedRow,
  type DraftedSections,
  summariseProvenance,
  summariseUnjudged,
} from './summarise-provenance';
import { cleanLine, splitLines } from './clean-text';
import type { Signing, SourceLetterhead } from './printed-letterhead';
import { classifyCheck } from './row-check';

interface StatementSource {
  signing: Signing;
  rows: readonly NumberedRow[];
  sections: DraftedSections;
  letterhead: SourceLetterhead | null;
}

/**
 * Writes a signed document's closing notes: who signed it and is responsible, then the part that AI had, counted from
 * the stored rows as summariseProvenance counts.
 */
export function aiStatement(
  source: StatementSource,
  words: PrintedWords,
): { closingNote: string; provenance: string } {
  const { rows, sections } = source;
  const { signatory, signedOn, revision } = source.signing;
  const said = words.signing;
  const unchecked = rows.flatMap((row) => (classifyCheck(row) === 'checked' ? [] : [row.number]));
  const use = summariseAiUse(rows, sections);
  const join = (sentences: (string | null)[]) => sentences.filter(Boolean).join(words.signs.space);
  return {
    closingNote: join([
      fill(said.signed, { signatory, when: signedOn, revision }),
      fill(said.responsible, { signatory }),
      unchecked.length === 0 ? null : fill(said.unchecked, { photos: numbersText(unchecked) }),
    ]),
    provenance: join([
      use === null ? said.noAi : said.ai[use],
      summariseProvenance(rows, sections, words),
      summariseUnjudged(rows, sections, words),
      use === null ? null : said.visualOnly,
      fill(said.contest, { contact: formatContact(source) }),
    ]),
  };
}

/** Counts every answer, even one that nobody accepted: a person asked for it and read it. */
export function summariseAiUse(
  rows: readonly ProvenancedRow[],
  sections: DraftedSections,
): AiUse | null {
  const ofRows = rows.some(({ proposal }) => proposal !== null);
  const ofSections = [sections.discussion, sections.recommendation].some(({ drafted }) =>
    drafted?.trim(),
  );
  if (ofRows && ofSections) return 'both';
  if (ofRows) return 'rows';
  return ofSections ? 'sections' : null;
}

/** The firm's e-mail and telephone, else its address; the signatory's name where there is no firm. */
function formatContact({ letterhead, signing }: StatementSource): string {
  if (!letterhead) return signing.signatory;
  const { firm_name, firm_email, firm_phone, firm_address } = letterhead;
  const ways = [cleanLine(firm_email), cleanLine(firm_phone)].filter(Boolean);
  const reached = ways.length > 0 ? ways : [splitLines(firm_address).join(', ')].filter(Boolean);
  return [cleanLine(firm_name), ...reached].filter(Boolean).join(', ') || signing.signatory;
}

/** "3, 7–9": joins consecutive rows. */
export function numbersText(numbers: readonly number[]): string {
  return numberSpans(numbers).join(', ');
}
