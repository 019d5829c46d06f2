import type { Engine } from '../databases/attacked-database.ts';

/** The parts that a suite plays with. */
export interface Play {
  /** The same seed plays the same attacks in the same order. */
  seed: number;
  /** Epoch milliseconds. A suite begins nothing new after it. */
  until: number;
  /** Called once for each finding, with everything that is needed to understand it. */
  report(finding: string): void;
}

export interface Played {
  /** Requests sent, files opened or tests played. */
  tries: number;
  /** Measured beside, by name. */
  figures?: Record<string, number>;
}

/**
 * A module of this folder that exports `run` is a suite of `npm run attack`, named after its file. One that
 * exports `onEachEngine` is played once on each database engine; the others choose theirs.
 */
export interface Suite {
  run(play: Play): Promise<Played>;
  onEachEngine?: boolean;
}

/** One suite on one engine; null where the suite chooses. */
export interface SuiteRun {
  suite: string;
  engine: Engine | null;
}
