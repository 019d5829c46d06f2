/**
 * Tells a photo that is too long on its own from a context that is too small for any. The instructions and a
 * picture of a set size are nearly all of a question, and the same for every photo: when a second in a row is
 * too long, the others will be too. One alone may have a longer row, or be a larger picture.
 */
export class LongPhotos {
  #wasLast = false;

  /** A photo is too long; answers whether it is the context that is to blame. */
  add(): boolean {
    // Then counts from the start: a run that a person begins again with the same photo must get past it.
    this.#wasLast = !this.#wasLast;
    return !this.#wasLast;
  }

  /** A photo was answered. */
  clear(): void {
    this.#wasLast = false;
  }
}
