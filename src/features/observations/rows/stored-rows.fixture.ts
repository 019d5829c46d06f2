import { DUPLICATE } from '@/lib/errors';
import type { TableCall } from '../../../../testing/app/fake-backend';
import type { Observation } from '@/records/observation';
import { isSameTexts } from '../schema';

interface Kept {
  id: string;
  subject_id: string;
  reason: string;
  kept: Observation;
  kind: 'observation';
  analyst: null;
  kept_at: string;
}

/** The tables of a report's rows and their versions in memory, with hands as the database keeps them. */
export class StoredRows {
  rows: Observation[];
  private kept: Kept[] = [];

  constructor(rows: Observation[]) {
    this.rows = rows;
  }

  /** Answers what is asked of the table of observations. */
  answer(call: TableCall): unknown {
    const meant = this.rows.filter((row) => isMeant(row, call));
    if (call.verb === 'select') {
      return 'id' in call.equal || 'photo_hash' in call.equal ? meant[0] : meant;
    }
    if (call.verb === 'delete') {
      this.replace((row) => (meant.includes(row) ? null : row));
      return null;
    }
    const change = call.row as Partial<Observation>;
    this.rows = this.rows.map((row) => (meant.includes(row) ? this.changed(row, change) : row));
    const after = this.rows.filter(({ id }) => meant.some((row) => row.id === id));
    // A move asks for the one row that it places.
    return 'position' in change ? after[0] : after;
  }

  findVersions({ equal }: TableCall): unknown {
    return this.kept.filter((one) => one.subject_id === equal['subject_id']);
  }

  restore(args: unknown): string {
    const { p_version } = args as { p_version: string };
    const found = this.kept.find(({ id }) => id === p_version);
    if (!found) throw new Error('This version does not exist any more.');
    // A row brought back is no version any more.
    this.kept = this.kept.filter((one) => one !== found);
    const others = this.rows.filter(({ id }) => id !== found.subject_id);
    const { photo_hash } = found.kept;
    if (photo_hash && others.some((row) => row.photo_hash === photo_hash)) {
      throw Object.assign(new Error('duplicate key'), { code: DUPLICATE });
    }
    this.rows = [...others, found.kept].sort((one, other) => one.position - other.position);
    return found.subject_id;
  }

  /** Changes a row as another tab or device would; null deletes it. */
  replace(change: (row: Observation) => Observation | null): void {
    this.rows = this.rows.flatMap((row) => {
      const after = change(row);
      if (!after) this.keep(row, 'deleted');
      return after ?? [];
    });
  }

  /** Brings every deleted row back, as another device would. */
  bringBack(): void {
    for (const { id, reason } of this.kept)
      if (reason === 'deleted') this.restore({ p_version: id });
  }

  private changed(row: Observation, change: Partial<Observation>): Observation {
    const beside = /^(?:hand|note|position|captured_at|updated_at)$/;
    if (Object.keys(change).every((name) => beside.test(name))) return { ...row, ...change };
    this.keep(row, 'edited');
    const after = { ...row, ...change, version: row.version + 1 };
    // Fields beside proposed words may change without anybody having accepted the words.
    const hand = row.hand === 'proposed' && change.hand === 'accepted' ? 'accepted' : row.hand;
    return { ...after, hand: isSameTexts(row, after) ? hand : 'edited' };
  }

  private keep(row: Observation, reason: string): void {
    const id = `version ${String(this.kept.length)}`;
    const about = { kind: 'observation', analyst: null, kept_at: '2026-11-22' } as const;
    this.kept = [{ ...about, id, subject_id: row.id, reason, kept: row }, ...this.kept];
  }
}

function isMeant(row: Observation, { equal }: TableCall): boolean {
  return Object.entries(equal).every(([name, value]) => {
    const held = row[name as keyof Observation];
    return Array.isArray(value) ? value.includes(held) : held === value;
  });
}
