import { describe, expect, it } from 'vitest';
import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { type Language, LANGUAGES } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { clearingStatements, clears, overclaim } from './clearing-statements.fixture.ts';
import { composeAtOnce } from './compose-sections.fixture.ts';

const composeFor = (language: Language, observations: NumberedObservation[], styleHint = '') =>
  composeAtOnce(makeSectionsRequest({ language, observations, styleHint }));

/** A sound row and a broken one, as they would be stored. */
function makePair(language: Language, sound: string, broken: string) {
  const { noVisibleDefect } = ANALYST_IN[language].row;
  return {
    sound: makeNumberedRow({
      number: 1,
      element: sound,
      outcome: 'no_visible_defect',
      defect: `${noVisibleDefect}.`,
      recommendation: '',
    }),
    broken: makeNumberedRow({ number: 2, element: broken, severity: 'major' }),
  };
}

it('knows how each language says that there is no defect', () => {
  for (const language of LANGUAGES) {
    expect([language, clears(ANALYST_IN[language].row.noVisibleDefect)]).toEqual([language, true]);
  }
});

describe('a row without a defect is named by its own words, whole', () => {
  it.each([
    ['en', 'Roof: gutter', 'Roof: covering', ['Roof', 'gutter', 'covering']],
    ['en', 'Column C4 (base plate)', 'Column C4 (shaft)', ['Column C4', 'base plate', 'shaft']],
    [
      'en',
      'Bridge deck - north parapet',
      'Bridge deck - soffit',
      ['Bridge deck', 'parapet', 'soffit'],
    ],
    [
      'en',
      'Balcony 3, balustrade fixings',
      'Balcony 3, slab edge',
      ['Balcony 3', 'balustrade', 'slab'],
    ],
    [
      'en',
      'Retaining wall, weep holes',
      'Retaining wall, coping',
      ['Retaining wall', 'weep holes', 'coping'],
    ],
    [
      'en',
      'Stair tower north, handrail',
      'Stair tower north, landing',
      ['Stair tower', 'handrail', 'landing'],
    ],
    ['en', 'Wall (north)', 'Wall (south)', ['Wall', 'north', 'south']],
    ['en', 'Roof – gutter', 'Roof — covering', ['Roof', 'gutter', 'covering']],
    ['en', 'Slab/edge', 'Slab/soffit', ['Slab', 'edge', 'soffit']],
    ['en', 'Slab; edge beam', 'Slab; soffit', ['Slab', 'edge', 'soffit']],
    ['en', 'Slab [edge]', 'Slab [soffit]', ['Slab', 'edge', 'soffit']],
    [
      'en',
      'Fixings of the balustrade',
      'Posts of the balustrade',
      ['Fixings', 'Posts', 'balustrade'],
    ],
    ['en', 'The chimney. Flashing', 'The chimney. Stack', ['chimney', 'Flashing', 'Stack']],
    ['en', 'North elevation', 'North elevation', ['North elevation']],
    ['en', 'Roof', 'Roof: covering', ['Roof', 'covering']],
    ['en', 'Roof: covering', 'Roof', ['Roof', 'covering']],
    ['de', 'Dach: Rinne', 'Dach: Eindeckung', ['Dach', 'Rinne', 'Eindeckung']],
    ['de', '2. OG, Wand Achse 3', '2. OG, Decke', ['2. OG', 'Wand', 'Decke']],
    ['pl', 'Balkon nr 3 – mocowania', 'Balkon nr 3 – płyta', ['Balkon', 'mocowania', 'płyta']],
    ['ja', '屋根：樋', '屋根：瓦', ['屋根', '樋', '瓦']],
    ['ja', '擁壁（水抜き孔）', '擁壁（笠石）', ['擁壁', '水抜き孔', '笠石']],
    ['ja', '屋根', '屋根瓦', ['屋根', '屋根瓦']],
  ] as const)('%s: %s beside %s', (language, sound, broken, pool) => {
    const rows = makePair(language, sound, broken);
    for (const hint of ['', 'numbered lists', 'no bullet points', 'keep it short']) {
      const found = clearingStatements(composeFor(language, [rows.sound, rows.broken], hint));
      expect(found.length).toBeGreaterThan(0);
      for (const statement of found) {
        expect([statement, overclaim(statement, { ...rows, pool })]).toEqual([statement, null]);
        expect(statement).toContain(sound);
      }
    }
  });
});

interface Nouns {
  /** The structures that both rows share, and the parts of them. */
  wholes: readonly string[];
  parts: readonly string[];
  places: readonly string[];
  /** Between a part and what it is part of. */
  of: string;
}

