import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';

interface SettingProps {
  name: string;
  /** The current choice in a few words. */
  value: string;
  children: ReactNode;
}

/** A setting folded to its name and value; it opens in place. */
export function Setting({ name, value, children }: SettingProps) {
  return (
    <details className="group border-b">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm text-sm [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-medium">{name}</span>
        <span className="min-w-0 flex-1 truncate text-right text-muted-foreground">{value}</span>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
        />
      </summary>
      <div className="@container pt-1 pb-5">{children}</div>
    </details>
  );
}
