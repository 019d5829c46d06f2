import { MAX_REVISION_LABEL, revisionName } from '@/records/signed-revision';

type Named = Parameters<typeof revisionName>[0];

/** Compares names as the database does. */
export function isTaken(name: string, revisions: readonly Named[]): boolean {
  return revisions.some((one) => revisionName(one).toLowerCase() === name.trim().toLowerCase());
}

/**
 * Proposes the next revision's name: the report's own if free, else the one after the latest: "B" after "A", "P02"
 * after "P01". Blank, meaning its number, where the latest has no label.
 */
export function nextLabel(current: string, revisions: readonly Named[]): string {
  if (current.trim() !== '' && !isTaken(current, revisions)) return current;
  const latest = revisions.toSorted((one, other) => other.number - one.number)[0];
  let label = latest?.label.trim() ?? '';
  do label = following(label);
  while (label !== '' && isTaken(label, revisions));
  return label.length > MAX_REVISION_LABEL ? '' : label;
}

/** Increments a label's last number or letter; blank where it ends in neither. */
function following(label: string): string {
  const [, before = '', digits = '', letters = ''] =
    /^(.*?)(?:(\d+)|(?<![A-Za-z])([A-Za-z]{1,2}))$/u.exec(label) ?? [];
  if (digits !== '') {
    return before + String(BigInt(digits) + 1n).padStart(digits.length, '0');
  }
  return letters === '' ? '' : before + followingLetters(letters);
}

/** "B" after "A", "AA" after "Z", "AB" after "AA". */
function followingLetters(letters: string): string {
  const last = letters.at(-1) ?? '';
  const rest = letters.slice(0, -1);
  if (!/z/i.test(last)) return rest + String.fromCharCode(last.charCodeAt(0) + 1);
  const first = last === 'z' ? 'a' : 'A';
  return (rest === '' ? first : followingLetters(rest)) + first;
}
