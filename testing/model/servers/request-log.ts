import type { IncomingHttpHeaders } from 'node:http';
import type { ModelRequest } from './model-request.ts';

/** One question and what became of it. Times are server seconds since the start. */
export interface RequestRecord {
  number: number;
  protocol: ModelRequest['protocol'];
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The question as the server read it. */
  question: ModelRequest;
  /** SHA-256 of the photo asked about; null for text alone. */
  photoHash: string | null;
  /** For all photos of the question, in order. */
  photoHashes: string[];
  startedAt: number;
  /** When the model began on it, after it had waited in the server's queue. */
  begunAt: number | null;
  endedAt: number | null;
  /** `broken`: the server let the connection fall. `abandoned`: the caller did. */
  outcome: 'open' | 'answered' | 'failed' | 'broken' | 'abandoned';
  /** Null while there is none. */
  status: number | null;
}

/**
 * That a caller has hung up is seen a moment after it did; its next question may come in between. Real
 * seconds.
 */
const HANG_UP_SEEN_WITHIN = 0.025;

export class RequestLog {
  records: RequestRecord[] = [];
  readonly #timeScale: number;

  constructor(timeScale: number) {
    this.#timeScale = timeScale;
  }

  clear(): void {
    this.records = [];
  }

  /** The most questions that were open together, waiting ones counted. */
  get mostAtOnce(): number {
    return Math.max(
      0,
      ...this.records.map(
        ({ startedAt }) => this.records.filter((other) => this.#isOpenAt(other, startedAt)).length,
      ),
    );
  }

  /** Hashes of photos of which a second question came while one was open. */
  get askedTwiceAtOnce(): string[] {
    const twice = this.records.filter((record) =>
      this.records.some(
        (other) =>
          other.number < record.number &&
          record.photoHash !== null &&
          other.photoHash === record.photoHash &&
          this.#isOpenAt(other, record.startedAt),
      ),
    );
    return [...new Set(twice.map(({ photoHash }) => photoHash ?? ''))];
  }

  /** Counts the answers about each photo, by its hash. */
  get answersByPhoto(): Map<string, number> {
    const answers = new Map<string, number>();
    for (const { photoHash, outcome } of this.records) {
      if (photoHash === null) continue;
      answers.set(photoHash, (answers.get(photoHash) ?? 0) + (outcome === 'answered' ? 1 : 0));
    }
    return answers;
  }

  #isOpenAt({ startedAt, endedAt, outcome }: RequestRecord, timestamp: number): boolean {
    const lateness = outcome === 'abandoned' ? HANG_UP_SEEN_WITHIN / this.#timeScale : 0;
    return startedAt <= timestamp && (endedAt === null || endedAt - lateness > timestamp);
  }
}
