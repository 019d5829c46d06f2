import type { KnownSchemeId } from './rating-scheme.ts';

/** The parts of a level that are the same in every language. */
export interface KnownLevel {
  code: string;
  /** #rrggbb with a contrast to white of at least 4.5 to 1. */
  colour: string;
  /**
   * Urgency from 0 to 100, comparable between schemes: only for sorting and for mapping to another
   * scheme's levels. Null for a level without urgency.
   */
  rank: number | null;
}

const GREY = '#5f6673';
const GREEN = '#1f7a3a';
const OLIVE = '#5e7414';
const AMBER = '#966200';
const ORANGE = '#b04a06';
const RED = '#b3261e';
const DEEP_RED = '#7d1128';

/** The known schemes' levels, each from the least to the most urgent. */
export const KNOWN_LEVELS: Record<KnownSchemeId, readonly KnownLevel[]> = {
  rics: [
    { code: 'NI', colour: GREY, rank: null },
    { code: '1', colour: GREEN, rank: 10 },
    { code: '2', colour: AMBER, rank: 50 },
    { code: '3', colour: RED, rank: 90 },
  ],
  bre251: [
    { code: '0', colour: GREEN, rank: 0 },
    { code: '1', colour: GREEN, rank: 10 },
    { code: '2', colour: OLIVE, rank: 30 },
    { code: '3', colour: AMBER, rank: 60 },
    { code: '4', colour: RED, rank: 80 },
    { code: '5', colour: DEEP_RED, rank: 100 },
  ],
  as4349: [
    { code: 'Minor', colour: AMBER, rank: 30 },
    { code: 'Major', colour: RED, rank: 75 },
    { code: 'Safety', colour: DEEP_RED, rank: 100 },
  ],
  states: [
    { code: 'CS1', colour: GREEN, rank: 0 },
    { code: 'CS2', colour: AMBER, rank: 35 },
    { code: 'CS3', colour: ORANGE, rank: 70 },
    { code: 'CS4', colour: RED, rank: 100 },
  ],
  priority: [
    { code: 'Low', colour: GREEN, rank: 15 },
    { code: 'Medium', colour: AMBER, rank: 50 },
    { code: 'High', colour: RED, rank: 90 },
  ],
};

/** Schemes whose levels need measurement and a site visit: no analyst proposes one. */
export const MEASURED_SCHEMES: readonly KnownSchemeId[] = ['bre251'];
