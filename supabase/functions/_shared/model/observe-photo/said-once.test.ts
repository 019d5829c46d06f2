import { describe, expect, it } from 'vitest';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { composeDescription } from './compose-description.ts';
import { readPhotoAnswer } from './read-photo-answer.ts';
import type { PhotoAnswer } from './schema.ts';

type Given = Partial<ReturnType<typeof makeDefect>>;

function composeRow(answer: object) {
  const read = readPhotoAnswer({ ...makePhotoAnswer({ cause: '', not_judged: '' }), ...answer });
  expect(read).not.toHaveProperty('unreadable');
  return composeDescription(read as PhotoAnswer, 'en');
}

const rowWith = (...defects: Given[]) =>
  composeRow({
    defects: defects.map((one) => makeDefect({ where: '', form: '', extent: '', ...one })),
  });

describe('a defect that an answer repeats is in the row once', () => {
  it('eight times the same', () => {
    const crack = { what: 'stepped crack', where: 'below the sill', severity: 'major' } as const;
    const { defect, location } = rowWith(...Array.from({ length: 8 }, () => crack));
    expect([defect, location]).toEqual(['Stepped crack.', 'below the sill']);
  });

  it('and leaves room for those behind it', () => {
    const crack = { what: 'crack', severity: 'major' } as const;
    const many = Array.from({ length: 12 }, () => crack);
    expect(rowWith(...many, { what: 'moss', severity: 'minor' }).defect).toBe('Crack. Moss.');
  });

  it.each<[string, Given, Given, string]>([
    ['in another case', { what: 'Rust Staining' }, { what: 'rust staining' }, 'Rust Staining.'],
    [
      'with other punctuation',
      { what: 'rust-staining;' },
      { what: 'Rust staining.' },
      'Rust-staining.',
    ],
    [
      'and more is said of it',
      { what: 'spalling' },
      { what: 'spalling with exposed bars' },
      'Spalling with exposed bars.',
    ],
    [
      'the longer one first',
      { what: 'spalling with exposed bars' },
      { what: 'Spalling' },
      'Spalling with exposed bars.',
    ],
    [
      'once with its form',
      { what: 'crack', where: 'at the sill' },
      { what: 'crack', where: 'At the sill.', form: 'diagonal' },
      'Crack, diagonal.',
    ],
    ['once with its place', { what: 'crack' }, { what: 'crack', where: 'at the sill' }, 'Crack.'],
  ])('%s', (_, first, second, said) => {
    const shared = { severity: 'moderate' } as const;
    expect(rowWith({ ...first, ...shared }, { ...second, ...shared }).defect).toBe(said);
  });

  it('as serious as it was ever called', () => {
    const [minor, major] = (['minor', 'major'] as const).map((severity) => ({
      what: 'crack',
      severity,
    }));
    expect(rowWith(minor!, major!)).toMatchObject({ defect: 'Crack.', severity: 'major' });
  });

  it.each([
    ['a list of texts', { defects: ['Crack', 'crack.', 'Crack'] }],
    ['one text of lines', { defects: '- Crack\n- Crack\n- crack' }],
    ['one text of sentences', { defects: 'Crack. Crack. Crack.' }],
    ['one text of clauses', { defects: 'crack, crack, Crack' }],
  ])('in %s', (_, answer) => {
    expect(composeRow({ ...answer, severity: 'minor' }).defect).toBe('Crack.');
  });

  it('as a measure is', () => {
    const measure = ['Seal the joint.', 'seal the joint', 'Check the gutter.'];
    const { recommendation } = composeRow({ recommendation: { measure, who: '' } });
    expect(recommendation).toBe('Seal the joint. Check the gutter.');
  });

  it('in Japanese', () => {
    const defects = ['ひび割れ。ひび割れ。', 'ひび割れ'];
    const read = readPhotoAnswer({ ...makePhotoAnswer({ cause: '' }), defects });
    expect(composeDescription(read as PhotoAnswer, 'ja').defect).toMatch(/^ひび割れ。(?!ひび割れ)/);
  });
});

describe('defects of one kind stay apart', () => {
  it.each<[string, Given[], string]>([
    [
      'at different places',
      [
        { what: 'crack', where: 'in bay 1' },
        { what: 'crack', where: 'in bay 10' },
        { what: 'crack', where: 'in bay 2' },
      ],
      'Crack, in bay 1. Crack, in bay 10. Crack, in bay 2.',
    ],
    [
      'of different forms',
      [
        { what: 'crack', where: 'at the sill', form: 'diagonal' },
        { what: 'crack', where: 'at the sill', form: 'vertical' },
      ],
      'Crack, at the sill, diagonal. Crack, at the sill, vertical.',
    ],
    [
      'where one names another part and the other another place',
      [{ what: 'crack', where: 'at the sill' }, { what: 'crack in the lintel' }],
      'Crack, at the sill. Crack in the lintel.',
    ],
    [
      'of different names',
      [{ what: 'crack' }, { what: 'cracked render' }],
      'Crack. Cracked render.',
    ],
    [
      'in different letters of a part',
      [{ what: 'crack in pier A' }, { what: 'crack in pier B' }],
      'Crack in pier A. Crack in pier B.',
    ],
  ])('%s', (_, defects, said) => {
    expect(rowWith(...defects.map((one) => ({ ...one, severity: 'minor' as const }))).defect).toBe(
      said,
    );
  });
});
