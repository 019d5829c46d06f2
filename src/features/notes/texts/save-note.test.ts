import { expect, it } from 'vitest';
import { NoteConflict, saveNote, type NoteWire, type StoredNote } from './save-note';

/** A row whose note others change between reading and writing, as `others` say, one at each write. */
function rowWith(note: string, others: Partial<StoredNote>[] = []) {
  let row: StoredNote = { note, updated_at: '0' };
  let writes = 0;
  const wire: NoteWire = {
    read: () => Promise.resolve(row),
    write: (seen, text) => {
      row = { ...row, ...others[writes] };
      writes += 1;
      if (row.updated_at !== seen.updated_at) return Promise.resolve(null);
      row = { note: text, updated_at: `mine ${writes}` };
      return Promise.resolve(row);
    },
  };
  return { wire, stored: () => row.note };
}

it('stores a note over the one that was seen', async () => {
  const { wire, stored } = rowWith('a');
  expect(await saveNote(wire, 'a', 'b')).toMatchObject({ note: 'b' });
  expect(stored()).toBe('b');
});

it('is stored once more where something else of the row was changed', async () => {
  const { wire, stored } = rowWith('a', [{ updated_at: 'moved' }, { updated_at: 'accepted' }]);
  await saveNote(wire, 'a', 'b');
  expect(stored()).toBe('b');
});

it.each([
  ['before it was read', rowWith('c')],
  ['at the same moment', rowWith('a', [{ note: 'c', updated_at: 'theirs' }])],
])('leaves another note that was stored %s', async (_, { wire, stored }) => {
  const failure = await saveNote(wire, 'a', 'b').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoteConflict);
  expect(failure).toMatchObject({ current: { note: 'c' } });
  expect(stored()).toBe('c');
});

it('is content with the same note of somebody else, or of an answer that was lost', async () => {
  const { wire } = rowWith('b');
  expect(await saveNote(wire, 'a', 'b')).toMatchObject({ note: 'b' });
});

it('says that no data was returned where the update came back empty and nothing changed', async () => {
  const { wire, stored } = rowWith('a');
  const empty = { ...wire, write: () => Promise.resolve(null) };
  const saving = saveNote(empty, 'a', 'b');
  await expect(saving).rejects.toThrow(/^No data was returned/);
  await expect(saving).rejects.not.toBeInstanceOf(NoteConflict);
  expect(stored()).toBe('a');
});
