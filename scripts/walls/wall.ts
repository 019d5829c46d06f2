/** A wall, how it is taken away, and the test that must then fail. */
export interface Wall {
  /** The number of the way in that it shuts, as SECURITY.md counts them; 0 for what stood before or keeps faults out. */
  point: number;
  wall: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  test: { file: string; title: string };
}

/** One wall, named by what it holds. */
export const wall = (
  point: number,
  name: string,
  file: string,
  [find, replace]: [string, string],
  test: [string, string],
): Wall => ({ point, wall: name, file, find, replace, test: { file: test[0], title: test[1] } });
