import { useState } from 'react';
import { useUser } from '@/lib/auth-context';
import { keepsOriginals, wishOriginals } from '../upload/kept-originals';

/** The choice to keep chosen files unchanged, with what that means. */
export function KeepOriginals() {
  const { id: userId } = useUser();
  const [isWished, setIsWished] = useState(() => keepsOriginals(userId));
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-signal"
        aria-label="Keep originals"
        checked={isWished}
        onChange={({ target }) => {
          wishOriginals(userId, target.checked);
          setIsWished(keepsOriginals(userId));
        }}
      />
      <span>
        Keep originals{' '}
        <span className="text-muted-foreground">
          The files as you chose them, with their location, for you alone. They count in your
          storage.
        </span>
      </span>
    </label>
  );
}
