import { createContext } from 'react';

interface Administration {
  /** Whether to offer what only administrators may do; false until it is known, and on screens that read no data. */
  isAdministrator: boolean;
  /** Asks, the first time: something that offers it is about to be shown. */
  ask: () => void;
}

/** The header stands on screens without a data cache too, so it is told instead of reading. */
export const AdministrationContext = createContext<Administration>({
  isAdministrator: false,
  ask: () => undefined,
});
