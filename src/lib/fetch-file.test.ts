import { afterEach, expect, it, vi } from 'vitest';
import { MOST_FROM_ELSEWHERE } from '../../supabase/functions/_shared/bytes-from-elsewhere';
import { fetchFile } from './fetch-file';

afterEach(() => vi.unstubAllGlobals());

it('reads a file to its bound, and lets go of one that does not end', async () => {
  const { bytes } = MOST_FROM_ELSEWHERE.photoStream;
  let sent = 0;
  let isLetGo = false;
  const endless = (most: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= most) return controller.close();
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel() {
        isLetGo = true;
      },
    });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless(bytes))));
  expect((await (await fetchFile('/a.jpg')).arrayBuffer()).byteLength).toBe(bytes);
  expect(isLetGo).toBe(false);
  sent = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless(4 * bytes))));
  await expect((await fetchFile('/a.jpg')).blob()).rejects.toThrow(/More came than/);
  expect(isLetGo).toBe(true);
  expect(sent).toBeLessThan(bytes + 1_000_000);
});
