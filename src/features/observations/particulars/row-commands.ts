import type { Observation } from '@/records/observation';
import type { ParticularName } from './particulars';

/** What can be done with a row. Stable between renders, so that untouched rows are not drawn again. */
export interface RowCommands {
  edit: (observation: Observation) => void;
  /** Takes the proposed words as the person's own decision. */
  accept: (observation: Observation) => void;
  /** Takes an acceptance back. */
  unaccept: (observation: Observation) => void;
  /** Puts a row into the selection or takes it out; with `isRange` all from the one before on. */
  select: (observation: Observation, isRange: boolean) => void;
  /** Sets a particular; null takes it away. */
  set: (observation: Observation, name: ParticularName, value: string | null) => void;
  /** Takes the last change of particulars back. */
  undoSet: () => void;
  analyse: (observation: Observation, number: number) => void;
  /** Shows what the row said before. */
  showVersions: (observation: Observation) => void;
  delete: (observation: Observation) => void;
  /** Moves the row at one index to another. */
  move: (from: number, to: number) => void;
  /** Asks for the place that a row is to move to. */
  askPlace: (observation: Observation) => void;
  /** Opens the photo with this number in full size. */
  open: (number: number) => void;
}
