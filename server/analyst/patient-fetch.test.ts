import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makePhotoContext, makeWork } from '../../testing/analyst-calls.ts';
import { makePhotoAnswer } from '../../testing/model/model-answers.ts';
import { headerOnlyPhoto } from '../../testing/model/servers/header-only-photo.ts';
import { type ModelServer, startModelServer } from '../../testing/model/servers/model-server.ts';
import { createModelAnalyst } from '../../supabase/functions/_shared/model/model-analyst.ts';
import { patientFetch } from './patient-fetch.ts';

let server: ModelServer;
afterEach(() => server.close());

it.each(['openai', 'anthropic', 'google', 'ollama'] as const)(
  'carries a question to %s and its streamed answer back',
  async (kind) => {
    server = await startModelServer({ kind, answer: () => makePhotoAnswer() });
    const analyst = createModelAnalyst({
      provider: kind,
      model: 'test-model',
      judges: false,
      apiKey: 'test-key',
      baseUrl: server.baseUrl,
      fetch: patientFetch,
    });
    const photo = { bytes: headerOnlyPhoto(1), mediaType: 'image/jpeg' };
    const description = await analyst.observe(photo, makePhotoContext(), makeWork());
    expect(description.outcome).toBe('defect');
    expect(server.log.records).toHaveLength(1);
  },
);

it('sends nothing on to where an answer points @patient-fetch-1', async () => {
  server = await startModelServer({ kind: 'ollama' });
  const elsewhere = `${server.url}/api/version`;
  const pointing = createServer((_, answer) =>
    answer.writeHead(307, { location: elsewhere }).end(),
  );
  const url = await new Promise<string>((resolve) => {
    pointing.listen(0, '127.0.0.1', () => {
      const { port } = pointing.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
  await expect(patientFetch(url)).rejects.toThrow('fetch failed');
  pointing.close();
});

it('ends with its signal', async () => {
  server = await startModelServer({ kind: 'ollama' });
  const ended = patientFetch(`${server.url}/api/version`, { signal: AbortSignal.abort() });
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
});
