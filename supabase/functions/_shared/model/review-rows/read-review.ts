import type { Severity } from '../../contract/stored.ts';
import { SEVERITIES } from '../../row-fields.ts';
import type { Unreadable } from '../gateway/read-answer.ts';
import type { ReviewAnswer } from './schema.ts';

type Fields = Record<string, unknown>;
const LISTS = ['elements', 'severities', 'close_views', 'same_defects', 'assurances'];

/**
 * Reads a review from a model's JSON: numbers as "Photo 3", one item for a list, null for nothing,
 * another case. Unreadable parts are dropped, because a missing suggestion does no harm.
 */
export function readReview(value: unknown): ReviewAnswer | Unreadable {
  const answer = fieldsWithLists(value);
  if (answer === null) {
    return { unreadable: `it was no object with the lists ${LISTS.join(', ')}.` };
  }
  return {
    elements: readList(answer['elements'], 'name', 'photos').map((one) => ({
      name: readText(one['name'] ?? one['element']),
      photos: readNumbers(one['photos']),
    })),
    severities: readList(answer['severities']).flatMap((one) => {
      const [photo] = readNumbers(one['photo'] ?? one['photos']);
      const [like] = readNumbers(one['like']);
      const becomes = readSeverity(one['becomes'] ?? one['severity']);
      if (photo === undefined || like === undefined || becomes === undefined) return [];
      return [{ photo, becomes, like, reason: readText(one['reason']) }];
    }),
    close_views: readList(answer['close_views']).flatMap((one) => {
      const [close] = readNumbers(one['close']);
      const [wide] = readNumbers(one['wide']);
      if (close === undefined || wide === undefined) return [];
      return [{ close, wide, reason: readText(one['reason']) }];
    }),
    assurances: readList(answer['assurances']).flatMap((one) => {
      const [photo] = readNumbers(one['photo'] ?? one['photos']);
      const quote = readText(one['quote'] ?? one['words'] ?? one['text']);
      return photo === undefined || quote === '' ? [] : [{ photo, quote }];
    }),
    same_defects: readList(answer['same_defects']).map((one) => ({
      photos: readNumbers(one['photos'] ?? Object.values(one)),
      reason: readText(one['reason']),
    })),
  };
}

/** The object with the lists, through up to three wrappers; null when there is none. */
function fieldsWithLists(value: unknown, depth = 0): Fields | null {
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  const fields = withPlainKeys(value as Fields);
  if (!Array.isArray(value) && LISTS.some((name) => name in fields)) return fields;
  const inside = Object.values(value);
  return inside.length === 1 ? fieldsWithLists(inside[0], depth + 1) : null;
}

/** A list of objects; also accepts one object, bare lists of photos, and names as keys. */
function readList(value: unknown, nameKey?: string, listKey = 'photos'): Fields[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown) => {
      if (Array.isArray(one)) return [{ [listKey]: one }];
      return typeof one === 'object' && one !== null ? [withPlainKeys(one as Fields)] : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = withPlainKeys(value as Fields);
  if (nameKey === undefined || nameKey in fields) return [fields];
  return Object.entries(value).map(([name, list]) => ({ [nameKey]: name, [listKey]: list }));
}

/** `Close-Views` and `closeViews` become `close_views`. */
function withPlainKeys(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key
        .trim()
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .replace(/[-\s]+/g, '_')
        .toLowerCase(),
      value,
    ]),
  );
}

/** Reads "Photo 3", 3, "3", [3, "7"], { number: 3 } and "Photos 3 and 7" as numbers. */
function readNumbers(value: unknown): number[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value] : [];
  if (typeof value === 'string') {
    return (value.normalize('NFKC').match(/\d{1,6}/g) ?? []).map(Number);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(readNumbers);
  const { number, photo } = withPlainKeys(value as Fields);
  return readNumbers(number ?? photo);
}

function readSeverity(value: unknown): Severity | undefined {
  const word = readText(value).toLowerCase();
  return SEVERITIES.find((severity) => word.startsWith(severity));
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
