import { splitSentences } from '../../languages/split-sentences.ts';
import type { AnsweredDefect } from './schema.ts';

/** A text without case and punctuation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "crack, crack, Crack": figures alone may well come twice. */
const CLAUSE_AGAIN =
  /(?<=^|[,;、，.。]\s*)([^,;、，.。]*\p{L}[^,;、，.。]*)(?:[,;、，]\s*\1(?=[,;、，.。]|$))+/giu;

/** Texts without those that one before them says already. */
export function textsOnce(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.filter((one) => !said.has(plain(one)) && said.add(plain(one)));
}

/** A text without the sentences that it has said before, and without the clauses that repeat the one before them. */
export function sayOnce(text: string): string {
  const sentences = splitSentences(text);
  const kept = textsOnce(sentences);
  const joint = /[。！？]$/.test(kept[0] ?? '') ? '' : ' ';
  const once = kept.length === sentences.length ? text : kept.join(joint);
  return once.replace(CLAUSE_AGAIN, '$1');
}

/** Each defect once, as serious and as fully described as any of its repeats; the most severe come first. */
export function defectsOnce(defects: readonly AnsweredDefect[]): AnsweredDefect[] {
  const once: AnsweredDefect[] = [];
  for (const defect of defects) {
    const at = once.findIndex((other) => isRepeat(other, defect));
    const before = once[at];
    if (before) once[at] = merged(before, defect);
    else once.push(defect);
  }
  return once;
}

/** A longer name may name another part: then the place has to be the same; else it may be said once only. */
function isRepeat(one: AnsweredDefect, other: AnsweredDefect): boolean {
  const [here, there] = [plain(one.where), plain(other.where)];
  const isSameName = plain(one.what) === plain(other.what);
  const isSamePlace = here === there || (isSameName && (here === '' || there === ''));
  return (
    isSamePlace &&
    (isSameName || goesOn(one.what, other.what)) &&
    goesOn(one.form, other.form) &&
    goesOn(one.extent, other.extent)
  );
}

/** One text begins with the other, to a whole word; a blank one begins any. */
function goesOn(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a === '' || b === '' || `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `);
}

function merged(first: AnsweredDefect, repeat: AnsweredDefect): AnsweredDefect {
  const fuller = (['what', 'where', 'form', 'extent'] as const).filter(
    (name) => plain(repeat[name]).length > plain(first[name]).length,
  );
  return { ...first, ...Object.fromEntries(fuller.map((name) => [name, repeat[name]])) };
}
