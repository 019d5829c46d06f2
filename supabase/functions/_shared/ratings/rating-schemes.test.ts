import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages/language.ts';
import { KNOWN_LEVELS } from './known-levels.ts';
import { findLevel, listLevels, schemeTitle } from './list-levels.ts';
import { offeredLevels } from './offered-levels.ts';
import { proposeMapping } from './propose-mapping.ts';
import { ownSchemeSchema, type RatingScheme, SCHEME_IDS, readScheme } from './rating-scheme.ts';

const level = (code: string, label = `Level ${code}`) => ({
  code,
  label,
  colour: '#b3261e',
  definition: 'As we see it.',
});
const OWN = { id: 'own', name: 'Ours', levels: [level('A'), level('B'), level('C')] } as const;
const SCHEMES: RatingScheme[] = [
  ...SCHEME_IDS.map((id) => ({ id })),
  { ...OWN, levels: [...OWN.levels] },
];

/** WCAG's contrast of a colour with white. */
function contrastOnWhite(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

describe('the known schemes', () => {
  it.each(SCHEME_IDS)(
    '%s has words for each level in every language, and colours to read',
    (id) => {
      for (const language of LANGUAGES) {
        const levels = listLevels({ id }, language);
        expect(levels.map(({ code }) => code)).toEqual(KNOWN_LEVELS[id].map(({ code }) => code));
        for (const { code, label, definition, colour } of levels) {
          expect(label.trim(), `${language} ${code}`).not.toBe('');
          expect(definition.length, `${language} ${code}`).toBeGreaterThan(5);
          expect(contrastOnWhite(colour), colour).toBeGreaterThanOrEqual(4.5);
        }
        expect(new Set(levels.map(({ label }) => label)).size).toBe(levels.length);
        expect(schemeTitle({ id }, language).basis).not.toBe('');
      }
    },
  );

  it('go from the least urgent level to the most urgent', () => {
    for (const scheme of SCHEMES) {
      const ranks = listLevels(scheme, 'en').flatMap(({ rank }) => rank ?? []);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(new Set(ranks).size).toBe(ranks.length);
    }
  });

  it('name their terms and limits as their sources do', () => {
    const said = (id: 'bre251' | 'rics' | 'as4349' | 'states') =>
      listLevels({ id }, 'en').map(({ code, label }) => `${code} ${label}`);
    expect(said('bre251')).toEqual([
      '0 Negligible',
      '1 Very slight',
      '2 Slight',
      '3 Moderate',
      '4 Severe',
      '5 Very severe',
    ]);
    expect(said('states')).toEqual(['CS1 Good', 'CS2 Fair', 'CS3 Poor', 'CS4 Severe']);
    expect(said('rics').map((one) => one.split(' ')[0])).toEqual(['NI', '1', '2', '3']);
    expect(said('as4349').join()).toMatch(/Minor defect.*Major defect.*Safety hazard/);
    for (const language of LANGUAGES) {
      const widths = listLevels({ id: 'bre251' }, language).map(({ definition }) =>
        (definition.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.'))),
      );
      expect(widths, language).toEqual([[0.1], [1], [5], [5, 15, 3], [15, 25], [25]]);
    }
  });
});

describe('a category of BRE Digest 251', () => {
  it('is never offered to an analyst, nor is a level that says nothing of a defect', () => {
    expect(offeredLevels({ id: 'bre251' }, 'en')).toEqual([]);
    expect(offeredLevels({ id: 'rics' }, 'en').map(({ code }) => code)).toEqual(['1', '2', '3']);
    expect(offeredLevels(null, 'en')).toEqual([]);
  });
});

describe('a stored scheme', () => {
  it.each(SCHEMES)('$id is read as it is', (scheme) => {
    expect(readScheme(JSON.parse(JSON.stringify(scheme)))).toEqual(scheme);
  });

  it.each([
    ['nothing', null],
    ['another id', { id: 'best' }],
    ['one level', { ...OWN, levels: [level('A')] }],
    ['eleven levels', { ...OWN, levels: [...'ABCDEFGHIJK'].map((code) => level(code)) }],
    ['two levels of one code', { ...OWN, levels: [level('A'), level('a')] }],
    ['a long code', { ...OWN, levels: [level('A'), level('B'.repeat(11))] }],
    ['no colour', { ...OWN, levels: [level('A'), { ...level('B'), colour: 'red' }] }],
    ['no name', { ...OWN, name: '  ' }],
  ])('with %s is none', (_, stored) => {
    expect(readScheme(stored)).toBeNull();
  });

  it('says which level’s code is there already', () => {
    const issues = ownSchemeSchema.safeParse({
      ...OWN,
      levels: [level('A'), level('B'), level('a')],
    }).error?.issues;
    expect(issues).toMatchObject([
      { path: ['levels', 2, 'code'], message: expect.stringContaining('“a”') as string },
    ]);
  });
});

describe('the proposed mapping', () => {
  const anyScheme = fc.constantFrom(...SCHEMES);

  it('has each level in use once, and gives it a level of the new scheme or none', () => {
    fc.assert(
      fc.property(anyScheme, fc.option(anyScheme), (from, to) => {
        const used = listLevels(from, 'en').map(({ code }) => code);
        const mapping = proposeMapping([...used, 'gone'], from, to);
        expect(Object.keys(mapping).sort()).toEqual([...used, 'gone'].sort());
        for (const code of Object.values(mapping)) {
          expect(code === '' || findLevel(to, code, 'en') !== null).toBe(true);
        }
        expect(mapping['gone']).toBe('');
      }),
    );
  });

  it('never turns the order of urgency round', () => {
    fc.assert(
      fc.property(anyScheme, anyScheme, (from, to) => {
        const ranked = listLevels(from, 'en').filter(({ rank }) => rank !== null);
        const mapping = proposeMapping(
          ranked.map(({ code }) => code),
          from,
          to,
        );
        const ranks = ranked
          .map(({ code }) => findLevel(to, mapping[code] ?? '', 'en')?.rank)
          .filter((rank) => rank !== undefined && rank !== null);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });

  it('keeps codes that are still there, measures nothing, and takes the more urgent of two', () => {
    const bre = { id: 'bre251' } as const;
    expect(proposeMapping(['1', '3', 'NI'], { id: 'rics' }, { id: 'states' })).toEqual({
      '1': 'CS1',
      '3': 'CS4',
      NI: '',
    });
    expect(proposeMapping(['3'], { id: 'rics' }, bre)).toEqual({ '3': '' });
    expect(proposeMapping(['3'], bre, bre)).toEqual({ '3': '3' });
    const more = { ...OWN, levels: [level('Z'), level('B'), level('Y')] };
    expect(proposeMapping(['A', 'B'], { ...OWN, levels: [...OWN.levels] }, more)).toEqual({
      A: 'Z',
      B: 'B',
    });
    const two = { ...OWN, levels: [level('low'), level('high')] };
    expect(proposeMapping(['2'], { id: 'rics' }, two)).toEqual({ '2': 'high' });
  });
});
