import { describe, expect, it } from 'vitest';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import type { Behaviour } from '../../../../../testing/model/servers/behaviour.ts';
import { BAD_KEY, badKey } from '../../../../../testing/model/servers/behaviours/bad-key.ts';
import { behindProxy } from '../../../../../testing/model/servers/behaviours/behind-proxy.ts';
import {
  contextTooLong,
  contextWordings,
} from '../../../../../testing/model/servers/behaviours/context-too-long.ts';
import { dropping } from '../../../../../testing/model/servers/behaviours/dropping.ts';
import { NO_CREDIT, noCredit } from '../../../../../testing/model/servers/behaviours/no-credit.ts';
import {
  noJsonSchema,
  noJsonWordings,
} from '../../../../../testing/model/servers/behaviours/no-json-schema.ts';
import { noParameter } from '../../../../../testing/model/servers/behaviours/no-parameter.ts';
import {
  noVision,
  noVisionWordings,
} from '../../../../../testing/model/servers/behaviours/no-vision.ts';
import {
  OVERLOADED,
  overloaded,
} from '../../../../../testing/model/servers/behaviours/overloaded.ts';
import {
  OUT_OF_MEMORY,
  outOfMemory,
} from '../../../../../testing/model/servers/behaviours/out-of-memory.ts';
import { refusing } from '../../../../../testing/model/servers/behaviours/refusing.ts';
import {
  unknownModel,
  unknownModelWordings,
} from '../../../../../testing/model/servers/behaviours/unknown-model.ts';
import { startModelServer } from '../../../../../testing/model/servers/model-server.ts';
import { SERVER_KINDS, type ServerKind } from '../../../../../testing/model/servers/server-kind.ts';
import type { FunctionErrorCode } from '../../contract/wire.ts';
import { askModel } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { PHOTO_QUESTION } from './photo-question.fixture.ts';
import type { Provider } from './provider-defaults.ts';

const PROVIDERS: Partial<Record<ServerKind, Provider>> = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  ollama: 'ollama',
};

/** Asks about one photo at a server that behaves so. */
async function ask(kind: ServerKind, behaviour: Behaviour) {
  const server = await startModelServer({ kind, behaviours: [behaviour] });
  const model = await loadModel({
    provider: PROVIDERS[kind] ?? 'openai-compatible',
    model: 'test-model',
    apiKey: 'test-key',
    baseUrl: kind === 'ollama' ? server.url : server.baseUrl,
    patienceMs: 200,
  });
  const asked = askModel(PHOTO_QUESTION, { model, work: makeWork() });
  const outcome: unknown = await asked.catch((error: unknown) => error);
  await server.close();
  return { outcome, form: model.forms.current(), requests: server.log.records.length };
}

interface Fault {
  behaviour: (wording: number) => Behaviour;
  wordings: Record<ServerKind, readonly unknown[]>;
  code: FunctionErrorCode;
  /** For the operator, where the log keeps nothing else. */
  hint: string;
}

const FAULTS: Record<string, Fault> = {
  'a bad key': {
    behaviour: (wording) => badKey({ wording }),
    wordings: BAD_KEY,
    code: 'analyst_key_refused',
    hint: 'check-the-AI-key',
  },
  'no credit': {
    behaviour: (wording) => noCredit({ wording }),
    wordings: NO_CREDIT,
    code: 'analyst_no_credit',
    hint: 'top-up-the-account-of-the-AI-key',
  },
  'an unknown model': {
    behaviour: (wording) => unknownModel({ wording }),
    wordings: unknownModelWordings('test-model'),
    code: 'analyst_not_configured',
    hint: 'check-AI_MODEL',
  },
  'no vision': {
    behaviour: (wording) => noVision({ wording }),
    wordings: noVisionWordings('test-model'),
    code: 'analyst_no_vision',
    hint: 'set-AI_MODEL-to-one-that-sees',
  },
  'a context that is too small': {
    behaviour: (wording) => contextTooLong({ tokens: 300, wording }),
    // Ollama gives the context that it is asked for.
    wordings: { ...contextWordings(1000, 300), ollama: [] },
    code: 'analyst_context_too_long',
    hint: 'raise-AI_CONTEXT-or-lower-AI_IMAGE_PX',
  },
  'a lack of memory': {
    behaviour: (wording) => outOfMemory({ wording }),
    wordings: OUT_OF_MEMORY,
    code: 'analyst_out_of_memory',
    hint: 'lower-AI_CONTEXT-AI_IMAGE_PX-or-AI_CONCURRENCY',
  },
  'an overload that lasts': {
    behaviour: () => overloaded(),
    wordings: OVERLOADED,
    code: 'analyst_unreachable',
    hint: 'provider-overloaded',
  },
};

