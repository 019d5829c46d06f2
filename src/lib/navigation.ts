import { createContext, useContext } from 'react';

/**
 * The current page and how to leave it, independent of the router: the landing page is shown before the router is
 * loaded, and again inside it.
 */
export interface Navigation {
  pathname: string;
  /** The previous screen; null after arriving from elsewhere or going back. */
  cameFrom?: string | null;
  /** Resolves when the target screen is ready. */
  go: (to: string, options?: { state?: unknown }) => void | Promise<void>;
  /** Preloads for any navigation; called when a person reaches for a link. */
  warmUp?: () => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within a NavigationContext');
  return navigation;
}
