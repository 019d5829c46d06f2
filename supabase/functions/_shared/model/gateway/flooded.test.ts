/** Answers without an end: of a wrong address, a broken server or somebody who means harm. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import {
  type Flood,
  buildHead,
  startFloodingServer,
} from '../../../../../testing/flooding-server.ts';
import { patientFetch } from '../../../../../server/analyst/patient-fetch.ts';
import { MOST_FROM_ELSEWHERE } from '../../bytes-from-elsewhere.ts';
import { askModel } from '../ask-model.ts';
import { loadModel, type ModelSettings } from '../load-model.ts';
import { PHOTO_QUESTION } from './photo-question.fixture.ts';
import { openForSuite } from '../../../../../testing/open-for-suite.ts';

/** The most that lies in the buffers of both sides when a connection is ended. */
const IN_BUFFERS = 16 * 1024 * 1024;

const server = openForSuite(startFloodingServer);

const chat = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
const ollama = (message: object) => `${JSON.stringify({ model: 'm', message, done: false })}\n`;
const WORDS = 'A crack. '.repeat(20);
const EVENTS = buildHead('text/event-stream');
const LINES = buildHead('application/x-ndjson');
const ZIPPED = buildHead('text/event-stream', 200, 'content-encoding: gzip\r\n');
/** Of one stream of gzip that has no end. */
const ZERO_PIECES = gzipSync(Buffer.from(chat({ content: WORDS }).repeat(20_000)));

const FLOODS: [string, ModelSettings['provider'], Flood][] = [
  ['words', 'openai-compatible', { head: EVENTS, again: chat({ content: WORDS }) }],
  ['words of OpenAI’s', 'openai', { head: EVENTS, again: chat({ content: WORDS }) }],
  ['thoughts', 'openai-compatible', { head: EVENTS, again: chat({ reasoning_content: WORDS }) }],
  ['events that say nothing', 'openai-compatible', { head: EVENTS, again: ': waiting\n\n' }],
  ['one line', 'openai-compatible', { head: `${EVENTS}data: "`, again: 'a' }],
  ['words that are packed', 'openai-compatible', { head: ZIPPED, again: ZERO_PIECES }],
  [
    'one piece',
    'openai-compatible',
    { head: `${buildHead('application/json')}{"a":"`, again: 'a' },
  ],
  ['no kind', 'anthropic', { head: buildHead('application/octet-stream'), again: 'a' }],
  ['a page', 'openai-compatible', { head: buildHead('text/html'), again: '<p>Welcome' }],
  ['words of Google’s', 'google', { head: EVENTS, again: 'data: {"candidates":[]}\n\n' }],
  ['words of Ollama’s', 'ollama', { head: LINES, again: ollama({ content: WORDS }) }],
  ['one line of Ollama’s', 'ollama', { head: LINES, again: 'a' }],
  ['a refusal', 'openai-compatible', { head: buildHead('application/json', 400), again: 'a' }],
  ['a refusal of Ollama’s', 'ollama', { head: buildHead('application/json', 400), again: 'a' }],
];

async function ask(provider: ModelSettings['provider'], changes: Partial<ModelSettings> = {}) {
  const model = await loadModel({
    provider,
    model: 'test-model',
    apiKey: 'test-key',
    baseUrl: server.url,
    fetch: patientFetch as typeof fetch,
    judges: false,
    ...changes,
  });
  return askModel(PHOTO_QUESTION, { model, work: makeWork() }).catch((error: unknown) => error);
}

describe('an answer without an end', () => {
  it.each(FLOODS)('of %s is let go at its bound, and asked for no more often', async (...flood) => {
    const [, provider, sent] = flood;
    server.flood(sent);
    const outcome = await ask(provider);
    expect(outcome).toMatchObject({
      code: expect.stringMatching(/^analyst_(answer_invalid|not_configured)$/) as string,
    });
    // A refusal may be of the form: there are two simpler ones.
    expect(server.asked).toBeLessThanOrEqual(provider === 'openai-compatible' ? 3 : 2);
    const { bytes } = MOST_FROM_ELSEWHERE.modelStream;
    expect(server.sent).toBeLessThan(server.asked * (bytes + IN_BUFFERS));
  });

  it('in its headers is none', async () => {
    server.flood({ head: 'HTTP/1.1 200 OK\r\n', again: `x-more: ${'a'.repeat(1000)}\r\n` });
    expect(await ask('openai-compatible')).toMatchObject({ code: 'analyst_unreachable' });
    expect(server.asked).toBeLessThanOrEqual(3);
    expect(server.sent).toBeLessThan(server.asked * IN_BUFFERS);
  });

  it.each([
    ['words', { head: EVENTS, again: chat({ content: 'a' }) }],
    ['events that say nothing', { head: EVENTS, again: ': waiting\n\n' }],
    ['one piece', { head: buildHead('application/json'), again: ' ' }],
    ['headers', { head: 'HTTP/1.1 200 OK\r\n', again: 'x: 1\r\n' }],
    [
      'a chunk’s extension',
      { head: 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;', again: 'a' },
    ],
  ])('that drips, by %s, ends with the time of a question', async (_what, drip) => {
    server.flood({ ...drip, pauseMs: 20 });
    const outcome = await ask('openai-compatible', { photoTimeoutMs: 300 });
    expect(outcome).toMatchObject({ code: 'analyst_unreachable' });
    expect(server.asked).toBeLessThanOrEqual(3);
  });
});
