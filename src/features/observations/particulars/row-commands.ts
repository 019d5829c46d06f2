import type { Observation } from '@/records/observation';
import type { ObservationTexts } from '../schema';
import type { ParticularName } from './particulars';

/** Actions on a row. Stable between renders, so that untouched rows are not drawn again. */
export interface RowCommands {
  /** Opens the row's fields, with this one under the keys; the element where none is named. */
  edit: (observation: Observation, field?: keyof ObservationTexts) => void;
  /** Edits the next row after this one, just saved, that nobody has checked; this one rests where none is left. */
  editNext: (saved: Observation, field: keyof ObservationTexts) => void;
  /** Takes the proposed words as the person's own decision. */
  accept: (observation: Observation) => void;
  /** Takes an acceptance back. */
  unaccept: (observation: Observation) => void;
  /** Puts a row into the selection or takes it out; with `isRange` all from the one before on. */
  select: (observation: Observation, isRange: boolean) => void;
  /** Sets a particular, or several; null takes them away. */
  set: (
    observation: Observation,
    names: ParticularName | readonly ParticularName[],
    value: string | null,
  ) => void;
  /** Takes the last change of particulars back. */
  undoSet: () => void;
  analyse: (observation: Observation, number: number) => void;
  /** Shows what the row said before. */
  showVersions: (observation: Observation) => void;
  /** Asks, and deletes a finding with all its photos, or one photo beside another's. */
  delete: (observation: Observation) => void;
  /** Moves the row, with all its photos, up or down by one. */
  moveBy: (observation: Observation, by: -1 | 1) => void;
  /** Asks for the place that a row is to move to. */
  askPlace: (observation: Observation) => void;
  /** Asks with which row this one is to be joined. */
  askJoin: (observation: Observation) => void;
  /** Moves a photo among those beside the first of its finding. */
  shift: (photo: Observation, by: -1 | 1) => void;
  /** Puts a photo first in its finding; asks where its row has words of its own. */
  putFirst: (photo: Observation) => void;
  /** Makes a photo of another row a row of its own. */
  detach: (photo: Observation) => void;
  /** Opens the photo with this number in full size. */
  open: (number: number) => void;
  /** Opens the photo with this number to draw on it. */
  draw: (number: number) => void;
}
