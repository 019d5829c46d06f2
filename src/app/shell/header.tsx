import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Menu, X } from 'lucide-react';
import { useAuth } from '@/lib/auth-context';
import { useNavigation } from '@/lib/navigation';
import { AppLink } from '@/components/app-link';
import { Logo } from '@/components/logo';
import { MobileMenu } from './mobile-menu';
import { ThemeSwitch } from './theme-switch';
import { buttonStyle } from '@/components/ui/button-style';

// Only signed-in people use its dropdown, which would be a third of the landing page's script.
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu')).AccountMenu,
}));

/** The header is solid past this scroll position, in pixels, as specified. */
const SOLID_PAST = 10;

/** On every screen. Transparent at the top of the page. */
export function Header() {
  const { user, isLoading } = useAuth();
  const { pathname } = useNavigation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasScrolled = useScrolledPast(SOLID_PAST);

  const isFilled = hasScrolled || isMenuOpen;
  return (
    <header
      data-solid={isFilled}
      className="fixed inset-x-0 top-0 z-40 border-b border-transparent transition-colors data-[solid=true]:border-border data-[solid=true]:bg-white/90 data-[solid=true]:backdrop-blur-md dark:data-[solid=true]:bg-background/90"
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6 lg:px-8">
        <AppLink
          to="/"
          aria-label="Plumbline, home"
          className="mr-auto inline-flex h-11 items-center rounded-sm"
        >
          <Logo />
        </AppLink>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <NavLink to="/#features">Features</NavLink>
          <NavLink to="/reports" isCurrent={pathname === '/reports'}>
            {user ? 'Dashboard' : 'Demo'}
          </NavLink>
        </nav>
        <div className="ml-4 hidden md:block">
          <ThemeSwitch />
        </div>
        <div className="hidden items-center justify-end pl-3 md:flex">
          {user?.email && (
            <Suspense>
              <AccountMenu email={user.email} />
            </Suspense>
          )}
          {!user && !isLoading && (
            <AppLink to="/login" className={buttonStyle({ size: 'sm' })}>
              Login
            </AppLink>
          )}
        </div>
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          className="-mr-2 inline-flex size-11 items-center justify-center rounded-md md:hidden"
          onClick={() => {
            setMenuOpen((open) => !open);
          }}
        >
          {isMenuOpen ? (
            <X aria-hidden className="size-5" />
          ) : (
            <Menu aria-hidden className="size-5" />
          )}
        </button>
      </div>
      {isMenuOpen && (
        <MobileMenu
          onClose={() => {
            setMenuOpen(false);
          }}
        />
      )}
    </header>
  );
}

interface NavLinkProps {
  to: string;
  isCurrent?: boolean;
  children: string;
}

function NavLink({ to, isCurrent = false, children }: NavLinkProps) {
  return (
    <AppLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="rounded-md px-3 py-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:text-foreground"
    >
      {children}
    </AppLink>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
  };
}

function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > pixels);
}
