import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from '@/lib/navigation';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** True for a click that the browser should handle: a new tab, a download, an anchor on this page. */
function isForBrowser(event: MouseEvent, to: string, pathname: string): boolean {
  if (event.defaultPrevented || event.button !== 0) return true;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return true;
  return to.startsWith(`${pathname}#`);
}

/** A link to a screen of the product, with or without the router. */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const { pathname, go, warmUp } = useNavigation();
  return (
    <a
      href={to}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event, to, pathname)) return;
        event.preventDefault();
        void go(to);
      }}
      {...props}
    />
  );
}
