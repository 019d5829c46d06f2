import type { Backend } from '@/lib/supabase';

/** A call for a table: the verb, its filters, and the row that insert, update and upsert bring. */
export interface TableCall {
  verb: 'select' | 'insert' | 'update' | 'upsert' | 'delete';
  row?: unknown;
  /** Its filters by equality. */
  equal: Record<string, unknown>;
}

type Answer = unknown;

interface Answers {
  /** By table; what is returned becomes the data, what is thrown the error. Undefined is no rows. */
  tables?: Record<string, (call: TableCall) => Answer>;
  /** By name, of what runs in the database. */
  procedures?: Record<string, (args: unknown) => Answer>;
  /**
   * By function name; what is returned is the answer with status 200. Undefined is success. The signal
   * is the caller's, who may call it off.
   */
  functions?: Record<string, (body: unknown, signal?: AbortSignal) => Answer>;
  hasSession?: boolean;
}

const VERBS = ['insert', 'update', 'upsert', 'delete'] as const;

/**
 * A backend for tests of screens: every filter counts as met, and each request is answered by the
 * test. Answers may be promises, so that a test can hold one back.
 */
export function fakeBackend({
  tables = {},
  procedures = {},
  functions = {},
  hasSession = true,
}: Answers): Backend {
  const backend = {
    rpc: (name: string, args: unknown) => requestTo(() => procedures[name]?.(args)),
    from: (table: string) => requestTo((call) => tables[table]?.(call) ?? []),
    functions: {
      invoke: async (name: string, { body, signal }: { body: unknown; signal?: AbortSignal }) => {
        try {
          const answer = await functions[name]?.(body, ...(signal ? [signal] : []));
          return { data: answer === undefined ? { success: true } : answer, error: null };
        } catch (error) {
          return { data: null, error };
        }
      },
    },
    auth: {
      getSession: () => Promise.resolve({ data: { session: hasSession ? {} : null }, error: null }),
    },
  };
  return backend as unknown as Backend;
}

/** A request as supabase-js builds it: any method continues building, and awaiting it sends it. */
function requestTo(answer: (call: TableCall) => Answer): unknown {
  const call: TableCall = { verb: 'select', equal: {} };
  const request: unknown = new Proxy(
    {},
    {
      get: (_, method: string) => {
        if (method === 'then') {
          const sent = (async () => ({ data: await answer(call), error: null, count: 0 }))();
          return sent.then.bind(sent);
        }
        return (row: unknown, value?: unknown) => {
          if (method === 'eq' || method === 'in') call.equal[String(row)] = value;
          if (method === 'match') Object.assign(call.equal, row);
          const verb = VERBS.find((name) => name === method);
          if (verb) Object.assign(call, { verb, row });
          return request;
        };
      },
    },
  );
  return request;
}
