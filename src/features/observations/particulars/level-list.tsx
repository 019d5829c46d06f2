import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { levelByKey, type Level } from './level-keys';
import { LevelSwatch } from './level-swatch';

interface LevelListProps {
  /** "Severity of photo 3" */
  label: string;
  levels: readonly Level[];
  /** Undefined for many rows that differ. */
  value: string | null | undefined;
  /** The analyst's proposal, where the row has another value. */
  proposed: string | null;
  onChoose: (value: string | null) => void;
  onCancel: () => void;
  /** The focus left the list. */
  onLeave: () => void;
  /** Tab, forward or back, after the level under the arrow keys is chosen. */
  onTab: (step: 1 | -1, event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A field's levels side by side, in place of its value: chosen by digit, letter, arrows or tap. */
export function LevelList({ label, levels, value, proposed, ...events }: LevelListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = levels.findIndex((level) => level.value === value);
  /** The option under the arrow keys; -1 for none. */
  const [active, setActive] = useState(at);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  const choose = (index: number) => {
    const level = levels[index];
    if (level) events.onChoose(level.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Elsewhere in the row these letters are commands.
    event.stopPropagation();
    if (event.key === 'Tab') {
      if (active !== at) choose(active);
      events.onTab(event.shiftKey ? -1 : 1, event);
      return;
    }
    const { key } = event;
    const step = STEPS[key];
    const found = levelByKey(levels, key, active);
    if (key === 'Escape') events.onCancel();
    else if (key === 'Enter' || key === ' ') choose(active);
    else if (step !== undefined) setActive(stepped(active, step, levels.length));
    else if (key === 'Home' || key === 'End') setActive(key === 'Home' ? 0 : levels.length - 1);
    else if (found?.does === 'choose') choose(found.index);
    else if (found) setActive(found.index);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-activedescendant={active < 0 ? undefined : `${id}-${String(active)}`}
      className="flex max-w-full flex-wrap gap-1.5 rounded-md p-1"
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) events.onLeave();
      }}
    >
      {levels.map((level, index) => (
        <LevelOption
          key={level.value ?? ''}
          id={`${id}-${String(index)}`}
          level={level}
          isChosen={level.value === value}
          isActive={index === active}
          isProposed={proposed !== null && level.value === proposed}
          onChoose={() => {
            events.onChoose(level.value);
          }}
        />
      ))}
    </div>
  );
}

function stepped(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

interface LevelOptionProps {
  id: string;
  level: Level;
  isChosen: boolean;
  isActive: boolean;
  isProposed: boolean;
  onChoose: () => void;
}

function LevelOption({ id, level, isChosen, isActive, isProposed, onChoose }: LevelOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={isProposed ? `${level.name}, proposed` : undefined}
      title={level.meaning}
      // Otherwise the list loses the focus and closes before the click arrives.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
      className={cn(
        'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md border bg-card px-2.5 text-[0.8125rem] hover:border-foreground hover:bg-accent pointer-coarse:min-h-11 pointer-coarse:px-3.5',
        isChosen && 'border-signal bg-signal-wash font-medium text-signal',
        isActive && 'outline-2 outline-signal outline-solid',
      )}
    >
      <LevelSwatch colour={level.colour} />
      {level.name}
      {isProposed && <span className="text-xs text-muted-foreground">proposed</span>}
      {level.key && (
        <kbd
          aria-hidden
          className="rounded-xs bg-muted px-1 font-sans text-[0.6875rem] leading-4 text-muted-foreground pointer-coarse:hidden"
        >
          {level.key}
        </kbd>
      )}
    </div>
  );
}
