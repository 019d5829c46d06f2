import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Unique } from '@shared/bookmark-letters';
import { eachField, ENTERED_FIELDS, type EnteredField, FIELD_NAMES } from '@shared/report-fields';
import { ROW_FIELDS } from '@shared/row-fields';
import { RETURNING_FIELDS, type ReturningField } from '@shared/row-words';

/**
 * The bookmarks of an exported Word file. A row's own ('row') lies in its caption, that of another photo of its finding
 * ('photo') in that photo's; 'caption' lies in a row's caption where 'row' lies elsewhere; 'end' lies where a text ends
 * and nothing that comes back begins.
 */
const OWN = {
  row: 'c',
  photo: 'p',
  rating: 'g',
  end: 'z',
  discussion: 's',
  sections_recommendation: 't',
} as const;

type Letters = typeof OWN & {
  [Name in ReturningField]: (typeof ROW_FIELDS)[Name]['bookmark'];
} & { [Name in EnteredField]: (typeof ENTERED_FIELDS)[Name]['bookmark'] };

/** No two the same: TypeScript names those that are. */
const LETTERS: Unique<Letters> = {
  ...OWN,
  ...(pickBookmarks(RETURNING_FIELDS, ROW_FIELDS) as Letters),
  ...(pickBookmarks(FIELD_NAMES, ENTERED_FIELDS) as Letters),
};

function pickBookmarks<Name extends string>(
  names: readonly Name[],
  fields: Record<Name, { bookmark: string }>,
) {
  return eachField(names, (name) => fields[name].bookmark);
}

export type BookmarkKind = keyof Letters;

export interface TextBookmark {
  kind: BookmarkKind;
  /** The id of the row, or of the report. */
  id: string;
  /** The exported text's hash: see textHash. */
  hash: string;
}

const ID_LENGTH = 25;
const NAME = /^pl_([0-9a-z]{25})_([a-z]{1,2})_([0-9a-z]{8})$/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Encodes a bookmark's name: 39 or all of the 40 letters, digits and underscores that Word takes. Null for an id that
 * is no UUID, by which nothing could be found again.
 */
export function encodeBookmark({ kind, id, hash }: TextBookmark): string | null {
  const stored = id.toLowerCase();
  if (!UUID.test(stored)) return null;
  const number = BigInt(`0x${stored.replaceAll('-', '')}`);
  return `pl_${number.toString(36).padStart(ID_LENGTH, '0')}_${LETTERS[kind]}_${hash}`;
}

/** Decodes a bookmark's name; null for any other bookmark, and for a renamed copy of one of ours. */
export function decodeBookmark(name: string): TextBookmark | null {
  // Word takes names for the same whatever their case.
  const [, digits = '', letter, hash = ''] = NAME.exec(name.toLowerCase()) ?? [];
  const kind = KINDS.find((known) => LETTERS[known] === letter);
  const id = kind ? decodeUuid(digits) : null;
  return kind && id !== null ? { kind, id, hash } : null;
}

const KINDS = Object.keys(LETTERS) as BookmarkKind[];

function decodeUuid(digits: string): string | null {
  const number = Array.from(digits).reduce(
    (sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)),
    0n,
  );
  const hex = number.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

const HASH_LENGTH = 8;

/** Hashes a text to eight letters and digits: about 41 bits, enough for one person's texts. */
export function textHash(text: string): string {
  const bytes = sha256(utf8ToBytes(text)).subarray(0, 6);
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return number.toString(36).padStart(HASH_LENGTH, '0').slice(-HASH_LENGTH);
}
