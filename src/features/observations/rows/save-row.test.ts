import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../../testing/stories';
import type { Observation } from '@/records/observation';
import type { RowWords } from '@shared/row-words';
import { RowConflict, saveRow, type RowWire } from './save-row';
import { SimulatedEditor, SimulatedRow } from './simulated-row.fixture';

const WORDS = ['element', 'defect', 'recommendation', 'location'] as const;

const word = fc.constantFrom(...WORDS);
/** Changes by others between two requests of a save. */
const interruption = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ word }) },
  { weight: 1, arbitrary: fc.record({ analysis: fc.boolean() }) },
);
const happening = fc.record({
  editor: fc.nat(2),
  does: fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: word }) },
    { weight: 1, arbitrary: fc.record({ judge: fc.constantFrom('minor', 'major', null) }) },
    {
      weight: 5,
      arbitrary: fc.record({ save: fc.array(interruption, { maxLength: 4 }) }),
    },
    { weight: 3, arbitrary: fc.record({ settle: fc.array(word) }) },
    { weight: 2, arbitrary: fc.constant('read anew' as const) },
    { weight: 1, arbitrary: fc.constant('give up' as const) },
    { weight: 2, arbitrary: fc.record({ analysis: fc.boolean() }) },
  ),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** Plays a story, and after each event looks for every text that nobody has given up. */
async function play(story: readonly Happening[]): Promise<void> {
  const stored = new SimulatedRow();
  const editors = [0, 1, 2].map(() => new SimulatedEditor(stored));
  const kept = new Set<string>();
  let texts = 0;
  const newText = () => {
    const text = `text ${(texts += 1)}`;
    kept.add(text);
    return text;
  };
  const analyse = (isReplacing: boolean) => {
    const words = { element: `${++texts}`, defect: `${++texts}`, recommendation: `${++texts}` };
    stored.analyse(words, isReplacing ? stored.row.version : undefined);
  };
  const giveUp = (given: readonly unknown[]) => {
    for (const text of given)
      if (typeof text === 'string' && !stored.holds(text)) kept.delete(text);
  };

  for (const { editor: index, does } of story) {
    const editor = editors[index] ?? new SimulatedEditor(stored);
    if (does === 'read anew') editor.readAnew();
    else if (does === 'give up') {
      giveUp(Object.values(editor.draft?.change ?? {}));
      editor.draft = null;
      editor.conflict = null;
    } else if ('analysis' in does) analyse(does.analysis);
    else if ('judge' in does) editor.type({ severity: does.judge });
    else if ('type' in does) {
      // Typed over by the same hand: that is no loss.
      giveUp([editor.draft?.change[does.type]]);
      editor.type({ [does.type]: newText() });
    } else if ('settle' in does) {
      giveUp(editor.settle((name) => does.settle.some((one) => one === name)));
    } else {
      const waiting = [...does.save];
      await editor.save(() => {
        const one = waiting.shift();
        if (one && 'word' in one) stored.replace({ [one.word]: newText() });
        else if (one) analyse(one.analysis);
      });
    }
    for (const text of kept) {
      const isThere = stored.holds(text) || editors.some((one) => one.holds(text));
      expect(isThere, `“${text}” is lost`).toBe(true);
    }
  }
}

describe('a row that several people, tabs and devices edit', () => {
  it(
    'loses no text: each is in the row, in a version or still typed somewhere',
    async () => {
      const property = fc.asyncProperty(makeStory(happening, 60), play);
      await fc.assert(property, { numRuns: storyCount(300) });
    },
    STORY_LIMIT_MS,
  );
});

