import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeWork } from '../../../../testing/analyst-calls.ts';
import { EXPECTED_TEXTS, makePhotoAnswer } from '../../../../testing/model/model-answers.ts';
import { startOpenAiStub } from '../../../../testing/model/openai-stub.ts';
import { createModelAnalyst } from './model-analyst.ts';
import type { ModelSettings } from './load-model.ts';
import { openForSuite } from '../../../../testing/open-for-suite.ts';

const PHOTO = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), mediaType: 'image/jpeg' };
const stub = openForSuite(startOpenAiStub);

function observe(provider: ModelSettings['provider']) {
  const analyst = createModelAnalyst({
    provider,
    model: 'test-model',
    apiKey: 'test-key',
    baseUrl: stub.baseUrl,
    timeoutMs: 10_000,
  });
  return analyst.observe(PHOTO, makePhotoContext(), makeWork());
}

describe.each(['openai', 'openai-compatible'] as const)('the provider %s', (provider) => {
  it('answers through the chat protocol with a strict schema', async () => {
    stub.script({ kind: 'text', text: JSON.stringify(makePhotoAnswer()) });
    expect(await observe(provider)).toMatchObject(EXPECTED_TEXTS);
    expect(stub.requests[0]?.body.response_format?.json_schema?.strict).toBe(true);
    expect(stub.requests[0]?.authorization).toBe('Bearer test-key');
  });

  it('has its refusal read', async () => {
    stub.script({ kind: 'refusal', text: 'I cannot help with that.' });
    await expect(observe(provider)).rejects.toMatchObject({ code: 'analyst_refused' });
    expect(stub.requests).toHaveLength(1);
  });
});

it.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)(
  'the provider %s is asked with the photo, and its refused key is told',
  async (provider) => {
    stub.script({ kind: 'status', status: 401, message: 'bad key' });
    await expect(observe(provider)).rejects.toMatchObject({ code: 'analyst_key_refused' });
    expect(stub.requests).toHaveLength(1);
    // The photo's first bytes, in the base64 that every provider takes.
    expect(JSON.stringify(stub.requests[0]?.body)).toContain('/9j/4A==');
  },
);
