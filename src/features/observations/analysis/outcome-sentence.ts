import type { Observation } from '@/records/observation';

type Answered = Pick<Observation, 'outcome'>;

/** Kinds of answer, the most urgent first. */
const PARTS: readonly [(row: Answered) => boolean, (count: number) => string][] = [
  [({ outcome }) => outcome === 'defect', (count) => `a defect in ${count}`],
  [({ outcome }) => outcome === 'no_visible_defect', (count) => `no visible defect in ${count}`],
  [({ outcome }) => outcome === 'nothing_inspectable', (count) => `nothing to inspect in ${count}`],
  [({ outcome }) => outcome === 'not_assessed', (count) => `${count} not assessed`],
];

export function outcomeSentence(rows: readonly Answered[]): string {
  const parts = PARTS.flatMap(([belongs, say]) => {
    const count = rows.filter(belongs).length;
    return count > 0 ? [say(count)] : [];
  });
  const checked = `${rows.length} photo(s) looked at`;
  return parts.length > 0 ? `${checked}: ${parts.join(', ')}.` : `${checked}.`;
}
