import { createContext } from 'react';
import type { KeyboardOrder } from './use-keyboard-order';

/** Which row is lifted by key, for the handles of all rows; none of the rows itself is drawn for it. */
export const KeyboardOrderContext = createContext<KeyboardOrder>({
  liftedId: null,
  order: [],
  announcement: '',
  handleKeyDown: () => undefined,
  putBack: () => undefined,
});
