/** A guard, how it is taken away, and the test that must then fail. */
export interface Guard {
  /** The number of the way in that it shuts, as SECURITY.md counts them; 0 for what stood before or keeps faults out. */
  point: number;
  guard: string;
  /** With a part of the baseline behind a #: `baselinePart`. */
  file: string;
  /** Stands once in the file, or in that part. */
  find: string;
  replace: string;
  /** The id of that test (scripts/test-ids.ts). */
  test: string;
}

/** The point of a guard against which no way in was found: it held from the beginning. */
export const HELD = 0;

/** A policy's check that a row is the caller's, as the migrations write it. */
export const own = (check: string) => `${check} (user_id = (select auth.uid()));`;

/** A part of the baseline, by the schema file that it was made of: `40_signed_revisions`. */
export const baselinePart = (schemaFile: string) =>
  `supabase/migrations/20261127000000_baseline.sql#${schemaFile}`;

/** A file's text before and after a guard, where `read` gives the text. Throws unless the guard is there once. */
export function splitAtGuard(
  { file, find }: Guard,
  read: (path: string) => string,
): { path: string; before: string; after: string } {
  const [path = '', part] = file.split('#');
  const text = read(path);
  const begin = part === undefined ? 0 : text.indexOf(`\n-- ${part}.sql\n`);
  const length = part === undefined ? -1 : text.slice(begin + 1).search(/\n-- \d\d_\w+\.sql\n/);
  const end = length < 0 ? text.length : begin + 1 + length;
  const at = text.indexOf(find, begin);
  if (begin < 0 || text.slice(begin, end).split(find).length !== 2) {
    throw new Error(`${file} does not hold "${find}" once.`);
  }
  return { path, before: text.slice(0, at), after: text.slice(at + find.length) };
}

/** One guard, named by what it holds. */
export const guard = (
  point: number,
  name: string,
  file: string,
  [find, replace]: [string, string],
  test: string,
): Guard => ({ point, guard: name, file, find, replace, test });
