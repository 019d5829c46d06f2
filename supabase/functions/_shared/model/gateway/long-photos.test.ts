import { afterEach, expect, it } from 'vitest';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import { contextTooLong } from '../../../../../testing/model/servers/behaviours/context-too-long.ts';
import { onlyWhen } from '../../../../../testing/model/servers/behaviours/only-when.ts';
import {
  type ModelServer,
  startModelServer,
} from '../../../../../testing/model/servers/model-server.ts';
import { askModel } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { PHOTO_QUESTION } from './photo-question.fixture.ts';

let server: ModelServer;
afterEach(() => server.close());

/** Asks six questions and returns each result; those of these numbers are more than the server's model reads. */
async function askSix(tooLong: number[], question = PHOTO_QUESTION): Promise<unknown[]> {
  const isTooLong = ({ number }: { number: number }) => tooLong.includes(number);
  const behaviours = [onlyWhen(isTooLong, contextTooLong({ tokens: 1 }))];
  server = await startModelServer({ kind: 'vllm', behaviours });
  const { baseUrl } = server;
  const model = await loadModel({ provider: 'openai-compatible', model: 'm', baseUrl });
  const outcomes: unknown[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const asked = askModel(question, { model, work: makeWork() });
    outcomes.push(await asked.then(() => 'row').catch((error: unknown) => error));
  }
  return outcomes;
}

const codes = (outcomes: unknown[]) =>
  outcomes.map((outcome) => (outcome as { code?: string }).code ?? outcome);

it('blames the context, in the same words, when a second photo in a row is too long', async () => {
  const [first, second] = await askSix([1, 2, 3, 4, 5, 6]);
  expect(codes([first, second])).toEqual(['analyst_context_too_long', 'analyst_not_configured']);
  expect(second).toMatchObject({ message: (first as Error).message });
});

it('lets a photo that alone is too long stop no other', async () => {
  const one = 'analyst_context_too_long';
  expect(codes(await askSix([1, 3, 5]))).toEqual([one, 'row', one, 'row', one, 'row']);
});

it('never has the same photo stop every run that begins with it', async () => {
  const outcomes = codes(await askSix([1, 2, 3]));
  expect(outcomes[2]).toBe('analyst_context_too_long');
});

it('says of texts that they are too long, each time: they can be asked about in parts', async () => {
  const texts = { ...PHOTO_QUESTION, content: PHOTO_QUESTION.content.slice(0, 1) };
  expect(new Set(codes(await askSix([1, 2, 3, 4, 5, 6], texts)))).toEqual(
    new Set(['analyst_context_too_long']),
  );
});
