export const MINUTE = 60;

/** An amount that may be spent in any sixty seconds of the server's. */
export class MinuteBudget {
  #spent: { at: number; amount: number }[] = [];
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  usedAt(now: number): number {
    this.#spent = this.#spent.filter(({ at }) => at > now - MINUTE);
    return this.#spent.reduce((sum, { amount }) => sum + amount, 0);
  }

  spend(amount: number, now: number): void {
    this.#spent.push({ at: now, amount });
  }

  /** Seconds until so much may be spent: 0 for at once, null when a minute never holds it. */
  secondsUntilRoom(amount: number, now: number): number | null {
    let missing = this.usedAt(now) + amount - this.limit;
    if (missing <= 0) return 0;
    for (const { at, amount: freed } of this.#spent) {
      missing -= freed;
      if (missing <= 0) return at + MINUTE - now;
    }
    return null;
  }
}
