import { readFileSync } from 'node:fs';
import type { Language } from '../../supabase/functions/_shared/languages/language.ts';
import type { CautionReason } from '../../supabase/functions/_shared/contract/caution-kinds.ts';

interface SentenceRow {
  number: number;
  element: string;
  defect: string;
  recommendation: string;
  location: string;
  urgency: 'immediate' | 'soon' | 'routine' | null;
  note: string;
  outcome: 'defect' | 'no_visible_defect' | 'nothing_inspectable' | 'not_assessed';
}

/** A sentence as a model may write it, with all that is known; written without sight of the checks. */
export interface BlindSentence {
  id: string;
  language: Language;
  place: 'row' | 'section';
  honest: boolean;
  /** The way in which it is dishonest, or nearly. */
  kind: CautionReason;
  field: 'element' | 'defect' | 'recommendation' | 'location' | 'discussion';
  sentence: string;
  note: string;
  /** The person's own words in the row's defect; absent for none. */
  typed?: string;
  /** Which legible scale the photo shows; blank for none. */
  scale: string;
  visible: string;
  rows: SentenceRow[];
}

/** 250 sentences in five languages, half of them honest; each with its reason. */
export function blindSentences(): BlindSentence[] {
  return readLines('blind-sentences.jsonl') as BlindSentence[];
}

/** A file of this folder with a JSON object a line. */
export function readLines(file: string): unknown[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
