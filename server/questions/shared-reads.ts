import type { ShareReads } from '../../supabase/functions/_shared/function-settings.ts';

/** Long enough for the current photos and the next; later ones see what a person has changed. */
const KEPT_MS = 5000;

/** Lets photos analysed in sequence share their common reads, for each person separately. */
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
