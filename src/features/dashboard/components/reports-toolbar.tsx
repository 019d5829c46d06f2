import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import {
  MAX_SEARCH,
  VIEW_ORDERS,
  VIEW_STATES,
  type ReportsView,
  type ViewState,
} from '../list/reports-view';

/** Milliseconds after the last letter: a word is searched in one request. */
const TYPING_PAUSE = 250;

const choiceStyle = 'h-9 w-auto flex-1 text-sm md:flex-none';

interface ReportsToolbarProps {
  view: ReportsView;
  onChange: (change: Partial<ReportsView>) => void;
}

/** Search, filter and order in one line. */
export function ReportsToolbar({ view, onChange }: ReportsToolbarProps) {
  return (
    <div role="search" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField words={view.words} onSearch={(words) => onChange({ words })} />
      <div role="group" aria-label="Show" className="hidden gap-1 md:flex">
        {Object.entries(VIEW_STATES).map(([state, label]) => (
          <button
            key={state}
            type="button"
            aria-pressed={view.state === state}
            className="h-9 rounded-md px-3 text-sm text-muted-foreground transition-colors hover:text-foreground aria-pressed:bg-muted aria-pressed:font-medium aria-pressed:text-foreground pointer-coarse:h-11"
            onClick={() => {
              onChange({ state: state as ViewState });
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <Select
        aria-label="Show"
        options={VIEW_STATES}
        value={view.state}
        className={cn(choiceStyle, 'md:hidden')}
        onChoose={(state) => onChange({ state })}
      />
      <Select
        aria-label="Sort"
        options={VIEW_ORDERS}
        value={view.order}
        className={cn(choiceStyle, 'md:ml-auto')}
        onChoose={(order) => onChange({ order })}
      />
    </div>
  );
}

interface SearchFieldProps {
  words: string;
  onSearch: (words: string) => void;
}

function SearchField({ words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  const [seen, setSeen] = useState(words);
  // The address changed from outside: the browser's Back, or a cleared search.
  if (seen !== words) {
    setSeen(words);
    if (asked !== words) setTyped(words);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === words) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, words, onSearch]);

  return (
    <div className="relative w-full md:w-72">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search by title or client"
        placeholder="Search by title or client"
        className="h-9 pl-9"
        most={MAX_SEARCH}
        value={typed}
        onText={setTyped}
      />
    </div>
  );
}
