import { useState } from 'react';
import { Confirm } from '@/components/ui/confirm';
import { readableWord, WORD_NAMES } from '../rows/word-names';
import type { RowFieldName } from '@shared/row-words';
import type { OpenConflict } from './use-row-store';

interface RowConflictDialogProps {
  /** Null while there is none. Give each its own key: the choices then start blank. */
  conflict: OpenConflict | null;
  number: number;
  /** Gives the words in which the other text is kept. */
  onSettle: (theirs: RowFieldName[]) => void;
  onGoOnEditing: () => void;
}

type Side = 'mine' | 'theirs';

/** Shows both texts where two people changed the same words, to choose one of each. */
export function RowConflictDialog({
  conflict,
  number,
  onSettle,
  onGoOnEditing,
}: RowConflictDialogProps) {
  const [chosen, setChosen] = useState<Partial<Record<RowFieldName, Side>>>({});
  const words = conflict?.words ?? [];
  return (
    <Confirm
      open={conflict !== null}
      onCancel={onGoOnEditing}
      className="max-w-3xl"
      title={`Photo ${String(number)} was changed elsewhere`}
      description="The same words were saved meanwhile in another tab or on another device. Choose which to keep. Going on editing keeps both."
      cancelLabel="Go on editing"
      confirmLabel="Save what is chosen"
      disabled={words.some((name) => !chosen[name])}
      onConfirm={() => {
        onSettle(words.filter((name) => chosen[name] === 'theirs'));
      }}
    >
      {conflict &&
        words.map((name) => (
          <ConflictingWord
            key={name}
            name={name}
            conflict={conflict}
            chosen={chosen[name]}
            onChoose={(side) => {
              setChosen((all) => ({ ...all, [name]: side }));
            }}
          />
        ))}
    </Confirm>
  );
}

interface ConflictingWordProps {
  name: RowFieldName;
  conflict: OpenConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictingWord({ name, conflict, chosen, onChoose }: ConflictingWordProps) {
  const sides = [
    { side: 'mine', label: 'Yours', text: readableWord(name, conflict.change) },
    { side: 'theirs', label: 'Saved meanwhile', text: readableWord(name, conflict.current) },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{WORD_NAMES[name]}</legend>
      <p
        translate="no"
        className="mt-1 max-h-24 overflow-y-auto text-sm whitespace-pre-line text-muted-foreground [overflow-wrap:anywhere]"
      >
        Before: {readableWord(name, conflict.base)}
      </p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, label, text }) => (
          <label
            key={side}
            className="flex min-h-11 min-w-0 cursor-pointer gap-2.5 rounded-md border bg-card p-3 text-sm has-checked:border-signal has-checked:bg-signal-wash"
          >
            <input
              type="radio"
              name={`conflict-${name}`}
              className="mt-0.5 size-4 shrink-0 accent-signal"
              checked={chosen === side}
              onChange={() => {
                onChoose(side);
              }}
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span
                translate="no"
                className="block max-h-60 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]"
              >
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
