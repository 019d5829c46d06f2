import { expect, it } from 'vitest';
import { buildHead, startFloodingServer } from '../../testing/flooding-server.ts';
import { MOST_FROM_ELSEWHERE } from '../../supabase/functions/_shared/bytes-from-elsewhere.ts';
import { ModelDownload } from './model-download.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const IN_BUFFERS = 16 * 1024 * 1024;

const server = openForSuite(startFloodingServer);

it.each([
  ['lines', '{"status":"pulling"}\n'],
  ['one line', 'a'],
  ['layers', `${'\n'.repeat(10)}{"digest":"#","total":1}\n`],
])('fails where Ollama sends %s without an end, of which no more is read', async (_what, again) => {
  const layers = Array.from({ length: 5000 }, (_, index) => again.replace('#', `${index}`));
  server.flood({ head: buildHead('application/x-ndjson'), again: layers.join('') });
  const download = new ModelDownload(server.url, fetch);
  download.begin('m');
  await expect.poll(() => download.now?.state).toBe('failed');
  expect(download.now?.reason).not.toBe('');
  expect(server.sent).toBeLessThan(MOST_FROM_ELSEWHERE.downloadProgress.bytes + IN_BUFFERS);
});
