import { useRef, useState } from 'react';
import type { SectionName } from '@/records/section';
import { spacedOut } from './references/paragraph-at';

interface Cursor {
  name: SectionName;
  position: number;
}

/** Tracks the person's cursor, and inserts words there from beside the texts. */
export function useCursor() {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Null until a text has been focused. */
  const [cursor, setCursor] = useState<Cursor | null>(null);

  const follow = (name: SectionName, element: HTMLTextAreaElement) => {
    field.current = element;
    const position = element.selectionStart;
    setCursor((known) =>
      known?.name === name && known.position === position ? known : { name, position },
    );
  };

  /** Inserts words at the cursor as if typed; at the end of `first` before any text was focused. */
  const write = (words: string, first: HTMLTextAreaElement | null) => {
    const element = field.current?.isConnected ? field.current : first;
    if (!element || element.readOnly) return;
    if (element !== field.current) element.setSelectionRange(Infinity, Infinity);
    element.focus();
    const { value, selectionStart, selectionEnd } = element;
    insertText(element, spacedOut(value, selectionStart, selectionEnd, words));
  };

  return { cursor, follow, write };
}

/** Like typing: the browser's own undo reverts it, where possible. */
function insertText(element: HTMLTextAreaElement, text: string): void {
  // The only way into a field's own undo; every browser has it, whatever its documentation says.
  const command = 'execCommand' as const;
  if (command in document && document[command]('insertText', false, text)) return;
  element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
