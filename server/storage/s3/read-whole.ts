import { Readable } from 'node:stream';
import type { ByteRange } from '../byte-range.ts';
import type { ReadPart, S3Limits } from './bucket.ts';

type Get = (range: ByteRange | undefined, tag?: string) => Promise<ReadPart>;

/**
 * A stream of an object or range. When the connection ends or stalls early, requests the rest of
 * the same version. Rejects before it returns a stream when there is nothing to read.
 */
export async function readWhole(
  get: Get,
  range: ByteRange | undefined,
  { attempts, pauseMs }: Pick<S3Limits, 'attempts' | 'pauseMs'>,
): Promise<ReadableStream<Uint8Array>> {
  const first = await get(range);
  const bytes = async function* () {
    let part = first;
    let at = range?.start ?? 0;
    for (let attempt = 1; at <= first.end; attempt += 1) {
      try {
        for await (const chunk of withoutPauses(part.body, pauseMs)) {
          at += chunk.byteLength;
          yield chunk;
        }
        if (at <= first.end) throw new Error('The storage sent less than it promised.');
      } catch (error) {
        if (attempt === attempts) throw error;
        part = await get({ start: at, end: first.end }, first.tag);
      }
    }
  };
  return Readable.toWeb(
    Readable.from(bytes(), { objectMode: false }),
  ) as ReadableStream<Uint8Array>;
}

/** A body that trickles is useless: its pauses together may last this many times the longest one. */
const PAUSES = 8;

async function* withoutPauses(body: Readable, pauseMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let patienceMs = PAUSES * pauseMs;
  try {
    for (;;) {
      const began = performance.now();
      const timer = setTimeout(
        () => body.destroy(new Error('The storage stopped sending.')),
        Math.max(0, Math.min(pauseMs, patienceMs)),
      );
      const { value, done } = await chunks.next().finally(() => clearTimeout(timer));
      if (done) return;
      patienceMs -= performance.now() - began;
      yield value;
    }
  } finally {
    body.destroy();
  }
}
