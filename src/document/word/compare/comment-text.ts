import type { WordComment, WordPlace, WordReading } from '../read/word-reading';
import { placeName } from './change-name';
import type { WordChange } from './word-change';

/** Word writes local time and labels it UTC. */
const AT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The time of a change in Word: "21 Nov 2026, 10:00"; '' where the file has none. */
export function wordTime(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : AT.format(time);
}

export const authorName = (author: string) => author || 'Somebody';

export interface CommentTexts {
  /** By the keys of the changes they belong to. */
  beside: ReadonlyMap<string, string[]>;
  /** On unchanged text, or on parts that are not read back. */
  others: string[];
}

/** A file's comments as sentences, each with the change it was made on. */
export function commentTexts(
  { comments, rows }: Pick<WordReading, 'comments' | 'rows'>,
  changes: readonly WordChange[],
  rowIds: readonly string[],
): CommentTexts {
  const keys = new Set(changes.map(({ key }) => key));
  const beside = new Map<string, string[]>();
  const others: string[] = [];
  for (const comment of comments) {
    const key = comment.place && keysAt(comment.place, rows).find((one) => keys.has(one));
    if (key) beside.set(key, [...(beside.get(key) ?? []), sentence(comment, null)]);
    else others.push(sentence(comment, comment.place && nameAt(comment.place, rows, rowIds)));
  }
  return { beside, others };
}

/** The change of that text, else of its whole row. */
function keysAt(place: WordPlace, rows: WordReading['rows']): string[] {
  if (!('row' in place)) return [place.field];
  const id = rows[place.row]?.id ?? null;
  return id === null ? [`added ${place.row}`] : [`${id} ${place.field}`, `${id} moved`];
}

function nameAt(
  place: WordPlace,
  rows: WordReading['rows'],
  rowIds: readonly string[],
): string | null {
  if (!('row' in place)) return placeName(place.field, null);
  const photo = rowIds.indexOf(rows[place.row]?.id ?? '') + 1;
  return photo === 0 ? null : placeName(place.field, photo);
}

function sentence({ author, at, text }: WordComment, place: string | null): string {
  const time = wordTime(at);
  const on = place === null ? '' : ` on ${place}`;
  return `${authorName(author)} commented${on}${time === '' ? '' : ` (${time})`}: ${text || 'no words'}`;
}
