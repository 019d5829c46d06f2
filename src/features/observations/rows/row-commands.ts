import type { Observation } from '../schema';

/** What can be done with a row. Stable between renders, so that untouched rows are not drawn again. */
export interface RowCommands {
  edit: (observation: Observation) => void;
  analyse: (observation: Observation, number: number) => void;
  /** Brings back the texts that the last analysis replaced. */
  undo: (observation: Observation) => void;
  delete: (observation: Observation) => void;
  /** Moves the row at one index to another. */
  move: (from: number, to: number) => void;
  /** Opens the photo with this number in full size. */
  open: (number: number) => void;
}
