/** A finding of a hosted project's check: the project is as it should be, it is not, or it could not be checked. */
export interface CheckResult {
  kind: 'holds' | 'open' | 'unchecked';
  what: string;
  /** The remedy; '' where the project is as it should be. */
  remedy: string;
}

export interface Project {
  /** The project's origin. */
  url: string;
  key: string;
  /** The origin under which people open the app, where that is known. */
  app?: string;
  /** The address under which the check signs up, which no person should need; where there is one. */
  stranger?: string;
  /** True when anybody may sign up, as it should be. */
  isOpenToAll: boolean;
  /** Supabase's own service for a project's settings, with a token of the person who runs it. */
  management?: { url: string; token: string };
}

export const holds = (what: string): CheckResult => ({ kind: 'holds', what, remedy: '' });
export const open = (what: string, remedy: string): CheckResult => ({ kind: 'open', what, remedy });
export const unchecked = (what: string, remedy: string): CheckResult => ({
  kind: 'unchecked',
  what,
  remedy,
});

/** A refusal as Supabase's services put it, each its own way. */
export async function readCode(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return undefined;
  const { error_code, statusCode, code } = body as Record<string, unknown>;
  const said = error_code ?? statusCode ?? code;
  return said === undefined ? undefined : String(said);
}

export const PUSH_MIGRATIONS = 'Run `supabase db push --remote`.';
export const ADOPT_BASELINE =
  'Run `npm run adopt:baseline` with the project’s DATABASE_URL, once; then `supabase db push --remote`.';
export const PUSH_SETTINGS =
  'Run `npm run push:settings`; SECURITY.md, "On Supabase", says what it needs.';
