import { QueryClient } from '@tanstack/react-query';
import { errorCode } from './errors';

/** An answer with a code is final; no answer at all, or a stumbling server, deserves another try. */
function shouldRetry(failures: number, error: unknown): boolean {
  return errorCode(error) === '' && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        // Long enough that walking through the wizard reads each thing once.
        staleTime: 30_000,
        // 'online' would wait for the network without a word; a failure can be shown and retried.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
