import { startTransition, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';

interface RowSearchProps {
  /** The number of rows found; null without a search. */
  found: number | null;
  onSearch: (query: string) => void;
  /** Moves the focus to the first row found, or back to the rows. */
  onLeave: () => void;
}

export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-row-search]');
  field?.focus();
  field?.select();
}

/** Finds rows by words or number. */
export function RowSearch({ found, onSearch, onLeave }: RowSearchProps) {
  // The field follows typing at once; filtering many rows may lag.
  const [text, setText] = useState('');
  const search = (query: string) => {
    setText(query);
    startTransition(() => {
      onSearch(query);
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onLeave();
    else if (event.key === 'Escape' && text === '') onLeave();
    else if (event.key === 'Escape') search('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0 grow basis-40 sm:max-w-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        data-row-search
        type="search"
        aria-label="Search the rows"
        aria-keyshortcuts="/"
        title="Search element, defect, recommendation, location and number (/)"
        placeholder="Search"
        autoComplete="off"
        value={text}
        className="h-9 pr-14 pl-8 text-sm pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
        onText={search}
        onKeyDown={handleKeyDown}
      />
      <p
        role="status"
        className="tabular pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-xs text-muted-foreground"
      >
        {found !== null && (
          <>
            {found} <span className="sr-only">{found === 1 ? 'row' : 'rows'}</span> found
          </>
        )}
      </p>
    </div>
  );
}
