import type { Random } from '../../server/attacks/fuzz/random.ts';
import type { Person } from '../../testing/people.ts';
import type { FunctionAnswer } from '../../supabase/functions/_shared/contract/wire.ts';
import type { StoredRow } from '../../testing/reports.ts';

/**
 * Each as often as people do it. Two sections take what forty rows share: changed more often they would have
 * more than the fifty versions that are kept, within a minute.
 */
const WEIGHTS = {
  editRow: 40,
  editSection: 1,
  accept: 10,
  move: 15,
  deleteRow: 10,
  bringBack: 15,
  restore: 10,
  analyseAgain: 5,
  regenerate: 1,
};
type Step = keyof typeof WEIGHTS;
const STEPS = Object.entries(WEIGHTS).flatMap(([step, weight]) =>
  Array<Step>(weight).fill(step as Step),
) as [Step, ...Step[]];

export type Figures = Record<Step | 'answered' | 'conflicts' | 'mine' | 'theirs' | 'gone', number>;

/**
 * Somebody at work on a report in one browser: sees it as it was some steps ago, changes one thing at a time,
 * and sends what was changed with the version that it was based on, as the screens do. A conflict is
 * settled at random, for the own text or for the other one.
 */
export class Editor {
  /** Every text that the host said it had saved for this browser. */
  readonly saved: string[] = [];
  readonly done: Figures = {
    editRow: 0,
    editSection: 0,
    accept: 0,
    move: 0,
    deleteRow: 0,
    bringBack: 0,
    restore: 0,
    analyseAgain: 0,
    regenerate: 0,
    answered: 0,
    conflicts: 0,
    mine: 0,
    theirs: 0,
    gone: 0,
  };
  readonly #person: Person;
  readonly #report: string;
  readonly #name: string;
  readonly #random: Random;
  readonly #underWay: Promise<void>[] = [];
  #rows: StoredRow[] = [];
  #count = 0;

  constructor(person: Person, report: string, name: string, random: Random) {
    this.#person = person;
    this.#report = report;
    this.#name = name;
    this.#random = random;
  }

