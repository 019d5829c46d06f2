import type { Observation } from '@/records/observation';
import type { ObservationTexts } from '../schema';
import type { ParticularName } from './particulars';

/** Actions on a row. Stable between renders: unchanged rows do not render again. */
export interface RowCommands {
  /** Opens the row's fields with this one focused; by default the element. */
  edit: (observation: Observation, field?: keyof ObservationTexts) => void;
  /** Edits the next unchecked row after the saved one; closes the fields where none is left. */
  editNext: (saved: Observation, field: keyof ObservationTexts) => void;
  accept: (observation: Observation) => void;
  unaccept: (observation: Observation) => void;
  /** Selects or deselects a row; with `isRange`, all from the previous one. */
  select: (observation: Observation, isRange: boolean) => void;
  /** Sets one field or several; null clears them. */
  set: (
    observation: Observation,
    names: ParticularName | readonly ParticularName[],
    value: string | null,
  ) => void;
  undoSet: () => void;
  analyse: (observation: Observation, number: number) => void;
  showVersions: (observation: Observation) => void;
  /** Asks, then deletes a finding with all its photos, or one further photo. */
  delete: (observation: Observation) => void;
  moveBy: (observation: Observation, by: -1 | 1) => void;
  askPlace: (observation: Observation) => void;
  askJoin: (observation: Observation) => void;
  /** Moves a photo among its finding's further photos. */
  shift: (photo: Observation, by: -1 | 1) => void;
  /** Puts a photo first in its finding; asks if its row has words of its own. */
  putFirst: (photo: Observation) => void;
  /** Splits a photo from its finding into a row of its own. */
  detach: (photo: Observation) => void;
  open: (number: number) => void;
  draw: (number: number) => void;
}
