import { useEffect } from 'react';

/** Sets the document's title for its screen. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Plumbline`;
  }, [children]);
  return null;
}
