import type { ReactNode } from 'react';
import type { Observation } from '@/records/observation';

/** What other features show in each row. Each must be stable between renders. */
export interface RowSlots {
  /** What can be done with a row's photo, as items of the menu that is drawn with them. */
  photoActions?: (
    observation: Observation,
    number: number,
    menu: (items: ReactNode, isBusy: boolean) => ReactNode,
  ) => ReactNode;
  /** A person's note on a row's photo. */
  photoNote?: (observation: Observation, number: number) => ReactNode;
}
