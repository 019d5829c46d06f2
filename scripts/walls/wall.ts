/** A wall, how it is taken away, and the test that must then fail. */
export interface Wall {
  /** The number of the way in that it shuts, as SECURITY.md counts them; 0 for what stood before or keeps faults out. */
  point: number;
  wall: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  /** The id of that test (scripts/test-ids.ts). */
  test: string;
}

/** The point of a wall against which no way in was found: it held from the beginning. */
export const HELD = 0;

/** A policy's check that a row is the caller's, as the migrations write it. */
export const own = (check: string) => `${check} (user_id = (select auth.uid()));`;

/** rest-routes.ts, where all that a request asks of the database takes one turn: each has one of its own. */
export const WITHOUT_ONE_TURN: [string, string] = [
  'parts.inOneTurn(async () =>',
  '(async (work: () => Promise<Response>) => work())(async () =>',
];

/** One wall, named by what it holds. */
export const wall = (
  point: number,
  name: string,
  file: string,
  [find, replace]: [string, string],
  test: string,
): Wall => ({ point, wall: name, file, find, replace, test });
