/** Answers in a row after which one more at a time is tried. */
const FIRST_STREAK = 5;

/**
 * How many questions a model is asked at a time: as many as are set, half as many after trouble that comes of
 * several at once, and one more after answers in a row. When that one is too many it is tried again after
 * twice as many answers, so that a server with one place is seldom asked for a second.
 */
export class Pace {
  readonly #most: number;
  #current: number;
  #streak = 0;
  #streakToRaise = FIRST_STREAK;
  #isTrial = false;

  constructor(most: number) {
    this.#most = most;
    this.#current = most;
  }

  get current(): number {
    return this.#current;
  }

  lower(): void {
    if (this.#isTrial) this.#streakToRaise *= 2;
    this.#isTrial = false;
    this.#streak = 0;
    this.#current = Math.max(1, Math.floor(this.#current / 2));
  }

  addAnswer(): void {
    this.#streak += 1;
    if (this.#current === this.#most || this.#streak < this.#streakToRaise) return;
    if (this.#isTrial) this.#streakToRaise = FIRST_STREAK;
    this.#isTrial = true;
    this.#streak = 0;
    this.#current += 1;
  }
}
