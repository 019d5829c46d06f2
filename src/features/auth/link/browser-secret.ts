import { newId } from '@/lib/new-id';

const KEY = 'plumbline:asked-here';

let made: string | undefined;

/** This browser's secret, which proves that a mailed code is typed where the mail was requested. */
export function browserSecret(): string {
  const kept = window.localStorage.getItem(KEY) ?? made;
  if (kept !== undefined) return kept;
  made = newId();
  try {
    window.localStorage.setItem(KEY, made);
  } catch {
    // Storage is full: it lasts as long as the page.
  }
  return made;
}