describe.each(Object.entries(FAULTS))('%s', (_, { behaviour, wordings, code, hint }) => {
  it.each(SERVER_KINDS.filter((kind) => wordings[kind].length > 0))(
    'is known as %s says it',
    async (kind) => {
      for (let wording = 0; wording < wordings[kind].length; wording += 1) {
        const { outcome, requests } = await ask(kind, behaviour(wording));
        expect(outcome).toMatchObject({ name: 'FunctionError', code, cause: { code: hint } });
        expect(requests).toBe(1);
      }
    },
  );
});

it.each<ServerKind>(['vllm', 'openai', 'ollama'])(
  'a lack of memory that %s tells with status 200 is known too',
  async (kind) => {
    for (const as of ['body', 'midway'] as const) {
      const { outcome, requests } = await ask(kind, outOfMemory({ as }));
      expect(outcome, as).toMatchObject({
        code: 'analyst_out_of_memory',
        message: expect.stringMatching(
          /not have enough memory.*smaller model.*AI_CONTEXT/,
        ) as string,
      });
      expect(requests, as).toBe(1);
    }
  },
);

it.each(SERVER_KINDS)(
  '%s that refuses to hold a model to a schema is asked without',
  async (kind) => {
    for (const [index] of noJsonWordings('test-model', 'schema')[kind].entries()) {
      const { outcome, form } = await ask(kind, noJsonSchema({ wording: index }));
      expect(outcome).toMatchObject({ answer: { element: 'Brick wall' } });
      expect(form.json).toBe('object');
    }
  },
);

it.each<[field: string, kinds: ServerKind[]]>([
  ['stream_options', ['vllm', 'llama.cpp', 'lm-studio', 'deepseek']],
  ['max_tokens', ['vllm', 'llama.cpp', 'lm-studio', 'deepseek']],
])('what knows no %s is asked without', async (field, kinds) => {
  for (const kind of kinds) {
    const { outcome, requests } = await ask(kind, noParameter(field));
    expect(outcome, kind).toMatchObject({ answer: { element: 'Brick wall' } });
    expect(requests, kind).toBe(2);
  }
});

it.each(SERVER_KINDS)('a refusal is one, however %s tells it', async (kind) => {
  const { outcome } = await ask(kind, refusing());
  expect(outcome).toMatchObject({ code: 'analyst_refused' });
});

it.each(SERVER_KINDS)('a page where %s should be is a wrong address', async (kind) => {
  const { outcome, requests } = await ask(kind, behindProxy({ status: 200 }));
  expect(outcome).toMatchObject({
    code: 'analyst_not_configured',
    cause: { code: 'check-AI_BASE_URL' },
  });
  expect(requests).toBe(1);
});

it.each(SERVER_KINDS)('a proxy before %s that takes no such photo is named', async (kind) => {
  const { outcome, requests } = await ask(kind, behindProxy({ status: 413 }));
  expect(outcome).toMatchObject({
    code: 'analyst_context_too_long',
    message: expect.stringContaining('AI_IMAGE_PX') as string,
  });
  expect(requests).toBe(1);
});

it.each(SERVER_KINDS)('%s that drops the line at once is asked again, then named', async (kind) => {
  const { outcome, requests } = await ask(kind, dropping({ when: 'before-headers' }));
  expect(outcome).toMatchObject({ code: 'analyst_unreachable' });
  expect(requests).toBe(3);
});
