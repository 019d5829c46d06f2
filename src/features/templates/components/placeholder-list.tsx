import { Check, Copy } from 'lucide-react';
import { PLACEHOLDERS } from '@/document/template/placeholders';
import { useCopy } from '@/components/use-copy';
import { writtenAs } from '../schema';

/** Everything that can be written in a Word file, each a button that copies it. */
export function PlaceholderList() {
  const { copied, copy } = useCopy();
  return (
    <section aria-labelledby="placeholders" className="rounded-lg border bg-card">
      <div className="border-b px-4 py-3">
        <h2 id="placeholders" className="font-semibold">
          Placeholders
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Write them in Word wherever you like, in the look that the text is to have. Click one to
          copy it.
        </p>
      </div>
      <ul className="divide-y lg:max-h-[32rem] lg:overflow-y-auto">
        {PLACEHOLDERS.map(({ name, says }) => (
          <li key={name}>
            <button
              type="button"
              className="relative grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-left transition-colors hover:bg-accent"
              onClick={() => void copy(writtenAs(name))}
            >
              <span className="sr-only">Copy </span>
              <code className="text-[0.8125rem] font-medium wrap-anywhere text-signal">
                {writtenAs(name)}
              </code>
              {copied === writtenAs(name) ? (
                <Check aria-hidden className="row-span-2 size-4 text-success" />
              ) : (
                <Copy aria-hidden className="row-span-2 size-4 text-muted-foreground" />
              )}
              <span className="text-sm text-muted-foreground first-letter:uppercase">{says}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {copied && `${copied} copied`}
      </p>
    </section>
  );
}
