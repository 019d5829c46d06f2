import { useEffect } from 'react';

/** Sets the document's title for the screen it stands on. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Plumbline`;
  }, [children]);
  return null;
}
