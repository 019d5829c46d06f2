import { use } from 'react';
import { ChevronDown } from 'lucide-react';
import { AdministrationContext } from '@/lib/administration';
import { useAuth } from '@/lib/auth-context';
import { AuthorNameContext } from '@/lib/author-name';
import { LEAVES_UNASKED } from '@/lib/leaves-unasked';
import { useNavigation } from '@/lib/navigation';
import { AppLink } from '@/components/app-link';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { OWN_SCREENS } from './own-screens';

export function AccountMenu({ email }: { email: string }) {
  const { signOut } = useAuth();
  const { go } = useNavigation();
  const name = use(AuthorNameContext);
  // Asked when the menu is about to open: nothing in it moves afterwards.
  const { isAdministrator, ask } = use(AdministrationContext);
  const item = (to: string, label: string) => (
    <DropdownMenuItem key={to} asChild>
      <AppLink to={to}>{label}</AppLink>
    </DropdownMenuItem>
  );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          aria-label={name ? `Account: ${name}, ${email}` : `Account: ${email}`}
          className="-mr-3 max-w-60"
          onPointerEnter={ask}
          onFocus={ask}
        >
          <span className="truncate">{name || email}</span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel>{email}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {item('/reports', 'Dashboard')}
        {OWN_SCREENS.map(({ to, label }) => item(to, label))}
        {isAdministrator && item('/people', 'People')}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          onSelect={() => {
            void signOut(() => go('/', { state: LEAVES_UNASKED }));
          }}
        >
          Sign Out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
