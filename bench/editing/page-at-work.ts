import type { Locator, Page } from '@playwright/test';
import type { Random } from '../../server/attacks/fuzz/random.ts';

/** How long a page may take to answer on a busy machine before it is asked again. */
const PATIENCE_MS = 8000;

/** A browser at work on a report, and what became of each sentence that was typed in it. */
export class PageAtWork {
  /** Sentences that the page said it had saved. */
  readonly confirmed: string[] = [];
  /** Sentences that were left for another's in a dialog that showed both, or were discarded with a deleted row. */
  readonly givenUp: string[] = [];
  readonly done: Record<string, number> = {};
  /** Faults of the page. */
  readonly faults: string[] = [];
  readonly page: Page;
  protected readonly url: string;
  protected readonly report: string;
  protected readonly name: string;
  protected readonly random: Random;
  /** Typed, and neither confirmed nor given up. */
  protected pending: string[] = [];
  #count = 0;

  constructor(page: Page, url: string, report: string, name: string, random: Random) {
    this.page = page;
    this.url = url;
    this.report = report;
    this.name = name;
    this.random = random;
    page.setDefaultTimeout(PATIENCE_MS);
    // Leaving with unsaved text is meant here: the page has to keep it.
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('pageerror', (error) => this.faults.push(`Page error: ${String(error)}`));
  }

  /** Text that was typed and not saved has to be there again. */
  protected async reload(): Promise<void> {
    this.tally('reloads');
    await this.page.reload();
    if (this.pending.length === 0) return;
    const typed = this.page.locator('textarea').or(this.lostDraft).first();
    await typed.waitFor();
    const isThere = async () => {
      const fields = await this.page.locator('textarea').all();
      const texts = await Promise.all(fields.map((field) => field.inputValue()));
      return this.pending.every((text) => texts.join('\n').includes(text));
    };
    if (await this.until(isThere)) return;
    this.faults.push(`Gone after a reload: ${this.pending.join(' ')}`);
    this.pending = [];
  }

  protected get lostDraft(): Locator {
    const title = 'The row you were editing was deleted elsewhere';
    return this.page.getByRole('note').filter({ hasText: title });
  }

  protected async any(all: Locator): Promise<Locator | null> {
    const count = await all.count();
    return count === 0 ? null : all.nth(this.random.below(count));
  }

  protected async until(holds: () => Promise<boolean>): Promise<boolean> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      if (await holds()) return true;
      await this.page.waitForTimeout(30);
    }
    return false;
  }

  protected confirm(): void {
    this.confirmed.push(...this.pending);
    this.pending = [];
  }
  protected giveUp(isGivenUp: (text: string) => boolean): void {
    this.givenUp.push(...this.pending.filter(isGivenUp));
    this.pending = this.pending.filter((text) => !isGivenUp(text));
  }
  protected newSentence(): string {
    this.#count += 1;
    const text = `Sentence ${this.#count} of browser ${this.name}.`;
    this.pending.push(text);
    return this.random.happens(0.3) ? `${text} Compare Photo 2.` : text;
  }
  protected tally(name: string): void {
    this.done[name] = (this.done[name] ?? 0) + 1;
  }
}
