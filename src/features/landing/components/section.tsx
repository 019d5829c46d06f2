import type { ReactNode } from 'react';

interface SectionProps {
  /** The target of anchor links. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A ruled section of the page: its title in the margin, its content beside it. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-7xl px-4 sm:px-6 lg:px-8"
    >
      <div className="grid gap-x-16 gap-y-8 border-t border-foreground py-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-20">
        <div>
          <h2 id={`${id}-title`} className="text-2xl font-semibold">
            {title}
          </h2>
          {intro && <p className="mt-3 max-w-prose text-muted-foreground">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
