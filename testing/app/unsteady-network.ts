/** The possible ends of a request: its answer, or none though it was carried out, or none and it was not. */
export const ENDINGS = ['answered', 'answer lost', 'never arrived', 'refused'] as const;
export type Ending = (typeof ENDINGS)[number];

interface Request {
  carryOut: () => unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** Holds each request until the test says what becomes of it. */
export class UnsteadyNetwork {
  readonly #waiting: Request[] = [];
  /** The most requests that were ever under way together. */
  mostAtOnce = 0;

  ask(carryOut: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ carryOut, resolve, reject });
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#waiting.length);
    });
  }

  get isQuiet(): boolean {
    return this.#waiting.length === 0;
  }

  /** Ends the request that has waited longest. */
  end(ending: Ending): void {
    const request = this.#waiting.shift();
    if (!request) return;
    try {
      if (ending === 'refused') throw { code: '53300', message: 'Too many connections' };
      if (ending === 'never arrived') throw new TypeError('Failed to fetch');
      const answer = request.carryOut();
      if (ending === 'answer lost') throw new TypeError('Failed to fetch');
      request.resolve(answer);
    } catch (error) {
      request.reject(error);
    }
  }
}

/** As the database refuses a key that is there. */
export const DUPLICATE_KEY = { code: '23505', message: 'duplicate key value' };