  async step(): Promise<void> {
    // The screen is as old as a few steps.
    if (this.#rows.length === 0 || this.#random.happens(0.25)) await this.#look();
    const step = this.#random.pick(STEPS);
    if (await this[step]()) this.done[step] += 1;
  }

  async editRow(): Promise<boolean> {
    const base = this.#anyRow();
    if (!base) return false;
    const text = this.#newText();
    const change = this.#random.pick<Partial<Pick<StoredRow, 'element' | 'defect'>>>([
      { element: text },
      { defect: text },
    ]);
    return this.#saveText(
      text,
      async (version) => {
        const { data } = await this.#person.client
          .from('observations')
          .update({ ...change, updated_at: new Date().toISOString() })
          .eq('id', base.id)
          .eq('user_id', this.#person.id)
          .eq('version', version ?? base.version)
          .select('version')
          .throwOnError();
        return data.length > 0;
      },
      async () => {
        const { data } = await this.#person.client
          .from('observations')
          .select('version')
          .eq('id', base.id)
          .maybeSingle()
          .throwOnError();
        return data?.version ?? null;
      },
    );
  }

  async editSection(): Promise<boolean> {
    const heading = this.#random.pick(['Discussion', 'Recommendation']);
    const read = async () => {
      const { data } = await this.#person.client
        .from('sections')
        .select('version')
        .eq('report_id', this.#report)
        .eq('heading', heading)
        .single()
        .throwOnError();
      return data.version;
    };
    const base = await read();
    await this.#hesitate();
    const text = this.#newText();
    return this.#saveText(
      text,
      async (version) => {
        const { data } = await this.#person.client
          .from('sections')
          .update({ paragraph: text, updated_at: new Date().toISOString() })
          .eq('report_id', this.#report)
          .eq('heading', heading)
          .eq('version', version ?? base)
          .select('version')
          .throwOnError();
        return data.length > 0;
      },
      read,
    );
  }

  async accept(): Promise<boolean> {
    const base = this.#anyRow();
    if (!base) return false;
    const { data } = await this.#person.client
      .from('observations')
      .update({ hand: 'accepted', updated_at: new Date().toISOString() })
      .eq('id', base.id)
      .eq('version', base.version)
      .eq('hand', 'proposed')
      .select('id')
      .throwOnError();
    return data.length > 0;
  }

  async move(): Promise<boolean> {
    const base = this.#anyRow();
    if (!base) return false;
    const { data } = await this.#person.client
      .from('observations')
      .update({ position: this.#random.next() * 100 })
      .eq('id', base.id)
      .select('id')
      .throwOnError();
    return data.length > 0;
  }

  async deleteRow(): Promise<boolean> {
    const base = this.#anyRow();
    if (!base) return false;
    const { data } = await this.#person.client
      .from('observations')
      .delete()
      .eq('id', base.id)
      .eq('user_id', this.#person.id)
      .select('id')
      .throwOnError();
    this.#rows = this.#rows.filter(({ id }) => id !== base.id);
    return data.length > 0;
  }

  bringBack(): Promise<boolean> {
    return this.#restoreOne('deleted');
  }

  restore(): Promise<boolean> {
    return this.#restoreOne('edited');
  }

  /** "Analyse again" on a row as it was seen here: words that come meanwhile have to stay. */
  analyseAgain(): boolean {
    const [first, ...others] = this.#rows.filter(({ photo }) => photo !== '');
    if (!first) return false;
    const base = this.#random.pick([first, ...others]);
    this.#call('analyze_photos', {
      observation_id: base.id,
      photo_url: base.photo,
      report_id: this.#report,
      replace_version: base.version,
    });
    return true;
  }

  /** "Regenerate Sections", which costs both sections a version. */
  regenerate(): boolean {
    this.#call('generate_summary', { report_id: this.#report, style_hint: '' });
    return true;
  }

  /** The person continues while the analyst is at work. A row that is gone by then is an answer too. */
  #call(name: string, body: object): void {
    this.#underWay.push(
      this.#person.client.functions.invoke<FunctionAnswer>(name, { body }).then(({ data }) => {
        if (data?.success) this.done.answered += 1;
      }),
    );
  }

  /** Waits for what the analyst is still at. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Another browser may have been faster: then there is nothing to put back, which it says. */
  async #restoreOne(reason: 'deleted' | 'edited'): Promise<boolean> {
    const { client } = this.#person;
    const { data } = await client
      .from('versions')
      .select('id')
      .eq('report_id', this.#report)
      .eq('reason', reason)
      .throwOnError();
    const [first, ...others] = data;
    if (!first) return false;
    await this.#hesitate();
    const version = this.#random.pick([first, ...others]);
    const { error } = await client.rpc('restore_version', { p_version: version.id });
    if (error && error.code !== 'PT404') throw error;
    return error === null;
  }

  async #saveText(
    text: string,
    write: (version: number | null) => Promise<boolean>,
    read: () => Promise<number | null>,
  ): Promise<boolean> {
    let version: number | null = null;
    while (!(await write(version))) {
      this.done.conflicts += 1;
      version = await read();
      if (version === null) {
        this.done.gone += 1;
        return false;
      }
      const choice = this.#random.pick<'mine' | 'theirs'>(['mine', 'theirs']);
      this.done[choice] += 1;
      // The own text was never said to be saved.
      if (choice === 'theirs') return false;
    }
    this.saved.push(text);
    return true;
  }

  async #look(): Promise<void> {
    const { data } = await this.#person.client
      .from('observations')
      .select()
      .eq('report_id', this.#report)
      .order('position')
      .throwOnError();
    this.#rows = data;
  }

  #anyRow(): StoredRow | undefined {
    const [first, ...others] = this.#rows;
    return first && this.#random.pick([first, ...others]);
  }

  /** The other browser gets a chance in between. */
  #hesitate(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#random.below(15)));
  }

  #newText(): string {
    this.#count += 1;
    return `Text ${this.#count} of browser ${this.#name}.`;
  }
}
