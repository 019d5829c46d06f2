import { AsyncLocalStorage } from 'node:async_hooks';
import { StorageFailure } from './storage-failure.ts';

/** Told whether the request succeeded. */
type Settle = (isStored: boolean) => Promise<void>;

interface StorageRequest {
  failure: StorageFailure | null;
  toSettle: Settle[];
}

const current = new AsyncLocalStorage<StorageRequest>();

/** Notes why the request at hand fails, and throws on. */
export function notedFailure(error: unknown): never {
  const request = current.getStore();
  if (request && error instanceof StorageFailure) request.failure = error;
  throw error;
}

/** Runs `settle` once the request at hand has its answer; at once, as a success, where there is none. */
export async function afterAnswer(settle: Settle): Promise<void> {
  const request = current.getStore();
  if (request) request.toSettle.push(settle);
  else await settle(true);
}

/**
 * A request to the library that uses its adapter. The library answers every error of the adapter with a
 * bare 500; this answers with the adapter's own words where it noted some. What waits for the outcome is
 * settled before the answer is given.
 */
export async function storageRequest(respond: () => Promise<Response>): Promise<Response> {
  const request: StorageRequest = { failure: null, toSettle: [] };
  let isStored = false;
  try {
    const response = await current.run(request, respond);
    isStored = response.ok;
    return response.status === 500 && request.failure ? request.failure.toResponse() : response;
  } finally {
    for (const settle of request.toSettle) await settle(isStored);
  }
}
