import { use, useEffect } from 'react';
import { AdministrationContext } from '@/lib/administration';
import { useAuth } from '@/lib/auth-context';
import { LEAVES_UNASKED } from '@/lib/leaves-unasked';
import { useNavigation } from '@/lib/navigation';
import { AppLink } from '@/components/app-link';
import { OWN_SCREENS } from './own-screens';
import { ThemeSwitch } from './theme-switch';

const ITEM =
  'flex min-h-12 w-full items-center border-b px-4 text-left text-base font-medium sm:px-6';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { user, isLoading, signOut } = useAuth();
  const { go } = useNavigation();
  const { isAdministrator, ask } = use(AdministrationContext);
  useEffect(ask, [ask]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
    };
  }, [onClose]);

  const item = (to: string, label: string) => (
    <AppLink key={to} to={to} className={ITEM} onClick={onClose}>
      {label}
    </AppLink>
  );
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t bg-card md:hidden"
    >
      {user?.email && (
        <p className="truncate border-b px-4 py-3 text-sm text-muted-foreground sm:px-6">
          {user.email}
        </p>
      )}
      {item('/#features', 'Features')}
      {item('/reports', user ? 'Dashboard' : 'Demo')}
      {user && OWN_SCREENS.map(({ to, label }) => item(to, label))}
      {isAdministrator && item('/people', 'People')}
      {!user && !isLoading && item('/login', 'Login')}
      {user && (
        <button
          type="button"
          className={ITEM}
          onClick={() => {
            onClose();
            void signOut(() => go('/', { state: LEAVES_UNASKED }));
          }}
        >
          Sign Out
        </button>
      )}
      <div className="flex items-center justify-between px-4 py-3 text-sm text-muted-foreground sm:px-6">
        Theme
        <ThemeSwitch />
      </div>
    </nav>
  );
}
