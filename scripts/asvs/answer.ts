/**
 * Met: built and, where tests are named, held by them. Partly: some of it. Not met: what is missing is said.
 * Does not apply: the product has nothing that it could be asked of.
 */
export type State = 'met' | 'partly' | 'not met' | 'does not apply';

export interface Answer {
  /** The requirement's number, e.g. `1.2.4`. */
  id: string;
  state: State;
  /** The requirement in a few words of ours. */
  asks: string;
  /** The measure taken, the one missing, or the reason why the requirement does not apply. */
  says: string;
  /** The files that implement it; a heading of a page after `#`. */
  files: string[];
  /** Ids of tests (scripts/test-ids.ts). */
  tests: string[];
}

interface Shown {
  in?: string[];
  by?: string[];
}

const answer =
  (state: State) =>
  (id: string, asks: string, says: string, shown: Shown = {}): Answer => ({
    id,
    state,
    asks,
    says,
    files: shown.in ?? [],
    tests: shown.by ?? [],
  });

export const met = answer('met');
export const partly = answer('partly');
export const notMet = answer('not met');
export const notApplicable = answer('does not apply');

/** A heading of the inventory, as a place where something is written down. */
export const inventory = (heading: string) => `docs/security-inventory.md#${heading}`;
