import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestAtHand {
  /** Chosen here, never taken from the request: nobody can make two requests look like one. */
  requestId: string;
}

const current = new AsyncLocalStorage<RequestAtHand>();

/** The request that the running code belongs to, if there is one. */
export function requestAtHand(): RequestAtHand | undefined {
  return current.getStore();
}

export function withRequest<T>(request: RequestAtHand, work: () => T): T {
  return current.run(request, work);
}
