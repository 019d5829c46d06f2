import { MAX_ORIGINAL_BYTES } from './contract/limits.ts';

interface Bound {
  bytes: number;
  /** Bytes of one line, which is buffered until its end. */
  line?: number;
  /** Milliseconds for the whole; absent where the caller sets its own limit. */
  ms?: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const NEW_LINE = 10;

/** The most that other servers may send, by kind; compressed bytes count at their unpacked size. */
export const MOST_FROM_ELSEWHERE = {
  /** A streamed answer: 64,000 tokens, each of which servers wrap in up to 500 bytes. */
  modelStream: { bytes: 32 * MIB, line: 2 * MIB },
  /** The same answer in one piece, buffered as a whole. */
  modelAnswer: { bytes: 2 * MIB },
  /** A model server's refusal; some 4,000 characters of it are read. */
  modelFailure: { bytes: 256 * KIB },
  /** Names of several hundred models. */
  modelList: { bytes: 256 * KIB },
  /** A model's download progress, sent about ten times a second for hours. */
  downloadProgress: { bytes: 64 * MIB, line: 64 * KIB },
  /** A photo; the bucket takes 10 MiB. */
  photo: { bytes: 10 * MIB, ms: 120_000 },
  /** A photo or original, for a recipient that may be slow or sets its own limit. */
  photoStream: { bytes: MAX_ORIGINAL_BYTES },
  /** Rows from the backend; a report at its limits has about 10 MB. */
  rows: { bytes: 64 * MIB },
  /** A bucket's answers other than photos: a thousand names, escaped. */
  bucketAnswer: { bytes: 8 * MIB },
} satisfies Record<string, Bound>;

export type FromElsewhere = keyof typeof MOST_FROM_ELSEWHERE;

const findBound = (kind: FromElsewhere): Bound => MOST_FROM_ELSEWHERE[kind];

/** The other side sent more than it may; the rest is not read. */
export class TooManyBytes extends Error {
  constructor(most: number) {
    super(`More came than the ${most} bytes that this may have`);
    this.name = 'TooManyBytes';
  }
}

/** The same stream; fails with TooManyBytes or a TimeoutError at its kind's limits, and cancels the sender. */
export function countBytes(
  stream: ReadableStream<Uint8Array>,
  kind: FromElsewhere,
  ms = findBound(kind).ms,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { bytes: most, line: longest = most } = findBound(kind);
  let count = 0;
  let line = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count += chunk.byteLength;
      const end = chunk.lastIndexOf(NEW_LINE);
      line = end < 0 ? line + chunk.byteLength : chunk.byteLength - end - 1;
      if (count > most) throw new TooManyBytes(most);
      if (line > longest) throw new TooManyBytes(longest);
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
  });
  return stream.pipeThrough(counter, ms === undefined ? {} : { signal: AbortSignal.timeout(ms) });
}

/** The same answer, limited by its kind, which may depend on its headers. */
export function boundAnswer(
  response: Response,
  kind: FromElsewhere | ((response: Response) => FromElsewhere),
): Response {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const counted = countBytes(body, typeof kind === 'string' ? kind : kind(response));
  return new Response(counted, { status, statusText, headers });
}
