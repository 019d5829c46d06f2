import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of screen focus goes to the new screen's content, so that the keyboard and screen
 * readers start there and not at a link that no longer exists. A screen that focuses a field of its
 * own keeps it.
 */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    main.focus({ preventScroll: true });
  }, [pathname]);
}
