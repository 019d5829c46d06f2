import { afterEach, describe, expect, it } from 'vitest';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import type { Behaviour } from '../../../../../testing/model/servers/behaviour.ts';
import { ignoresStream } from '../../../../../testing/model/servers/behaviours/ignores-stream.ts';
import { refusing } from '../../../../../testing/model/servers/behaviours/refusing.ts';
import { thinking } from '../../../../../testing/model/servers/behaviours/thinking.ts';
import { truncated } from '../../../../../testing/model/servers/behaviours/truncated.ts';
import {
  type ModelServer,
  startModelServer,
} from '../../../../../testing/model/servers/model-server.ts';
import type { ServerKind } from '../../../../../testing/model/servers/server-kind.ts';
import { askModel } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { PHOTO_QUESTION } from './photo-question.fixture.ts';

let server: ModelServer;
afterEach(() => server.close());

async function ask(kind: ServerKind, ...behaviours: Behaviour[]) {
  server = await startModelServer({ kind, behaviours: [ignoresStream(), ...behaviours] });
  const provider = kind === 'openai' || kind === 'ollama' ? kind : 'openai-compatible';
  const baseUrl = kind === 'ollama' ? server.url : server.baseUrl;
  const model = await loadModel({ provider, model: 'test-model', apiKey: 'test-key', baseUrl });
  const work = makeWork();
  const outcome: unknown = await askModel(PHOTO_QUESTION, { model, work }).catch(
    (error: unknown) => error,
  );
  return { outcome, usages: work.usages };
}

describe.each<ServerKind>(['vllm', 'llama.cpp', 'openai', 'ollama'])(
  'an answer in one piece, of %s that ignores that a stream was asked for',
  (kind) => {
    it('is read, and its tokens are counted', async () => {
      const { outcome, usages } = await ask(kind);
      expect(outcome).toMatchObject({ answer: { element: 'Brick wall' }, objection: null });
      expect(usages).toMatchObject([{ questions: 1, output_tokens: expect.any(Number) as number }]);
      expect(usages[0]?.output_tokens).toBeGreaterThan(10);
    });

    it('is read behind its thoughts', async () => {
      const { outcome } = await ask(kind, thinking({ as: kind === 'ollama' ? 'field' : 'tags' }));
      expect(outcome).toMatchObject({ answer: { element: 'Brick wall' } });
    });

    it('may be a refusal, or cut', async () => {
      expect((await ask(kind, refusing())).outcome).toMatchObject({ code: 'analyst_refused' });
      await server.close();
      const { outcome } = await ask(kind, truncated());
      expect(outcome).toMatchObject({ code: 'analyst_answer_cut' });
    });
  },
);
