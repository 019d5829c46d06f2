import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '@shared/languages/language';
import { findPhotoReferences } from '@shared/photo-references';
import { QUICK as ENGLISH } from '@shared/languages/en/quick';
import { QUICK_IN } from '@shared/languages/tables/quick';
import { offerElements, MATERIALS } from './elements';
import { AT_DEFECT, stepBack, type QuickChoice, type QuickWords } from './quick-choice';
import { quickStep, type QuickOption } from './quick-options';

type Row = Parameters<typeof quickStep>[1]['rows'][number];

const row = (id: string, changes: Partial<Row> = {}): Row => ({
  id,
  element: '',
  location: '',
  outcome: 'not_assessed',
  ...changes,
});
const described = (id: string, element: string, location = '') =>
  row(id, { element, location, outcome: 'defect' });

/** Presses keys as the screen takes them; the words that come of it. */
function press(
  keys: string[],
  rows: Row[] = [row('me')],
  { language = 'en' }: { language?: Language } = {},
) {
  let choice: QuickChoice = AT_DEFECT;
  for (const key of keys) {
    const { options, toggles } = quickStep(choice, { rows, id: 'me', language });
    const chosen = [...options, ...toggles].find((option) =>
      key === 'Enter' ? option.isSame : option.key === key,
    );
    if (!chosen) throw new Error(`Nothing is chosen by ${key} at ${choice.step}`);
    if (chosen.leadsTo === 'editor') return 'editor';
    if (!('step' in chosen.leadsTo)) return chosen.leadsTo;
    choice = chosen.leadsTo;
  }
  return choice;
}

const labels = (options: QuickOption[]) => options.map(({ label }) => label);

describe('three keys', () => {
  it('make the words of a row, with nothing that was not chosen', () => {
    expect(press(['r', '1', '0'])).toEqual({
      element: 'Wall',
      defect: 'Rust-coloured staining.',
      recommendation: expect.stringContaining('measure how much section remains') as string,
      outcome: 'defect',
      location: '',
    });
  });

  it('are enough for a row like the one before it', () => {
    const rows = [described('1', 'Brick wall', 'North side'), row('me')];
    expect(press(['c', 'Enter', 'Enter'], rows)).toMatchObject({
      element: 'Brick wall',
      location: 'North side',
    });
  });

  it('say that no defect was seen, which is not said of what the photo leaves out', () => {
    expect(press(['n', '2', '0'])).toMatchObject({
      element: 'Column',
      outcome: 'no_visible_defect',
      defect: 'No visible defect in the area shown.',
    });
  });
});

it('takes a material by one key more', () => {
  expect(press(['c', 'b', '1', '1'])).toMatchObject({ element: 'Brick wall', location: 'Outside' });
  expect(press(['c', 'b', 'b', '1', '0'])).toMatchObject({ element: 'Wall' });
});

it('says at once that a photo shows nothing to inspect', () => {
  const words = press(['x']) as QuickWords;
  expect(words.outcome).toBe('nothing_inspectable');
  expect([words.element, words.defect, words.recommendation].every(Boolean)).toBe(true);
});

it('leaves what has no kind to the editor', () => {
  expect(press(['o'])).toBe('editor');
});

it('chooses no element for a person where none was used before', () => {
  expect(() => press(['c', 'Enter'])).toThrow('Nothing is chosen');
  expect(press(['c', '3', 'Enter'])).toMatchObject({ element: 'Beam', location: '' });
});

it('goes back step by step', () => {
  const place = press(['c', '1']) as QuickChoice;
  const element = stepBack(place);
  expect([place.step, element.step, stepBack(element).step]).toEqual([
    'place',
    'element',
    'defect',
  ]);
});

