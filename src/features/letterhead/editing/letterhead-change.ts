import type { LetterheadChange } from '../mutations';
import {
  type Letterhead,
  LETTERHEAD_TEXTS,
  type LetterheadText,
  letterheadTextsSchema,
  PICTURE_KINDS,
} from '@/records/letterhead';

type Field = keyof Letterhead;

export function withoutStored(change: LetterheadChange, stored: Letterhead): LetterheadChange {
  const entries = Object.entries(change) as [Field, Letterhead[Field]][];
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, stored[name])));
}

function isSame(one: Letterhead[Field], other: Letterhead[Field]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one?.sha256 === other?.sha256;
}

export type LetterheadErrors = Partial<Record<LetterheadText, string>>;

/** A sentence for each text that cannot be saved. */
export function readErrors(values: Letterhead): LetterheadErrors {
  const { error } = letterheadTextsSchema.safeParse(values);
  const found = (error?.issues ?? []).map(({ path, code, message, ...issue }) => {
    // A field that may be blank is a union; the error of its other branch is meant.
    const inner = code === 'invalid_union' && 'errors' in issue ? issue.errors.flat() : [];
    return [path[0], inner.find((one) => one.code !== 'invalid_value')?.message ?? message];
  });
  return Object.fromEntries(found) as LetterheadErrors;
}

export interface LetterheadPart {
  /** As stored. */
  sent: LetterheadChange;
  /** As on the screen. */
  written: LetterheadChange;
}

/** Splits a change into requests: a picture fills most of one. */
export function letterheadParts(change: LetterheadChange): LetterheadPart[] {
  const written = pick(change, LETTERHEAD_TEXTS);
  const texts = { sent: letterheadTextsSchema.partial().parse(written), written };
  const pictures = PICTURE_KINDS.map((kind) => pick(change, [kind])).map((part) => ({
    sent: part,
    written: part,
  }));
  return [texts, ...pictures].filter(({ written: part }) => Object.keys(part).length > 0);
}

function pick(change: LetterheadChange, names: readonly Field[]): LetterheadChange {
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => names.includes(name as Field)),
  );
}
