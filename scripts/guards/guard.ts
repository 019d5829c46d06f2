/** A guard, how it is taken away, and the test that must then fail. */
export interface Guard {
  /** The number of the way in that it shuts, as SECURITY.md counts them; 0 for what stood before or keeps faults out. */
  point: number;
  guard: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  /** The id of that test (scripts/test-ids.ts). */
  test: string;
}

/** The point of a guard against which no way in was found: it held from the beginning. */
export const HELD = 0;

/** A policy's check that a row is the caller's, as the migrations write it. */
export const own = (check: string) => `${check} (user_id = (select auth.uid()));`;

/** One guard, named by what it holds. */
export const guard = (
  point: number,
  name: string,
  file: string,
  [find, replace]: [string, string],
  test: string,
): Guard => ({ point, guard: name, file, find, replace, test });
