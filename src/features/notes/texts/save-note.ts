import { noDataReturned } from '@/lib/errors';

/** A row's stored note, with the time that proves the row unchanged. */
export interface StoredNote {
  note: string;
  updated_at: string;
}

export interface NoteWire {
  /** Rejects when the row is gone. */
  read: () => Promise<StoredNote>;
  /** Writes if the row is unchanged since it was read; null otherwise. */
  write: (seen: StoredNote, note: string) => Promise<StoredNote | null>;
}

/** The note was changed elsewhere since it was read; nothing was saved. */
export class NoteConflict extends Error {
  readonly current: StoredNote;

  constructor(current: StoredNote) {
    super('This note was changed in another tab or on another device.');
    this.name = 'NoteConflict';
    this.current = current;
  }
}

/** Each failed attempt means that the row was changed at the same moment. */
const MAX_ATTEMPTS = 5;

/**
 * Stores a note over the one that its writer saw. Rejects with NoteConflict if that has changed, and as the wire does
 * when the row is gone. The condition uses the row's time, not the note: a thousand characters of Japanese would not
 * fit into an address.
 */
export async function saveNote(wire: NoteWire, before: string, after: string): Promise<StoredNote> {
  let current = await wire.read();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (current.note === after) return current;
    if (current.note !== before) throw new NoteConflict(current);
    const saved = await wire.write(current, after);
    if (saved) return saved;
    const seen = current;
    current = await wire.read();
    if (current.updated_at === seen.updated_at) throw new Error(noDataReturned('the note'));
  }
  throw new NoteConflict(current);
}
