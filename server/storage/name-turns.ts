/** Work on the same name goes one after the other; on different names, all at once. */
export class NameTurns {
  /** The end of the last piece of work on each name that has some. */
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const end = done.catch(() => undefined);
    this.#last.set(name, end);
    try {
      return await done;
    } finally {
      if (this.#last.get(name) === end) this.#last.delete(name);
    }
  }
}
