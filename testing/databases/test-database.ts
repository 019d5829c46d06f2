interface Statements {
  /** Runs with every right, to prepare and to look. */
  admin(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Runs as a request would: signed in as `uid`, or signed out. */
  as(uid: string | null, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** A database with the migrations, for one test. Failed statements reject with Postgres' `code`. */
export interface TestDatabase extends Statements {
  /** The same as the storage service runs it, who alone may delete rows of files on Supabase. */
  storage: Statements;
  close(): Promise<void>;
  /** A session beside this one, on the same database; not where the engine has one session alone. */
  another?(): TestDatabase;
}

/** Run once after the migrations: anyone who is made in a test is signed in, in a session with their own id. */
export const SIGNED_IN_WHEN_MADE = `
  create function auth.sign_in_for_tests() returns trigger language plpgsql as $$
  begin
    insert into auth.sessions (id, user_id) values (new.id, new.id);
    return new;
  end;
  $$;
  create trigger sign_in_for_tests after insert on auth.users
    for each row execute function auth.sign_in_for_tests();`;

/** The claims of a request's token, as both hosts hand them to a statement. */
export const buildClaims = (uid: string | null) =>
  JSON.stringify(uid ? { sub: uid, role: 'authenticated', session_id: uid } : { role: 'anon' });

export interface DatabaseEngine {
  /** A fresh copy of a prepared database. */
  open(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/** Postgres' code of the error with which `work` rejects; null when it does not. */
export async function catchCode(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** The sentence that a statement was refused with; null when it was not. */
export async function catchRefusal(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
