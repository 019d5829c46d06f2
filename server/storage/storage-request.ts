import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageFailure } from './storage-failure.ts';

/** `unknown` leaves open whether the row was written: the connection to the database may have been lost. */
export type Outcome = 'stored' | 'refused' | 'unknown';
type Settle = (outcome: Outcome) => Promise<void>;

interface StorageRequest {
  failure: StorageFailure | null;
  toSettle: Settle[];
}

const current = new AsyncLocalStorage<StorageRequest>();

/** Notes why the current request fails, and rethrows. */
export function rethrowFailure(error: unknown): never {
  const request = current.getStore();
  if (request && error instanceof StorageFailure) request.failure = error;
  throw error;
}

/** Runs `settle` once the current request has its answer; outside a request at once, as a success. */
export async function afterAnswer(settle: Settle): Promise<void> {
  const request = current.getStore();
  if (request) request.toSettle.push(settle);
  else await settle('stored');
}

/**
 * A request to the library that uses its adapter. The library answers 500 to every error of adapter
 * and database; this answers with the StorageFailure noted meanwhile, or the one from `explain`.
 * Runs what waits for the outcome before it answers.
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
