import { marksOf, type Observation } from '../schema';

type Answered = Pick<Observation, 'outcome' | 'marks'>;

/** Each kind of answer, the one that asks for most care first. */
const PARTS: readonly [(row: Answered) => boolean, (count: number) => string][] = [
  [(row) => row.outcome === 'defect' && hasLines(row), (count) => `possible cracks in ${count}`],
  [(row) => row.outcome === 'defect' && !hasLines(row), (count) => `a defect in ${count}`],
  [({ outcome }) => outcome === 'no_visible_defect', (count) => `no visible defect in ${count}`],
  [({ outcome }) => outcome === 'nothing_inspectable', (count) => `nothing to inspect in ${count}`],
  [({ outcome }) => outcome === 'not_assessed', (count) => `${count} not assessed`],
];

/** What came of an analysis, with the count: only what the rows say. */
export function outcomeSentence(rows: readonly Answered[]): string {
  const parts = PARTS.flatMap(([belongs, say]) => {
    const count = rows.filter(belongs).length;
    return count > 0 ? [say(count)] : [];
  });
  const looked = `${rows.length} photo(s) looked at`;
  return parts.length > 0 ? `${looked}: ${parts.join(', ')}.` : `${looked}.`;
}

function hasLines(row: Answered): boolean {
  return marksOf(row).length > 0;
}
