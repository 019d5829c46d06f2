import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { sayOnce, textsOnce } from './said-once.ts';
import { MAX_WORDS } from './schema.ts';

const LANGUAGES = Object.values(PATTERNS_IN);
const NOTHING = new RegExp(
  `^[\\s("'\`*-]*(?:${LANGUAGES.map(({ nothing }) => nothing).join('|')})?[\\s)"'\`*.。-]*$`,
  'iu',
);
/** A longer text is not an answer; this is still far more than a row takes. */
const MAX_READ = 2 * MAX_WORDS;
const LIST_MARK = /^\s*(?:[-*•・–]|\(?\d{1,2}[.)])\s+/;
const UNSPACED_END = /[ぁ-ヿ一-鿿]$/;

/**
 * Reads a text from null, a number, a list of sentences or an object with texts, and drops repeats.
 * Blank when it only says "none" or "not known".
 */
export function readWords(value: unknown): string {
  const text = sayOnce(cleaned(joinWords(value).slice(0, MAX_READ)));
  return NOTHING.test(text) ? '' : text;
}

function joinWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(joinWords).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter((one) => typeof one === 'string')
    .join(', ');
}

/** One paragraph without list marks and emphasis. */
function cleaned(text: string): string {
  const lines = text
    .replace(/\\n/g, '\n')
    .replace(/\*\*|__|`/g, '')
    .split(/\r?\n/)
    .map((line) => line.replace(LIST_MARK, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const once = textsOnce(lines);
  if (once.length < 2) return once[0] ?? '';
  return once.map(withStop).join(UNSPACED_END.test(once[0] ?? '') ? '' : ' ');
}

function withStop(line: string): string {
  if (/[.!?:;,。！？、]$/.test(line)) return line;
  return UNSPACED_END.test(line) ? `${line}。` : `${line}.`;
}
