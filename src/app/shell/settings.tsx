import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { BackToDashboard } from './back-to-dashboard';

const TABS = [
  { to: '/profile', label: 'Firm and Author' },
  { to: '/style', label: 'Writing Style' },
  { to: '/phrases', label: 'Phrases' },
  { to: '/templates', label: 'Word Templates' },
  { to: '/account', label: 'Your Account' },
];

/**
 * The layout of a person's own screens: the same tabs in the same place. Always taller than the window: no scrollbar
 * comes and goes between them.
 */
export function Component() {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen, and the open tab may be off screen.
  useEffect(() => {
    const row = tabs.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="min-h-dvh">
      <BackToDashboard />
      <nav ref={tabs} aria-label="Settings" className="mt-3 mb-8 overflow-x-auto border-b">
        <ul className="flex gap-6">
          {TABS.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex h-11 items-center border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-signal aria-[current=page]:text-foreground"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="max-w-5xl">
        <Outlet />
      </div>
    </div>
  );
}
