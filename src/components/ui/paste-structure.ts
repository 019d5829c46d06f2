import type { ClipboardEvent } from 'react';
import { readHtml } from './text-of-html';

/** A text for a field of one line on one line: the browser would join the words around a break. */
export function fitLines(text: string, field: HTMLInputElement | HTMLTextAreaElement): string {
  return field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
}

/** Pastes what the clipboard's HTML says of lists, tables and symbols; anything else goes in as the browser has it. */
export function pasteStructure(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
): void {
  const field = event.currentTarget;
  if (field.readOnly || field.disabled) return;
  const lines = readHtml(event.clipboardData.getData('text/html'));
  if (lines === null) return;
  const text = fitLines(lines, field);
  event.preventDefault();
  // Alone keeps what the browser can undo, though it is called deprecated.
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  field.setRangeText(
    text,
    field.selectionStart ?? 0,
    field.selectionEnd ?? field.value.length,
    'end',
  );
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
