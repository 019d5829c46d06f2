import type { Behaviour } from '../behaviour.ts';
import type { ModelRequest } from '../model-request.ts';
import { failAs, type Wordings } from '../wordings.ts';

const unauthorised = { status: 401, type: 'authentication_error' };

export const BAD_KEY: Wordings = {
  openai: [
    {
      status: 401,
      type: 'invalid_request_error',
      code: 'invalid_api_key',
      message:
        'Incorrect API key provided: test-key. You can find your API key at https://platform.openai.com/account/api-keys.',
    },
  ],
  deepseek: [
    {
      ...unauthorised,
      code: 'invalid_request_error',
      message: 'Authentication Fails, Your api key: ****-key is invalid',
    },
  ],
  vllm: [{ ...unauthorised, message: 'Unauthorized' }],
  'llama.cpp': [{ ...unauthorised, message: 'Invalid API Key' }],
  'lm-studio': [{ ...unauthorised, message: 'Invalid API token' }],
  ollama: [{ ...unauthorised, message: 'unauthorized' }],
  anthropic: [{ ...unauthorised, message: 'invalid x-api-key' }],
  google: [
    {
      status: 400,
      type: 'INVALID_ARGUMENT',
      message: 'API key not valid. Please pass a valid API key.',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
          metadata: { service: 'generativelanguage.googleapis.com' },
        },
      ],
    },
    {
      status: 403,
      type: 'PERMISSION_DENIED',
      message:
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    },
  ],
};

/** Refuses every key but the one expected. */
export function badKey({ expected = null as string | null, wording = 0 } = {}): Behaviour {
  return (request, next) =>
    expected !== null && readKey(request) === expected
      ? next()
      : Promise.resolve(failAs(BAD_KEY, request, wording));
}

function readKey({ headers }: ModelRequest): unknown {
  const bearer = headers.authorization?.replace(/^Bearer /, '');
  return bearer ?? headers['x-api-key'] ?? headers['x-goog-api-key'];
}
