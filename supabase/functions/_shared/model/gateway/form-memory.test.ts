import { APICallError } from 'ai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import { askModel } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { scriptedModel, type Step } from '../scripted-model.fixture.ts';

const HOUR_MS = 3_600_000;
const ANSWER = { element: 'Wall' };
const REFUSED = new APICallError({
  message: 'response_format is not supported',
  url: 'https://provider.example',
  requestBodyValues: {},
  statusCode: 400,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** `forms`: whether each question demanded JSON of the schema, or less. */
async function trial(...steps: Step[]) {
  const server = scriptedModel(...steps);
  const model = await loadModel({ provider: 'openai-compatible', model: 'm' }, server);
  const ask = async () => {
    const question = {
      task: 'photo' as const,
      instructions: 'Report.',
      content: [{ type: 'text' as const, text: 'Look.' }],
      schema: z.object({ element: z.string() }),
      objection: () => null,
    };
    const asked = askModel(question, { model, work: makeWork() });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await asked).toMatchObject({ answer: ANSWER });
  };
  const forms = () =>
    server.doStreamCalls.map(({ responseFormat }) =>
      responseFormat?.type === 'json' && responseFormat.schema ? 'schema' : 'less',
    );
  return { ask, forms };
}

it('asks without what was refused once, for an hour, and then in full again', async () => {
  const { ask, forms } = await trial(REFUSED, ANSWER);
  await ask();
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  await ask();
  expect(forms()).toEqual(['schema', 'less', 'less']);
  await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
  await ask();
  await ask();
  expect(forms().slice(3)).toEqual(['schema', 'schema']);
});

it('keeps to what is refused still, at one refusal an hour', async () => {
  const { ask, forms } = await trial(REFUSED, ANSWER, REFUSED, ANSWER);
  await ask();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await ask();
  await ask();
  expect(forms()).toEqual(['schema', 'less', 'schema', 'less', 'less']);
});

it('asks in full again after the server was away: another version or model may have come', async () => {
  const away = new TypeError('fetch failed');
  const { ask, forms } = await trial(REFUSED, ANSWER, away, ANSWER);
  await ask();
  await ask();
  expect(forms()).toEqual(['schema', 'less', 'less', 'schema']);
});
