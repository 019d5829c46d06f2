import type { Locator } from '@playwright/test';
import { PageAtWork } from './page-at-work.ts';

const OBSERVATIONS = ['editRow', 'editRow', 'editRow', 'accept', 'move', 'deleteRow', 'bringBack'];
const STEPS = [...OBSERVATIONS, ...OBSERVATIONS, 'editSection', 'editSection', 'reload'] as const;
const FIELDS = ['Element Description', 'Defect', 'Recommendation'] as const;
/** Fewer rows would leave nothing to edit. */
const FEWEST_ROWS = 4;
const MOST_TRIES = 6;

/** Somebody at work on a report's screens in one browser, who does one thing after the other at random. */
export class PageEditor extends PageAtWork {
  async step(): Promise<void> {
    const step = this.random.pick(STEPS as unknown as [string, ...string[]]);
    try {
      if (step === 'editSection') await this.#editSection();
      else {
        await this.openRows();
        if (step === 'editRow') await this.#editRow();
        else if (step === 'accept') await this.#accept();
        else if (step === 'move') await this.#move();
        else if (step === 'deleteRow') await this.#deleteRow();
        else if (step === 'bringBack') await this.#bringBack();
        else await this.reload();
      }
    } catch (error) {
      // A row went while it was being pointed at; whatever is typed is kept for after the reload.
      this.tally('stumbles');
      console.error(`${this.name}, ${step}: ${String(error).split('\n').slice(0, 4).join(' ')}`);
      await this.reload();
      await this.finish();
    }
  }

  /** Brings what is typed to an end, so that nothing is left open. */
  async finish(): Promise<void> {
    if (this.pending.length === 0) return;
    if (this.page.url().includes('/discussion/')) await this.#settleSection();
    else await this.#settleRow();
    if (this.pending.length > 0) this.faults.push(`Left over: ${this.pending.join(' ')}`);
  }

  async openRows(): Promise<void> {
    const path = `${this.url}/observations/${this.report}`;
    if (this.page.url() !== path) await this.page.goto(path);
    await this.#rows.first().waitFor();
  }

