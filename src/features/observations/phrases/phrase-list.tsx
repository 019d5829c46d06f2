import { cn } from '@/lib/cn';
import type { Phrase } from './find-phrases';

interface PhraseListProps {
  id: string;
  /** Of which field, for screen readers. */
  label: string;
  phrases: readonly Phrase[];
  /** Index of the one that Enter takes; -1 for none. */
  active: number;
  onChoose: (phrase: Phrase) => void;
}

/** Phrases under a field, over what follows it: rows do not move while somebody types. */
export function PhraseList({ id, label, phrases, active, onChoose }: PhraseListProps) {
  if (phrases.length === 0) return null;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border bg-card py-1 text-sm shadow-lift"
    >
      {phrases.map((phrase, index) => (
        <li
          key={phrase.text}
          id={phraseId(id, index)}
          role="option"
          aria-selected={index === active}
          className={cn(
            'cursor-pointer px-3 py-1.5 [overflow-wrap:anywhere] hover:bg-accent pointer-coarse:py-3',
            index === active && 'bg-signal-wash text-signal',
          )}
          // The field keeps the focus, and with it what is being typed.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(phrase);
          }}
        >
          <span translate="no">{phrase.text}</span>
          {phrase.uses > 0 && (
            <span className="tabular ml-2 text-xs text-muted-foreground">used {phrase.uses}×</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export const phraseId = (listId: string, index: number) => `${listId}-${String(index)}`;
