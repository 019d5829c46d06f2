import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { MAX_OBSERVATION_TEXT } from '@shared/contract/limits';
import { tooManyCharacters } from '@shared/text/count-characters';
import type { Observation } from '@/records/observation';

interface ElementForAllProps {
  rows: readonly Observation[];
  selected: readonly Observation[];
  onSave: (element: string) => void;
  onCancel: () => void;
}

export function ElementForAll({ rows, selected, onSave, onCancel }: ElementForAllProps) {
  const id = useId();
  const names = [...new Set(selected.map(({ element }) => element.trim()).filter(Boolean))];
  const [text, setText] = useState(names[0] ?? '');
  const known = new Set([...names, ...rows.map(({ element }) => element.trim())].filter(Boolean));
  const proposed = selected.filter(({ hand }) => hand === 'proposed').length;
  const canSave =
    text.trim() !== '' && tooManyCharacters(text.trim(), MAX_OBSERVATION_TEXT) === null;
  const save = () => {
    if (canSave) onSave(text.trim());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <Input
        autoFocus
        list={id}
        aria-label={`Element of ${String(selected.length)} selected`}
        value={text}
        most={MAX_OBSERVATION_TEXT}
        autoComplete="off"
        className="h-8 max-w-sm min-w-0 flex-1 px-2 text-sm"
        onFocus={({ target }) => {
          target.select();
        }}
        onText={setText}
        onKeyDown={handleKeyDown}
      />
      <datalist id={id}>
        {[...known].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button size="sm" disabled={!canSave} onClick={save}>
        Set
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      {proposed > 0 && (
        <p className="text-xs text-muted-foreground">
          {proposed === 1 ? 'One row' : `${String(proposed)} rows`} not checked will count as edited
          by you.
        </p>
      )}
    </div>
  );
}
