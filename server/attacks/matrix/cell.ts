/** The ids and paths of one person's data. */
export interface Belongings {
  user: string;
  report: string;
  observation: string;
  section: string;
  /** An earlier version of the observation. */
  version: string;
  /** Ends the observation's analysis that is under way. */
  token: string;
  /** The path of a stored photo. */
  photo: string;
}

/** The addresses to which the owner's and the stranger's links go. */
export const ADDRESSES = { owner: 'owner@example.com', stranger: 'stranger@example.com' };

export interface Attack {
  method: string;
  /** As it is in the request's first line: nothing makes it plain on the way. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** One row of the matrix: a request for what is the owner's, which every actor sends in turn. */
export interface Row {
  /** Target, verb and trick; the name in outcomes.txt. */
  name: string;
  /** True when it might change something, so that nothing else may run beside it. */
  writes: boolean;
  attack(owner: Belongings, me: Belongings): Attack;
}

export const JSON_BODY = { 'content-type': 'application/json' };