const NOUNS: Record<Language, Nouns> = {
  en: {
    wholes: ['Roof', 'Bridge deck', 'Balcony 3', 'Column C4', 'Retaining wall', 'Stair tower'],
    parts: ['gutter', 'covering', 'base plate', 'balustrade', 'weep holes', 'handrail', 'coping'],
    places: ['north side', 'axis B', 'level 2', 'stair 1'],
    of: 'of the',
  },
  de: {
    wholes: ['Dach', 'Überbau', 'Balkon 3', 'Stütze C4', 'Stützwand', 'Treppenturm'],
    parts: ['Rinne', 'Eindeckung', 'Fußplatte', 'Geländer', 'Entwässerung', 'Handlauf'],
    places: ['Nordseite', 'Achse B', '2. OG', 'Treppe 1'],
    of: 'der',
  },
  fr: {
    wholes: ['Toiture', 'Tablier', 'Balcon 3', 'Poteau C4', 'Mur de soutènement'],
    parts: ['gouttière', 'couverture', 'platine', 'garde-corps', 'barbacanes', 'main courante'],
    places: ['côté nord', 'axe B', 'niveau 2', 'escalier 1'],
    of: 'de la',
  },
  es: {
    wholes: ['Cubierta', 'Tablero', 'Balcón 3', 'Pilar C4', 'Muro de contención'],
    parts: ['canalón', 'tejas', 'placa base', 'barandilla', 'mechinales', 'pasamanos'],
    places: ['lado norte', 'eje B', 'planta 2', 'escalera 1'],
    of: 'de la',
  },
  nl: {
    wholes: ['Dak', 'Brugdek', 'Balkon 3', 'Kolom C4', 'Keermuur', 'Trappenhuis'],
    parts: ['goot', 'bedekking', 'voetplaat', 'balustrade', 'ontwatering', 'leuning'],
    places: ['noordzijde', 'as B', 'verdieping 2', 'trap 1'],
    of: 'van het',
  },
  pt: {
    wholes: ['Cobertura', 'Tabuleiro', 'Varanda 3', 'Pilar C4', 'Muro de suporte'],
    parts: ['caleira', 'telhas', 'placa de base', 'guarda', 'barbacãs', 'corrimão'],
    places: ['lado norte', 'eixo B', 'piso 2', 'escada 1'],
    of: 'da',
  },
  it: {
    wholes: ['Tetto', 'Impalcato', 'Balcone 3', 'Pilastro C4', 'Muro di sostegno'],
    parts: ['gronda', 'manto', 'piastra di base', 'parapetto', 'barbacani', 'corrimano'],
    places: ['lato nord', 'asse B', 'piano 2', 'scala 1'],
    of: 'del',
  },
  ja: {
    wholes: ['屋根', '床版', 'バルコニー3', '柱C4', '擁壁', '階段室'],
    parts: ['樋', '瓦', '柱脚', '手すり', '水抜き孔', '笠石'],
    places: ['北側', 'B通り', '2階', '第一階段'],
    of: 'の',
  },
  pl: {
    wholes: ['Dach', 'Pomost', 'Balkon 3', 'Słup C4', 'Mur oporowy', 'Klatka schodowa'],
    parts: ['rynna', 'pokrycie', 'blacha podstawy', 'balustrada', 'sączki', 'pochwyt'],
    places: ['strona północna', 'oś B', 'piętro 2', 'bieg 1'],
    of: '–',
  },
};

/** Ways in which people write a part of a whole; each of them in every language. */
const MANNERS: readonly ((whole: string, part: string, of: string) => string)[] = [
  (whole, part) => `${whole}: ${part}`,
  (whole, part) => `${whole}, ${part}`,
  (whole, part) => `${whole} (${part})`,
  (whole, part) => `${whole} - ${part}`,
  (whole, part) => `${whole} – ${part}`,
  (whole, part) => `${whole} — ${part}`,
  (whole, part) => `${whole}/${part}`,
  (whole, part) => `${whole} / ${part}`,
  (whole, part) => `${whole}; ${part}`,
  (whole, part) => `${whole} [${part}]`,
  (whole, part) => `${whole}. ${part}`,
  (whole, part) => `${whole} ${part}`,
  (whole, part) => `${whole} → ${part}`,
  (whole, part) => `${whole}\n${part}`,
  (whole, part) => `“${whole}”, ${part}`,
  (whole, part) => `${whole.toUpperCase()}: ${part}`,
  (whole, part, of) => `${part} ${of} ${whole}`,
  (whole, part) => `${part} (${whole})`,
  (whole, part) => `${whole}：${part}`,
  (whole, part) => `${whole}（${part}）`,
  (whole, part) => `${whole}、${part}`,
  (whole, part) => `${whole}・${part}`,
  (whole, part) => `${whole}／${part}`,
  (whole, part) => `${whole}の${part}`,
  (whole) => whole,
  (_, part) => part,
];

/** Numbers between 0 and 1, the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HINTS = ['', '', 'bullets', 'numbered lists', 'no bullet points', 'keep it short', 'use we'];
const SEVERITIES = [null, 'minor', 'moderate', 'major', 'safety'] as const;
const PAIRS = 10_000;

it('of 10,000 pairs of a sound and a broken row of one element, none clears what the broken row names', () => {
  const next = seeded(49);
  const pickOne = <Item>(items: readonly Item[]) =>
    items[Math.floor(next() * items.length)] ?? items[0]!;
  const wrong: unknown[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const language = LANGUAGES[pair % LANGUAGES.length]!;
    const { wholes, parts, places, of } = NOUNS[language];
    const whole = pickOne(wholes);
    const element = () => pickOne(MANNERS)(whole, pickOne(parts), of);
    const place = () => (next() < 0.3 ? pickOne(places) : '');
    const [first, second] = next() < 0.5 ? [1, 2] : [2, 1];
    const rows = makePair(language, element(), element());
    const sound = { ...rows.sound, number: first, photos: [first], location: place() };
    const broken = { ...rows.broken, number: second, photos: [second], location: place() };
    const inOrder = first === 1 ? [sound, broken] : [broken, sound];
    const drafts = composeFor(
      language,
      inOrder.map((row) => (row === broken ? { ...row, severity: pickOne(SEVERITIES) } : row)),
      pickOne(HINTS),
    );
    const found = clearingStatements(drafts);
    const pool = [whole, ...parts, ...places];
    const faults = found.flatMap((statement) => {
      const why = overclaim(statement, { sound, broken, pool });
      return why === null ? [] : [{ statement, why }];
    });
    if (found.length === 0 || faults.length > 0) {
      wrong.push({ sound: sound.element, broken: broken.element, faults, drafts });
    }
  }
  expect({ wrong: wrong.length, first: wrong[0] }).toEqual({ wrong: 0, first: undefined });
});
