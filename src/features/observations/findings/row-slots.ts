import type { ReactNode } from 'react';
import type { Observation } from '@/records/observation';

/** The photo being drawn on, for the editor. */
export interface PhotoEditing {
  rows: Observation[];
  /** Number of the photo; null while none is drawn on. */
  number: number | null;
  onNumber: (number: number | null) => void;
}

/** Parts of other features in each row. Each must be stable between renders. */
export interface RowSlots {
  /** Actions on a row's photo, as menu items. */
  photoActions?: (
    observation: Observation,
    number: number,
    menu: (items: ReactNode, isBusy: boolean) => ReactNode,
  ) => ReactNode;
  /** Stores photo files as further photos of a finding. */
  addPhotos?: (observation: Observation, files: readonly File[]) => void;
  photoNote?: (observation: Observation, number: number) => ReactNode;
}
