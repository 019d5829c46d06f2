import { AsyncLocalStorage } from 'node:async_hooks';

/** An upload or a read that failed for a reason the person can be told. */
export class StorageFailure extends Error {
  readonly status: 400 | 507;
  readonly error: string;

  constructor(status: 400 | 507, error: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.error = error;
  }

  toResponse(): Response {
    const body = { statusCode: String(this.status), error: this.error, message: this.message };
    return Response.json(body, {
      status: this.status,
      headers: { 'access-control-allow-origin': '*' },
    });
  }
}

const current = new AsyncLocalStorage<{ failure?: StorageFailure }>();

/** Notes why the request at hand fails, and gives the error to throw. */
export function storageFailure(
  ...args: ConstructorParameters<typeof StorageFailure>
): StorageFailure {
  const failure = new StorageFailure(...args);
  const request = current.getStore();
  if (request) request.failure = failure;
  return failure;
}

/**
 * The library answers every error of its adapter with a bare 500; this answers with the adapter's own
 * words where it noted some.
 */
export async function withStorageFailures(
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const request: { failure?: StorageFailure } = {};
  const response = await current.run(request, async () => respond());
  return response.status === 500 && request.failure ? request.failure.toResponse() : response;
}
