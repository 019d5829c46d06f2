import { MAX_ORIGINAL_BYTES } from './contract/limits.ts';

interface Bound {
  bytes: number;
  /** Bytes of one line, which is held as a whole until its end. */
  line?: number;
  /** Milliseconds for all of it; absent where the caller has a limit of its own. */
  ms?: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const NEW_LINE = 10;

/** The most that may come from elsewhere, by what it is; compressed bytes count as what they unpack to. */
export const MOST_FROM_ELSEWHERE = {
  /** A streamed answer: 64,000 tokens, each of which servers wrap in up to 500 bytes. */
  modelStream: { bytes: 32 * MIB, line: 2 * MIB },
  /** The same answer in one piece, which is held as a whole. */
  modelAnswer: { bytes: 2 * MIB },
  /** Why a model's server refuses; some 4,000 characters of it are read. */
  modelFailure: { bytes: 256 * KIB },
  /** Names of some hundred models. */
  modelList: { bytes: 256 * KIB },
  /** Progress of a model's download, sent some ten times a second for hours. */
  downloadProgress: { bytes: 64 * MIB, line: 64 * KIB },
  /** A photo: the bucket takes 10 MiB. */
  photo: { bytes: 10 * MIB, ms: 120_000 },
  /** The same, or an original, on its way to somebody who may be slow, or has a limit of their own. */
  photoStream: { bytes: MAX_ORIGINAL_BYTES },
  /** Rows as the backend answers them: a report at its bounds has some 10 MB. */
  rows: { bytes: 64 * MIB },
  /** A bucket's answers without photos: a thousand names, each with its signs as references. */
  bucketAnswer: { bytes: 8 * MIB },
} satisfies Record<string, Bound>;

export type FromElsewhere = keyof typeof MOST_FROM_ELSEWHERE;

const findBound = (kind: FromElsewhere): Bound => MOST_FROM_ELSEWHERE[kind];

/** More came than the other side may send; nothing more is read of it. */
export class TooManyBytes extends Error {
  constructor(most: number) {
    super(`More came than the ${most} bytes that this may have`);
    this.name = 'TooManyBytes';
  }
}

/** The same stream; it ends with TooManyBytes, or a TimeoutError, at the bound of what it is, and its sender is let go. */
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

/** The same answer, of which no more is read than may come; `kind` may depend on how it begins. */
export function boundAnswer(
  response: Response,
  kind: FromElsewhere | ((response: Response) => FromElsewhere),
): Response {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const counted = countBytes(body, typeof kind === 'string' ? kind : kind(response));
  return new Response(counted, { status, statusText, headers });
}
