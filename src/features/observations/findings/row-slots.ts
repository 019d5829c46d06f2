import type { ReactNode } from 'react';
import type { Observation } from '@/records/observation';

/** The photo that is drawn on, for what draws the editor. */
export interface PhotoEditing {
  rows: Observation[];
  /** Number of the photo; null where none is drawn on. */
  number: number | null;
  onNumber: (number: number | null) => void;
}

/** Parts that other features show in each row. Each must be stable between renders. */
export interface RowSlots {
  /** Actions on a row's photo, as items of the menu that is drawn with them. */
  photoActions?: (
    observation: Observation,
    number: number,
    menu: (items: ReactNode, isBusy: boolean) => ReactNode,
  ) => ReactNode;
  /** Stores photo files beside the row's own. */
  addPhotos?: (observation: Observation, files: readonly File[]) => void;
  /** A person's note on a row's photo. */
  photoNote?: (observation: Observation, number: number) => ReactNode;
}
