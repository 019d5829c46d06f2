import { createContext, useContext } from 'react';

/**
 * The current page and how to leave it, without naming the router: the landing page is shown before the router is
 * loaded, and again inside it.
 */
export interface Navigation {
  pathname: string;
  /** The screen that was gone from to get here; null where the person came from elsewhere, or went back. */
  cameFrom?: string | null;
  /** Resolves when the screen gone to is ready. */
  go: (to: string, options?: { state?: unknown }) => void | Promise<void>;
  /** Loads ahead what going anywhere will need; called when somebody reaches for a link. */
  warmUp?: () => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within a NavigationContext');
  return navigation;
}
