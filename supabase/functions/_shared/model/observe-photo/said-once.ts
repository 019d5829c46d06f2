import { splitSentences } from '../../languages/split-sentences.ts';
import type { AnsweredDefect } from './schema.ts';

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "crack, crack, Crack": clauses of figures alone may repeat. */
const CLAUSE_AGAIN =
  /(?<=^|[,;、，.。]\s*)([^,;、，.。]*\p{L}[^,;、，.。]*)(?:[,;、，]\s*\1(?=[,;、，.。]|$))+/giu;

/** Texts without repeats of earlier ones. */
export function textsOnce(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.filter((one) => !said.has(plain(one)) && said.add(plain(one)));
}

/** A text without repeated sentences, and without clauses that repeat the one before. */
export function sayOnce(text: string): string {
  const sentences = splitSentences(text);
  const kept = textsOnce(sentences);
  const joint = /[。！？]$/.test(kept[0] ?? '') ? '' : ' ';
  const once = kept.length === sentences.length ? text : kept.join(joint);
  return once.replace(CLAUSE_AGAIN, '$1');
}

/** Each defect once, with the highest severity and fullest texts of its repeats; most severe first. */
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

/** A longer name may mean another part, so it needs the same place; with equal names one place may be missing. */
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

/** True when one text begins with the other, by whole words; a blank one matches any. */
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
