import { z } from 'zod';
import type { Behaviour } from '../behaviour.ts';
import { failAs, type Wordings } from '../wordings.ts';

const invalid = { status: 400, type: 'invalid_request_error' };

function noParameterWordings(name: string): Wordings {
  const last = name.split('.').at(-1) ?? name;
  const openai = {
    ...invalid,
    code: 'unsupported_parameter',
    param: name,
    message: `Unsupported parameter: '${name}' is not supported with this model.`,
  };
  const extra = { ...invalid, message: `${name}: Extra inputs are not permitted` };
  return {
    openai: [openai],
    deepseek: [{ ...openai, code: 'invalid_request_error' }],
    vllm: [{ ...extra, type: 'BadRequestError' }],
    'llama.cpp': [{ ...invalid, message: `Unsupported param: ${last}` }],
    'lm-studio': [{ ...invalid, message: `Unrecognized key(s) in object: '${last}'` }],
    ollama: [{ ...invalid, message: `invalid option provided: ${last}` }],
    anthropic: [extra],
    google: [
      {
        ...invalid,
        type: 'INVALID_ARGUMENT',
        message: `Invalid JSON payload received. Unknown name "${last}" at 'generation_config': Cannot find field.`,
      },
    ],
  };
}

/**
 * Knows no such field of the body (`reasoning_effort`, `stream_options`, `generationConfig.thinkingConfig`), and
 * refuses what carries it, as a model or a server of another age does.
 */
export function noParameter(name: string): Behaviour {
  return (request, next) =>
    hasField(request.body, name.split('.'))
      ? Promise.resolve(failAs(noParameterWordings(name), request))
      : next();
}

function hasField(body: unknown, [key, ...rest]: string[]): boolean {
  const value = z.record(z.string(), z.unknown()).safeParse(body).data?.[key ?? ''];
  return value !== undefined && (rest.length === 0 || hasField(value, rest));
}
