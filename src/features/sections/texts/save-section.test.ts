import { expect, it, vi } from 'vitest';
import type { Sections, StoredSection, TypedText } from '@/records/section';
import { saveSection, type SectionWire } from './save-section';

function makeStored(changes: Partial<StoredSection> = {}): StoredSection {
  return {
    id: 's',
    heading: 'Discussion',
    paragraph: 'Before.',
    photo_refs: {},
    version: 1,
    drafted: null,
    analyst: null,
    ...changes,
  };
}

const base = makeStored();
const typed: TypedText = { paragraph: 'Mine.', photo_refs: {}, base };

/** A database with one section, on which each write has its condition. */
function makeWire(stored: StoredSection | null) {
  const database = { stored };
  const wire: SectionWire = {
    read: vi.fn((): Promise<Sections> =>
      Promise.resolve({ discussion: database.stored, recommendation: null }),
    ),
    update: vi.fn((section, text) => {
      const now = database.stored;
      if (!now || now.id !== section.id || now.version !== section.version)
        return Promise.resolve(null);
      database.stored = { ...now, ...text, version: now.version + 1 };
      return Promise.resolve(database.stored);
    }),
    insert: vi.fn((_, text) => {
      if (database.stored) return Promise.resolve(null);
      database.stored = makeStored({ id: 'new', ...text });
      return Promise.resolve(database.stored);
    }),
  };
  return { database, wire };
}

it('writes what was typed over what the person had before them @save-section-1', async () => {
  const { database, wire } = makeWire(base);
  expect(await saveSection(wire, 'discussion', typed)).toMatchObject({ outcome: 'saved' });
  expect(database.stored).toMatchObject({ paragraph: 'Mine.', version: 2 });
  expect(wire.read).not.toHaveBeenCalled();
});

it('makes the section where there is none yet', async () => {
  const { database, wire } = makeWire(null);
  await saveSection(wire, 'discussion', { ...typed, base: null });
  expect(database.stored?.paragraph).toBe('Mine.');
});

it.each([
  ['went away and came back', makeStored({ version: 3 })],
  ['was deleted', null],
  ['was deleted and is blank anew', makeStored({ id: 'other', paragraph: ' ' })],
])('tries again when the text %s', async (_, now) => {
  const { database, wire } = makeWire(now);
  expect(await saveSection(wire, 'discussion', typed)).toMatchObject({ outcome: 'saved' });
  expect(database.stored?.paragraph).toBe('Mine.');
});

it.each([
  ['over a changed text', typed],
  ['where there was none', { ...typed, base: null }],
])('never writes over another text: %s', async (_, mine) => {
  const theirs = makeStored({ paragraph: 'Theirs.', version: 2 });
  const { database, wire } = makeWire(theirs);
  expect(await saveSection(wire, 'discussion', mine)).toEqual({
    outcome: 'conflict',
    section: theirs,
  });
  expect(database.stored).toBe(theirs);
});

it('counts the same text from elsewhere as saved', async () => {
  const { wire } = makeWire(makeStored({ paragraph: 'Mine.', version: 2 }));
  expect(await saveSection(wire, 'discussion', typed)).toMatchObject({ outcome: 'saved' });
});

it.each([
  ['as what is typed', 'See Photo 1.'],
  ['as what was before them', 'Before.'],
])('is a conflict where the same words %s mean other photos', async (_, paragraph) => {
  const theirs = makeStored({ paragraph, photo_refs: { 1: 'b' }, version: 2 });
  const { database, wire } = makeWire(theirs);
  const mine = { paragraph: 'See Photo 1.', photo_refs: { 1: 'a' }, base };
  expect(await saveSection(wire, 'discussion', mine)).toMatchObject({ outcome: 'conflict' });
  expect(database.stored).toBe(theirs);
});

it('says that no data was returned where the update came back empty and nothing changed', async () => {
  const { wire } = makeWire(base);
  const update = vi.fn(() => Promise.resolve(null));
  const saving = saveSection({ ...wire, update }, 'discussion', typed);
  await expect(saving).rejects.toThrow(/^No data was returned/);
  expect(update).toHaveBeenCalledOnce();
});

it('is saved where the update came back empty and is stored all the same', async () => {
  const { database, wire } = makeWire(base);
  const update: SectionWire['update'] = async (...asked) => {
    await wire.update(...asked);
    return null;
  };
  const saved = await saveSection({ ...wire, update }, 'discussion', typed);
  expect(saved).toEqual({ outcome: 'saved', section: database.stored });
});
