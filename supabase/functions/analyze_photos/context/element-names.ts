import { findPhotoReferences } from '../../_shared/photo-references.ts';

/** As many as fit on half a page: a report with more has no consistent names. */
const MAX_NAMES = 40;
/** "Reinforced concrete cantilever bracket below the bearing, north abutment" has 73; longer ones are sentences. */
const MAX_NAME = 80;

/**
 * The element names of a report's rows, most frequent first, each in its commonest spelling; in a
 * tie, the one that comes first in the report.
 */
export function collectElementNames(elements: string[]): string[] {
  const names = new Map<string, { count: number; spellings: Map<string, number> }>();
  for (const element of elements) {
    const name = element.trim().replace(/\s+/g, ' ');
    // A number in a name refers to one photo, and would be wrong for others.
    if (name === '' || name.length > MAX_NAME || findPhotoReferences(name).length > 0) continue;
    const key = name.toLowerCase();
    const known = names.get(key) ?? { count: 0, spellings: new Map<string, number>() };
    known.count += 1;
    known.spellings.set(name, (known.spellings.get(name) ?? 0) + 1);
    names.set(key, known);
  }
  return [...names.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_NAMES)
    .map(({ spellings }) => findMostFrequent(spellings));
}

function findMostFrequent(spellings: Map<string, number>): string {
  const [first = ['', 0]] = [...spellings].sort(([, one], [, other]) => other - one);
  return first[0];
}
