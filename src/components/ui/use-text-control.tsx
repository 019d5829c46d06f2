import {
  type ChangeEvent,
  type CompositionEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
} from 'react';
import { tooManyCharacters } from '@shared/text/count-characters';
import { listUnprintable, takeText } from '@shared/text/take-text';
import { readHtml } from './text-of-html';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TextControl<Element extends Field> {
  ref?: Ref<Element> | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /** Characters that the database accepts. Excess ones stay in the field, are reported, and are not saved. */
  most?: number | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  /** Receives the text as it is typed. */
  onText?: ((text: string) => void) | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

/** Shared by all text fields: cleans text as it is entered, never cuts it, and reports errors. */
export function useTextControl<Element extends Field>({
  ref,
  value,
  defaultValue,
  most = Infinity,
  onChange,
  onText,
  ...props
}: TextControl<Element>) {
  const id = useId();
  const field = useRef<Element>(null);
  useImperativeHandle(ref, () => field.current as Element, []);
  const [typed, setTyped] = useState(defaultValue);
  const [refused, setRefused] = useState<string | null>(null);
  const text = String(value ?? typed ?? '');
  // Surrounding spaces are not saved.
  const excess = tooManyCharacters(text.trim(), most);
  const lost = listUnprintable(text);
  useEffect(() => {
    // Keeps the form from being submitted.
    field.current?.setCustomValidity(excess ?? '');
  }, [excess]);

  const tell = (event: ChangeEvent<Element>) => {
    setTyped(event.target.value);
    setRefused(null);
    onChange?.(event);
    onText?.(event.target.value);
  };
  // After an attempt to save, the form shows the error in its own place.
  const error = props['aria-invalid'] ? null : (excess ?? refused);
  const hint =
    lost.length === 0 ? null : `No font prints ${lost.join(', ')}: write something else there.`;
  const described = [props['aria-describedby'], (error || hint) && id].filter(Boolean).join(' ');
  return {
    control: {
      ref: field,
      onPaste: pasteStructure,
      value,
      defaultValue,
      'aria-describedby': described || undefined,
      'aria-invalid': props['aria-invalid'] || (excess ?? refused) !== null ? true : undefined,
      onInvalid: () => {
        if (field.current) setRefused(whatIsRefused(field.current));
      },
      onChange: (event: ChangeEvent<Element>) => {
        // Writing to the field would end an input method's composition: Japanese, accents, words on Android.
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) {
          takeIn(event.target);
        }
        tell(event);
      },
      onCompositionEnd: (event: CompositionEvent<Element>) => {
        if (takeIn(event.currentTarget)) tell(event as unknown as ChangeEvent<Element>);
      },
    },
    notes: (error || hint) && (
      <span id={id} className="mt-1 block text-sm">
        {error && (
          <span role="alert" className="block text-destructive">
            {error}
          </span>
        )}
        {hint && <span className="block text-muted-foreground">{hint}</span>}
      </span>
    ),
  };
}

/** Cleans the field's text and keeps the cursor in place; true if that changed the text. */
function takeIn(field: Field): boolean {
  const { value, selectionEnd } = field;
  const taken = (words: string) => fitLines(takeText(words), field);
  const text = taken(value);
  if (text === value) return false;
  const cursor = taken(value.slice(0, selectionEnd ?? value.length)).length;
  field.value = text;
  if (selectionEnd !== null) field.setSelectionRange(cursor, cursor);
  return true;
}

/** Explains why the field refuses its value, alike in every browser; null where the field does so itself. */
function whatIsRefused(field: Field): string | null {
  const { validity, type } = field;
  if (validity.customError) return null;
  if (type === 'email') return 'Please enter a valid email address';
  if (validity.valueMissing) return 'This is blank: fill it in.';
  if (type === 'url') return 'Enter an address that begins with https:// or http://.';
  if (type === 'number' && 'min' in field) {
    const most = Number(field.max).toLocaleString('en');
    return `Enter a whole number from ${field.min} to ${most}.`;
  }
  return 'This cannot be read: enter it in another way.';
}

/** Puts text for a one-line field on one line: the browser would join the words at a break. */
function fitLines(text: string, field: HTMLInputElement | HTMLTextAreaElement): string {
  return field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
}

/** Pastes lists, tables and symbols from the clipboard's HTML; anything else is left to the browser. */
function pasteStructure(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  if (field.readOnly || field.disabled) return;
  const lines = readHtml(event.clipboardData.getData('text/html'));
  if (lines === null) return;
  const text = fitLines(lines, field);
  event.preventDefault();
  // Deprecated, but the only way that keeps the browser's undo.
  if ('execCommand' in document && document.execCommand('insertText', false, text)) return;
  field.setRangeText(
    text,
    field.selectionStart ?? 0,
    field.selectionEnd ?? field.value.length,
    'end',
  );
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
