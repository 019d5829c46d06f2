import { newId } from '@/lib/new-id';

const KEY = 'plumbline:asked-here';

let made: string | undefined;

/** What this browser alone knows, by which a code from a mail is known to be typed where the mail was asked for. */
export function browserSecret(): string {
  const kept = window.localStorage.getItem(KEY) ?? made;
  if (kept !== undefined) return kept;
  made = newId();
  try {
    window.localStorage.setItem(KEY, made);
  } catch {
    // No room: it lasts as long as the page.
  }
  return made;
}