describe('what was used before', () => {
  const rows = [
    described('1', 'Timber beam', 'Roof level'),
    described('2', 'Timber beam'),
    described('3', 'Brick wall', 'Basement'),
    row('4', { element: 'Nothing inspectable in this photo', outcome: 'nothing_inspectable' }),
    row('me'),
    described('6', 'Concrete column', 'Basement'),
    described('7', 'A sentence about one element only, '.repeat(3)),
  ];
  const at = (keys: string[]) =>
    labels(quickStep(press(keys, rows) as QuickChoice, { rows, id: 'me', language: 'en' }).options);

  it('comes after what always has its place, in the order in which it came', () => {
    expect(at(['c']).slice(0, 2)).toEqual(['Wall', 'Column']);
    expect(at(['c']).slice(-3)).toEqual(['Timber beam', 'Brick wall', 'Concrete column']);
    expect(press(['c', 'v', 'Enter'], rows)).toMatchObject({
      element: 'Brick wall',
      location: 'Basement',
    });
  });

  it('gives way to a material that is chosen now', () => {
    expect(at(['c', 's']).slice(0, 2)).toEqual(['Stone wall', 'Stone column']);
  });
});

describe('the kinds', () => {
  it('have a key each, and never the same for two things', () => {
    for (const keys of [['c'], ['c', '1'], []]) {
      const choice = press(keys) as QuickChoice;
      const step = quickStep(choice, { rows: [row('me')], id: 'me', language: 'en' });
      const taken = [...step.options, ...step.toggles].flatMap(({ key }) => key ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      // Undo, and what is typed instead.
      expect(taken).not.toContain('u');
      if (step.typed) expect(taken).not.toContain('o');
    }
    expect(MATERIALS.every(({ key }) => key.length === 1)).toBe(true);
  });

  it.each(Object.entries(ENGLISH.kinds).map(([id, [fact, advice]]) => [id, fact, advice] as const))(
    'say nothing of %s that nobody chose',
    (_, fact, advice) => {
      expect(fact).not.toMatch(/area|large|small|\d|consistent|caused|brick|concrete|severe/i);
      expect(fact).toMatch(/^[A-Z].*\.$/);
      expect(advice).toMatch(/^[A-Z].*\.$/);
      expect(advice).not.toMatch(/^(Repair|Replace|Fill)/);
    },
  );
});

describe.each(LANGUAGES)('a report in %s', (language) => {
  const table = QUICK_IN[language];

  it('gets its own words by the same keys', () => {
    expect(press(['c', 'b', '1', '1'], undefined, { language })).toEqual({
      element: offerElements('brick', table)[0]?.words,
      defect: table.kinds.crack[0],
      recommendation: table.kinds.crack[1],
      outcome: 'defect',
      location: table.places.outside,
    });
    expect(press(['x'], undefined, { language })).toMatchObject(table.nothing);
    expect(press(['n', '2', '0'], undefined, { language })).toMatchObject(table.none);
  });

  it('is asked in English, also for what was used before', () => {
    const rows = [described('1', table.elements.beam, table.places.roof), row('me')];
    const at = (keys: string[]) => {
      const choice = press(keys, rows, { language }) as QuickChoice;
      return labels(quickStep(choice, { rows, id: 'me', language }).options);
    };
    expect(at(['c']).slice(0, 3)).toEqual(['Wall', 'Column', 'Beam']);
    expect(at(['c', '1'])).toContain('Roof level');
    expect(press(['c', 'Enter', 'Enter'], rows, { language })).toMatchObject({
      element: table.elements.beam,
      location: table.places.roof,
    });
  });

  it('has no two choices with the same words, and names no photo', () => {
    const texts = [
      ...Object.values(table.elements),
      ...Object.values(table.places),
      ...Object.values(table.kinds).flat(),
      ...MATERIALS.map(({ id }) => offerElements(id, table)[0]?.words ?? ''),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.flatMap(findPhotoReferences)).toEqual([]);
  });
});

it('tells an English name that a row holds from the choice of that name', () => {
  const rows = [described('1', 'Wall'), row('me')];
  const choice = press(['c'], rows, { language: 'de' }) as QuickChoice;
  const { options } = quickStep(choice, { rows, id: 'me', language: 'de' });
  expect([labels(options)[0], labels(options).at(-1)]).toEqual(['Wall (Wand)', 'Wall']);
});
