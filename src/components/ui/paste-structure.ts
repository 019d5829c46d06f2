import type { ClipboardEvent } from 'react';
import { textOfHtml } from './text-of-html';

/** Pastes what the clipboard's HTML says of lists, tables and symbols; anything else goes in as the browser has it. */
export function pasteStructure(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
): void {
  const field = event.currentTarget;
  if (field.readOnly || field.disabled) return;
  const lines = textOfHtml(event.clipboardData.getData('text/html'));
  if (lines === null) return;
  const text = field instanceof HTMLInputElement ? lines.replaceAll('\n', ' ') : lines;
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
