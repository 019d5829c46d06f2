import type { SectionConflict, Sections, StoredSection, TypedText } from '@/records/section';
import type { ConflictChoice } from '../use-conflicts';
import { saveSection, type SectionWire } from './save-section';
import { asShown, bothTexts, shownSection, typedText, type ShownSection } from './shown-section';

const NAME = 'discussion';

/** A report's rows and one section as the database keeps them: each text that is replaced stays as a version. */
export class SimulatedReport {
  order: string[] = ['a', 'b', 'c', 'd'];
  section: StoredSection | null = null;
  readonly versions: StoredSection[] = [];
  #ids = 0;

  replace(text: Pick<StoredSection, 'paragraph' | 'photo_refs'>): StoredSection {
    const { section } = this;
    this.section = {
      ...(section ?? this.#blank()),
      ...text,
      version: Math.max(0, ...this.texts.map(({ version }) => version)) + 1,
    };
    if (section) this.versions.push(section);
    return this.section;
  }

  remove(): void {
    if (this.section) this.versions.push(this.section);
    this.section = null;
  }

  /** Puts the latest version back, which keeps what it replaces. */
  restore(): void {
    const kept = this.versions.at(-1);
    if (kept) this.replace(kept);
  }

  get texts(): StoredSection[] {
    return this.section ? [...this.versions, this.section] : this.versions;
  }

  #blank(): StoredSection {
    const id = `section ${(this.#ids += 1)}`;
    const nothing = { paragraph: '', photo_refs: {}, version: 1, drafted: null, analyst: null };
    return { id, heading: 'Discussion', ...nothing };
  }
}

/** A tab or a device: what it read of the report, and what is typed there and not saved. */
export class SimulatedWriter {
  order: readonly string[];
  stored: StoredSection | null;
  draft: TypedText | null = null;
  conflict: SectionConflict | null = null;
  readonly #report: SimulatedReport;

  constructor(report: SimulatedReport) {
    this.#report = report;
    this.order = report.order;
    this.stored = report.section;
  }

  readAnew(): void {
    this.stored = this.#report.section;
    this.order = this.#report.order;
  }

  get shown(): ShownSection {
    return shownSection(this.stored, this.draft, this.order);
  }

  type(text: string): void {
    const typed = typedText(text, this.shown, this.#base, this.order);
    this.draft = shownSection(this.stored, typed, this.order).isChanged ? typed : null;
  }

  /** Saves what is typed; `meanwhile` happens before each request, as somebody else's doing. */
  async save(meanwhile: () => void): Promise<void> {
    if (!this.shown.isChanged) return;
    await this.#save(asShown(this.shown, this.#base, this.order), meanwhile);
  }

  async settle(choice: ConflictChoice, meanwhile: () => void): Promise<void> {
    const { conflict } = this;
    this.conflict = null;
    if (!conflict) return;
    const { mine, theirs } = conflict;
    if (choice === 'theirs') this.draft = null;
    else if (choice === 'both') {
      this.draft = { ...bothTexts(theirs, mine, this.order), base: theirs };
    } else await this.#save({ ...mine, base: theirs }, meanwhile);
  }

  async #save(typed: TypedText, meanwhile: () => void): Promise<void> {
    const { outcome, section } = await saveSection(this.#wire(typed, meanwhile), NAME, typed);
    this.stored = section;
    if (outcome === 'saved') this.draft = null;
    else this.conflict = { name: NAME, mine: typed, theirs: section };
  }

  #wire({ base }: TypedText, meanwhile: () => void): SectionWire {
    const report = this.#report;
    return {
      read: () => {
        meanwhile();
        return Promise.resolve<Sections>({ discussion: report.section, recommendation: null });
      },
      update: (section, text) => {
        meanwhile();
        const now = report.section;
        if (now?.id !== section.id || now.version !== section.version) return Promise.resolve(null);
        // Nothing is ever replaced that its writer had not before their eyes.
        if (now.paragraph.trim() !== '' && now.paragraph !== base?.paragraph) {
          throw new Error(`Replaced unseen: ${now.paragraph}`);
        }
        return Promise.resolve(report.replace(text));
      },
      insert: (_, text) => {
        meanwhile();
        return Promise.resolve(report.section ? null : report.replace(text));
      },
    };
  }

  get #base(): StoredSection | null {
    return this.draft && this.shown.isChanged ? this.draft.base : this.stored;
  }
}
