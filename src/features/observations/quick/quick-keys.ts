import type { KeyboardEvent } from 'react';
import type { QuickOption } from './quick-options';

interface QuickActions {
  choices: readonly QuickOption[];
  choose: (option: QuickOption) => void;
  back: () => void;
  undo: () => void;
  type: () => void;
}

/** Up and down move from row to row, as everywhere in the table. */
const TO_NEXT: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Handles keys while a row's choices have the focus, and stops those it uses: elsewhere these letters are commands. */
export function quickKeys(event: KeyboardEvent<HTMLElement>, actions: QuickActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = findAction(event, actions);
  if (!act) return;
  event.stopPropagation();
  // The focus moves to another row, which must not receive this key too.
  event.preventDefault();
  // A key held down would keep choosing in the following rows.
  if (!event.repeat) act();
}

function findAction(
  { key, currentTarget, target }: KeyboardEvent<HTMLElement>,
  { choices, choose, back, undo, type }: QuickActions,
): (() => void) | null {
  const by = TO_NEXT[key];
  if (by !== undefined) {
    return () => {
      moveFocus(currentTarget, by);
    };
  }
  // On a choice reached by arrow keys, Enter chooses that one.
  const option = choices.find((each) =>
    key === 'Enter' ? each.isSame && target === currentTarget : each.key === key.toLowerCase(),
  );
  if (option) {
    return () => {
      choose(option);
    };
  }
  return { Escape: back, u: undo, o: type }[key] ?? null;
}

function moveFocus(group: HTMLElement, by: number): void {
  const chips = [...group.querySelectorAll<HTMLElement>('button[tabindex="-1"]')];
  const index = chips.findIndex((chip) => chip === document.activeElement);
  const to = index === -1 ? (by > 0 ? 0 : chips.length - 1) : index + by;
  chips[(to + chips.length) % chips.length]?.focus();
}