  async #editRow(): Promise<void> {
    const row = await this.#anyRow();
    await row.getByRole('button', { name: /^Edit photo/ }).click();
    await this.#editor.first().waitFor();
    const wanted = this.random.pick(FIELDS);
    for (const label of FIELDS) {
      const field = this.page.locator(`textarea[aria-label^="${label} of photo"]`);
      const isBlank = (await field.inputValue()).trim() === '';
      if (label !== wanted && !isBlank && this.random.happens(0.8)) continue;
      await field.fill(this.newSentence());
    }
    this.tally('rowEdits');
    // The other browser gets a chance in between.
    await this.page.waitForTimeout(this.random.below(1500));
    if (this.random.happens(0.1)) await this.reload();
    await this.#settleRow();
  }

  /** Saves what is typed into a row, and answers what the page asks, until the editor is closed. */
  async #settleRow(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = await this.#rowState();
      if (found === 'closed') return this.confirm();
      if (found === 'open') {
        // Ctrl+Enter would open the next row.
        await this.page.getByRole('button', { name: 'Save', exact: true }).click();
        await this.until(async () => (await this.#rowState()) !== 'open');
      } else if (found === 'conflict') await this.#settleConflict();
      else await this.#settleLost();
    }
    this.faults.push(`Not saved after ${MOST_TRIES} tries: ${this.pending.join(' ')}`);
    await this.page.keyboard.press('Escape');
    this.pending = [];
  }

  async #rowState(): Promise<'conflict' | 'lost' | 'open' | 'closed'> {
    if (await this.#rowConflict.isVisible()) return 'conflict';
    if ((await this.#editor.count()) > 0) return 'open';
    if (await this.lostDraft.isVisible()) return 'lost';
    // It may have come back in between.
    return (await this.#editor.count()) > 0 ? 'open' : 'closed';
  }

  async #settleConflict(): Promise<void> {
    this.tally('conflicts');
    const left: string[] = [];
    for (const word of await this.#rowConflict.locator('fieldset').all()) {
      const choice = this.random.pick(['Yours', 'Saved meanwhile']);
      const yours = word.locator('label').filter({ hasText: 'Yours' });
      if (choice !== 'Yours') left.push((await yours.textContent()) ?? '');
      await word.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
    }
    await this.#rowConflict.getByRole('button', { name: 'Save what is chosen' }).click();
    this.giveUp((text) => left.some((shown) => shown.includes(text)));
    await this.until(async () => {
      const state = await this.#rowState();
      return state !== 'conflict' && state !== 'open';
    });
  }

  /** The row was deleted in the other browser while words were typed here. */
  async #settleLost(): Promise<void> {
    this.tally('lostRows');
    const shown = await this.lostDraft.locator('textarea').all();
    const texts = (await Promise.all(shown.map((field) => field.inputValue()))).join('\n');
    for (const text of this.pending) {
      if (!texts.includes(text)) this.faults.push(`Not offered after deletion elsewhere: ${text}`);
    }
    if (this.random.happens(0.3)) {
      this.giveUp(() => true);
      await this.lostDraft.getByRole('button', { name: 'Discard what I typed' }).click();
      return;
    }
    await this.lostDraft.getByRole('button', { name: 'Bring the row back' }).click();
    if (await this.until(async () => (await this.#editor.count()) > 0)) this.tally('restores');
    else this.faults.push('"Bring the row back" did not bring it');
  }

  async #accept(): Promise<void> {
    const button = this.page.getByRole('button', { name: /^Accept photo/ });
    const row = await this.any(this.#rows.filter({ has: button }));
    if (!row) return;
    await row.focus();
    await row.press('a');
    this.tally('accepts');
  }

  async #move(): Promise<void> {
    const row = await this.any(this.#rows);
    await row?.getByRole('button', { name: /^More for photo/ }).click();
    const items = this.page.getByRole('menuitem', { name: /^Move (up|down)$/ });
    await this.any(items.and(this.page.locator(':not([data-disabled])'))).then((item) =>
      item?.click(),
    );
    this.tally('moves');
  }

  async #deleteRow(): Promise<void> {
    if ((await this.#rows.count()) <= FEWEST_ROWS) return this.#bringBack();
    const row = await this.#anyRow();
    await row.hover();
    await row.getByRole('button', { name: /^Delete photo/ }).click();
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.waitFor({ state: 'detached' });
    this.tally('deletes');
    if (!this.random.happens(0.4)) return;
    const removed = this.page.locator('[data-sonner-toast]').filter({ hasText: 'Photo removed' });
    await removed.first().getByRole('button', { name: 'Undo' }).click();
    this.tally('undone');
  }

  async #bringBack(): Promise<void> {
    await this.page.getByRole('button', { name: 'History' }).click();
    const history = this.page.getByRole('dialog', { name: 'Deleted photos' });
    await history
      .getByText('Nothing was deleted')
      .or(history.getByRole('listitem'))
      .first()
      .waitFor();
    const item = await this.any(history.getByRole('listitem'));
    if (item) {
      await item.getByRole('button', { name: 'Bring back' }).click();
      await this.page
        .getByText(/brought back as Photo|could not be brought back/)
        .first()
        .waitFor();
      this.tally('restores');
    }
    await this.page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  }

  async #editSection(): Promise<void> {
    const path = `${this.url}/discussion/${this.report}`;
    if (this.page.url() !== path) await this.page.goto(path);
    const name = this.random.pick(['Discussion', 'Recommendation']);
    const box = this.page.getByRole('textbox', { name, exact: true });
    await this.until(() => box.isEditable());
    const before = await box.inputValue();
    await box.fill(`${before.length > 1200 ? 'Shortened.' : before} ${this.newSentence()}`);
    this.tally('sectionEdits');
    await this.page.waitForTimeout(this.random.below(1500));
    if (this.random.happens(0.1)) await this.reload();
    await this.#settleSection();
  }

  async #settleSection(): Promise<void> {
    const question = this.page.getByRole('dialog', { name: /was changed elsewhere meanwhile/ });
    const unsaved = this.page.getByText('Not saved yet.');
    const save = this.page.getByRole('button', { name: 'Save Changes', disabled: false });
    const working = this.page.getByText(/^(Loading existing|Generating new) sections/);
    await this.page.getByRole('textbox').first().waitFor();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (await question.isVisible()) {
        this.tally('conflicts');
        const mine =
          (await question.getByRole('region', { name: 'Your text' }).textContent()) ?? '';
        const choice = this.random.pick(['Save my text', 'Take the other text', 'Keep both']);
        await question.getByRole('button', { name: new RegExp(`^${choice}`) }).click();
        if (choice === 'Take the other text') this.giveUp((text) => mine.includes(text));
      } else if (await unsaved.isVisible()) await save.click();
      const isSaved = async () => {
        const seen = [working, question, unsaved].map((part) => part.isVisible());
        return (await Promise.all(seen)).every((isShown) => !isShown);
      };
      const isAsked = async () => (await question.isVisible()) || save.isVisible();
      await this.until(async () => (await isSaved()) || isAsked());
      if (await isSaved()) return this.confirm();
    }
    this.faults.push(`Section not saved after ${MOST_TRIES} tries: ${this.pending.join(' ')}`);
    this.pending = [];
  }

  get #rows(): Locator {
    return this.page.locator('[data-row]');
  }
  get #editor(): Locator {
    return this.page.locator('textarea[aria-label*=" of photo "]');
  }
  get #rowConflict(): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: 'was changed elsewhere' });
  }
  /** Mostly one of the first, so that the two often meet. */
  async #anyRow(): Promise<Locator> {
    const count = this.random.happens(0.7) ? 2 : await this.#rows.count();
    return this.#rows.nth(this.random.below(count));
  }
}
