const KEY = 'plumbline:asked-here';

/** What this browser alone knows, by which a code from a mail is known to be typed where the mail was asked for. */
export function browserSecret(): string {
  const kept = window.localStorage.getItem(KEY);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  window.localStorage.setItem(KEY, made);
  return made;
}