describe('saving a row', () => {
  const base = makeObservation({ element: 'Wall', defect: 'Crack', recommendation: 'Monitor' });
  const wireOver = (current: Observation) => {
    const written: Partial<RowWords>[] = [];
    const wire: RowWire = {
      write: (row, change) => {
        if (row.version !== current.version) return Promise.resolve(null);
        written.push(change);
        return Promise.resolve({ ...current, ...change, version: current.version + 1 });
      },
      read: () => Promise.resolve(current),
    };
    return { wire, written };
  };

  it('sends only what was changed @save-row-1', async () => {
    const { wire, written } = wireOver(base);
    await saveRow(wire, base, { element: 'Wall', defect: 'Wide crack' });
    expect(written).toEqual([{ defect: 'Wide crack' }]);
  });

  it('asks nothing of the database where nothing was changed', async () => {
    const { wire, written } = wireOver(base);
    expect(await saveRow(wire, base, { defect: 'Crack' })).toBe(base);
    expect(written).toEqual([]);
  });

  it('keeps what others changed beside it', async () => {
    const { wire, written } = wireOver({ ...base, element: 'Pier', version: 2 });
    const saved = await saveRow(wire, base, { defect: 'Wide crack' });
    expect(saved).toMatchObject({ element: 'Pier', defect: 'Wide crack' });
    expect(written).toEqual([{ defect: 'Wide crack' }]);
  });

  it('is a conflict where others changed the same words, and then nothing is written @save-row-2', async () => {
    const current = { ...base, defect: 'Hairline crack', version: 2 };
    const { wire, written } = wireOver(current);
    const saving = saveRow(wire, base, { defect: 'Wide crack' });
    await expect(saving).rejects.toBeInstanceOf(RowConflict);
    await expect(saving).rejects.toMatchObject({ current, words: ['defect'] });
    expect(written).toEqual([]);
  });

  it('agrees with others who wrote the same', async () => {
    const current = { ...base, defect: 'Wide crack', version: 2 };
    const { wire, written } = wireOver(current);
    expect(await saveRow(wire, base, { defect: 'Wide crack' })).toBe(current);
    expect(written).toEqual([]);
  });

  it.each([
    ['its texts', { defect: 'Wide crack' }],
    ['several texts', { element: 'Pier', defect: 'Wide crack' }],
    ['its location', { location: 'Roof' }],
    ['its severity', { severity: 'major' as const }],
    ['its time', { captured_at: '2026-11-26T10:00:00+00:00' }],
  ])(
    'is no conflict where an update of %s came back empty and nothing changed',
    async (_, change) => {
      const write = vi.fn(() => Promise.resolve(null));
      const wire: RowWire = { write, read: () => Promise.resolve({ ...base }) };
      const saving = saveRow(wire, base, change);
      await expect(saving).rejects.toThrow(/^No data was returned/);
      await expect(saving).rejects.not.toBeInstanceOf(RowConflict);
      expect(write).toHaveBeenCalledOnce();
    },
  );

  it('is saved where the update came back empty and is stored all the same', async () => {
    const stored = { ...base, defect: 'Wide crack', version: 2 };
    const wire: RowWire = {
      write: () => Promise.resolve(null),
      read: () => Promise.resolve(stored),
    };
    expect(await saveRow(wire, base, { defect: 'Wide crack' })).toBe(stored);
  });

  it('tries again where the photo’s time alone was changed meanwhile', async () => {
    const time = { captured_at: '2026-11-26T09:00:00+00:00' };
    const { wire, written } = wireOver({ ...base, ...time });
    const seen = { ...base, captured_at: null };
    const isSeen = (row: Observation) => row.captured_at === time.captured_at;
    const write: RowWire['write'] = (row, change) =>
      isSeen(row) ? wire.write(row, change) : Promise.resolve(null);
    await saveRow({ ...wire, write }, seen, { defect: 'Wide crack' });
    expect(written).toEqual([{ defect: 'Wide crack' }]);
  });

  it('gives up, with nothing lost, where the row changes under each attempt', async () => {
    let version = 1;
    const wire: RowWire = {
      write: () => Promise.resolve(null),
      read: () => Promise.resolve({ ...base, version: (version += 1) }),
    };
    const saving = saveRow(wire, base, { defect: 'Wide crack' });
    await expect(saving).rejects.toMatchObject({ words: ['defect'] });
  });
});
