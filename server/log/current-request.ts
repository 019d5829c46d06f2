import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  /** Created here, never taken from the request: nobody can make two requests look like one. */
  requestId: string;
}

const current = new AsyncLocalStorage<CurrentRequest>();

export function readCurrentRequest(): CurrentRequest | undefined {
  return current.getStore();
}

export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return current.run(request, work);
}
