import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageFailure } from './storage-failure.ts';

/** `unknown` is an answer that leaves open whether the row was written: the database's connection may have gone. */
export type Outcome = 'stored' | 'refused' | 'unknown';
type Settle = (outcome: Outcome) => Promise<void>;

interface StorageRequest {
  failure: StorageFailure | null;
  toSettle: Settle[];
}

const current = new AsyncLocalStorage<StorageRequest>();

/** Notes why the request at hand fails, and throws on. */
export function rethrowFailure(error: unknown): never {
  const request = current.getStore();
  if (request && error instanceof StorageFailure) request.failure = error;
  throw error;
}

/** Runs `settle` once the request at hand has its answer; at once, as a success, where there is none. */
export async function afterAnswer(settle: Settle): Promise<void> {
  const request = current.getStore();
  if (request) request.toSettle.push(settle);
  else await settle('stored');
}

/**
 * A request to the library that uses its adapter. The library answers every error of the adapter and of the
 * database with a bare 500; this answers with the adapter's own words where it noted some, or with what
 * `explain` finds. What waits for the outcome is settled before the answer is given.
 */
export async function storageRequest(
  respond: () => Promise<Response>,
  explain: () => Promise<StorageFailure | null> = () => Promise.resolve(null),
): Promise<Response> {
  const request: StorageRequest = { failure: null, toSettle: [] };
  let outcome: Outcome = 'unknown';
  try {
    const response = await current.run(request, respond);
    const failure = response.status === 500 ? (request.failure ?? (await explain())) : null;
    if (response.ok) outcome = 'stored';
    else if (failure || response.status < 500) outcome = 'refused';
    return failure?.toResponse() ?? response;
  } finally {
    for (const settle of request.toSettle) await settle(outcome);
  }
}
