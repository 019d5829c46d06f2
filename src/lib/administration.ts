import { createContext } from 'react';

interface Administration {
  /** False until known, and on screens that read no data. */
  isAdministrator: boolean;
  /** Asks once, when something that offers it is about to be shown. */
  ask: () => void;
}

/** The header also works without a data cache, so it reads this context. */
export const AdministrationContext = createContext<Administration>({
  isAdministrator: false,
  ask: () => undefined,
});
