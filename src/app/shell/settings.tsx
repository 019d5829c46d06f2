import { useEffect, useRef } from 'react';
import { matchPath, NavLink, Outlet, useLocation } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { BackToDashboard } from './back-to-dashboard';

const SCREENS = [
  {
    to: '/profile',
    label: 'Firm and Author',
    about:
      'Enter them once. The firm is printed on the cover and in the signature block of reports that have them, the author’s name under “Prepared by” in each.',
  },
  {
    to: '/style',
    label: 'Writing Style',
    title: 'My Writing Style',
    about:
      'Say how your reports should read. Every Discussion and Recommendation drafted from now on follows it; without one they are written in a default professional tone.',
    isNarrow: true,
  },
  {
    to: '/phrases',
    label: 'Phrases',
    about:
      'Offered while you type into a row, after those of your earlier rows and before the product’s own. A slash in a field shows them at once.',
    isNarrow: true,
  },
  {
    to: '/templates',
    label: 'Word Templates',
    about:
      'Have reports written into your firm’s own Word file: its header, footer, logo and styles, with the report where your placeholders stand. The PDF keeps Plumbline’s layout.',
  },
  // It begins with the address of the account.
  { to: '/account', label: 'Your Account' },
];

/**
 * The layout of a person's own screens: the same tabs in the same place. Always taller than the window: no scrollbar
 * comes and goes between them.
 */
export function Component() {
  const { pathname } = useLocation();
  const screen = SCREENS.find(({ to }) => matchPath(to, pathname));
  const title = screen?.title ?? screen?.label ?? '';
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
          {SCREENS.map(({ to, label }) => (
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
        {screen?.about && (
          <>
            <PageTitle>{title}</PageTitle>
            <h1 className="text-2xl font-semibold">{title}</h1>
            <p className="mt-2 mb-8 max-w-prose text-muted-foreground">{screen.about}</p>
          </>
        )}
        <div className={screen?.isNarrow ? 'max-w-3xl' : ''}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
