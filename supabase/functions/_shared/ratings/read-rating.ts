import { PATTERNS_IN } from '../languages/tables/patterns.ts';
import type { RatingLevel } from './list-levels.ts';

const LANGUAGES = Object.values(PATTERNS_IN);
/** Words before a code: "Condition rating 3", "CR3", "Level: B". */
const BEFORE = new RegExp(
  String.raw`^(?:${LANGUAGES.map(({ choices }) => choices.levels).join('|')})\s*[:=#-]?\s*`,
  'iu',
);
/** Separates a code from its explanation. */
const AFTER_CODE = /^\s*(?:$|[-–—:.,;=/|()[\]（：、])/u;
const DENIES = new RegExp(
  String.raw`(?:^|\s)(?:${LANGUAGES.map(({ unseen }) => unseen.none).join('|')})(?:\s|$)`,
  'u',
);

/**
 * The level that a model means, from a code in any case, a number, a level's name, "3 - Serious",
 * "Condition rating 3" or an object with one of these; null when unreadable or ambiguous.
 */
export function readRating(value: unknown, levels: readonly RatingLevel[]): string | null {
  const said = readText(value);
  if (said === null) return null;
  const text = plain(said);
  const level = levels.find(({ code, label }) => plain(code) === text || plain(label) === text);
  if (level) return level.code;
  const begun = codeAt(text, levels) ?? codeAt(text.replace(BEFORE, ''), levels);
  if (begun !== null) return begun;
  if (DENIES.test(text)) return null;
  const within = levels.filter(({ label }) => label.length >= 4 && hasWords(text, plain(label)));
  return within.length === 1 ? (within[0]?.code ?? null) : null;
}

function codeAt(text: string, levels: readonly RatingLevel[]): string | null {
  const found = levels.find(({ code, label }) => {
    if (!text.startsWith(plain(code))) return false;
    const rest = text.slice(plain(code).length);
    return AFTER_CODE.test(rest) || rest.trim() === plain(label);
  });
  return found?.code ?? null;
}

function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 1 ? readText(value[0]) : null;
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value);
  const code = fields.find(([key]) => /^(code|rating|level|value)$/i.test(key));
  return code && typeof code[1] !== 'object' ? readText(code[1]) : null;
}

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isLetter = (letter: string | undefined) =>
    letter !== undefined && /[a-zß-ÿ0-9]/.test(letter);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s"'*`.:([]+|[\s"'*`.:)\]。]+$/g, '');
}
