import { createContext } from 'react';

interface Administration {
  /** False until it is known, and on screens that read no data. */
  isAdministrator: boolean;
  /** Asks, the first time: something that offers it is about to be shown. */
  ask: () => void;
}

/** The header is also shown on screens without a data cache, so the context is given to it. */
export const AdministrationContext = createContext<Administration>({
  isAdministrator: false,
  ask: () => undefined,
});
