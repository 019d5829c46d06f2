import { makeObservation } from '../../../../testing/app/rows';
import type { Observation } from '@/records/observation';
import { changedWords } from '../schema';
import type { RowFieldName, RowWords } from '@shared/row-words';
import { typeInto, isUnsaved, type RowDraft } from '../edit/row-draft';
import { RowConflict, saveRow, type RowWire } from './save-row';

/** The texts of these stories name none. */
const NO_PHOTOS: string[] = [];
const TEXTS = ['element', 'defect', 'recommendation'] as const;

/** One row as the database keeps it: each replacement of words counts, and keeps what stood there. */
export class SimulatedRow {
  row: Observation = makeObservation();
  readonly versions: Observation[] = [];

  replace(change: Partial<RowWords>): Observation {
    if (Object.keys(changedWords(this.row, change)).length > 0) {
      this.versions.push(this.row);
      this.row = { ...this.row, ...change, version: this.row.version + 1 };
    }
    return this.row;
  }

  /** The function analyze_photos: it fills what is blank, or replaces the version that was named. */
  analyse(words: Pick<RowWords, (typeof TEXTS)[number]>, replaceVersion?: number): void {
    const isReplacing = replaceVersion === this.row.version;
    const names = TEXTS.filter((name) => isReplacing || this.row[name].trim() === '');
    this.replace(Object.fromEntries(names.map((name) => [name, words[name]])));
  }

  /** Every word that is stored, now or before. */
  holds(text: string): boolean {
    return [this.row, ...this.versions].some((row) =>
      [row.element, row.defect, row.recommendation, row.location].includes(text),
    );
  }
}

/** A tab or a device: what it shows of the row, and what is typed there and not saved. */
export class SimulatedEditor {
  shown: Observation;
  draft: RowDraft | null = null;
  conflict: RowConflict | null = null;
  private readonly stored: SimulatedRow;

  constructor(stored: SimulatedRow) {
    this.stored = stored;
    this.shown = stored.row;
  }

  readAnew(): void {
    this.shown = this.stored.row;
  }

  type(change: Partial<RowWords>): void {
    this.draft = typeInto(this.draft, this.shown, change, NO_PHOTOS);
  }

  /** Saves; `meanwhile` happens before each request, as somebody else's doing. */
  async save(meanwhile: () => void): Promise<void> {
    if (!isUnsaved(this.draft)) return;
    const { base, change } = this.draft;
    const wire: RowWire = {
      write: (row, words) => {
        meanwhile();
        if (row.version !== this.stored.row.version) return Promise.resolve(null);
        this.expectSeen(base, words);
        return Promise.resolve(this.stored.replace(words));
      },
      read: () => {
        meanwhile();
        return Promise.resolve(this.stored.row);
      },
    };
    try {
      this.shown = await saveRow(wire, base, change);
      this.draft = null;
    } catch (error) {
      if (!(error instanceof RowConflict)) throw error;
      this.conflict = error;
    }
  }

  /** Chooses for each word of the conflict; gives the typed texts that are given up by choice. */
  settle(isMine: (name: RowFieldName) => boolean): unknown[] {
    const { conflict, draft } = this;
    this.conflict = null;
    if (!conflict || !draft) return [];
    const theirs = conflict.words.filter((name) => !isMine(name));
    const change = Object.fromEntries(
      Object.entries(draft.change).filter(([name]) => !theirs.includes(name as RowFieldName)),
    );
    this.shown = conflict.current;
    this.draft = typeInto(null, conflict.current, change, NO_PHOTOS);
    return theirs.map((name) => draft.change[name]);
  }

  holds(text: string): boolean {
    return Object.values(this.draft?.change ?? {}).includes(text);
  }

  /** Nothing is ever replaced that its writer had not before their eyes. */
  private expectSeen(base: Observation, words: Partial<RowWords>): void {
    for (const name of Object.keys(words) as RowFieldName[]) {
      if (this.stored.row[name] !== base[name]) {
        throw new Error(`${name} was replaced unseen: ${String(this.stored.row[name])}`);
      }
    }
  }
}
