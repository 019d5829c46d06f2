/** What a check of a hosted project found; one that finds nothing gives none. */
export interface Finding {
  /** `open` for anyone who comes; `unchecked`, since the project did not answer; `unseen` from outside, whatever it answers. */
  kind: 'open' | 'unchecked' | 'unseen';
  what: string;
  remedy: string;
}

export interface Project {
  /** The project's origin. */
  url: string;
  key: string;
  /** The origin under which people open the app, where that is known. */
  app?: string;
  /** The address under which the check signs up; nobody should need it. */
  stranger: string;
}

export const open = (what: string, remedy: string): Finding => ({ kind: 'open', what, remedy });
export const unchecked = (what: string, remedy: string): Finding => ({
  kind: 'unchecked',
  what,
  remedy,
});
