import { useState } from 'react';
import { isTaken, nextLabel } from './revision/next-label';
import { revisionName, type SignedRevision } from './schema';

/** What the next revision is called: proposed, then as it is typed; `taken` is its name where one has it already. */
export function useRevisionLabel(current: string, revisions: readonly SignedRevision[]) {
  const [label, setLabel] = useState(() => nextLabel(current, revisions));
  const number = Math.max(0, ...revisions.map((one) => one.number)) + 1;
  const name = revisionName({ number, label });
  return { label, setLabel, name, taken: isTaken(name, revisions) ? name : null };
}
