import type { ShareReads } from '../../supabase/functions/_shared/function-settings.ts';

/** For the photos that are under way together, and the next: what a person changes is seen by those after it. */
const KEPT_MS = 5000;

/** Has photos that are asked about one after the other read what is the same for them once, each person their own. */
export class SharedReads {
  readonly #found = new Map<string, Promise<unknown>>();

  of(person: string): ShareReads {
    return (key, read) => {
      const place = `${person} ${key}`;
      const known = this.#found.get(place);
      if (known) return known as ReturnType<typeof read>;
      const found = read();
      this.#found.set(place, found);
      const forget = () => this.#found.delete(place);
      found.catch(forget);
      setTimeout(forget, KEPT_MS).unref();
      return found;
    };
  }
}
