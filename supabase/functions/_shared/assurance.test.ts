import { describe, expect, it } from 'vitest';
import { assuranceIn } from './assurance.ts';
import { IN_OTHER_WORDS } from './assurances-in-other-words.fixture.ts';
import { NO_ASSURANCES } from './no-assurances.fixture.ts';

it.each([
  'The wall is safe.',
  'The beam appears to be structurally sound.',
  'The roof is in good condition.',
  'It was found to be in excellent condition.',
  'The stair is safe to use.',
  'There is no danger to occupants.',
  'Certified as safe for occupation.',
  'The slab remains sound.',
])('finds the assurance in %j', (text) => {
  expect(assuranceIn(text)).not.toBeNull();
});

it.each([
  'The wall is not safe.',
  'Keep people away until the wall is safe.',
  'Check whether the beam is sound.',
  'It cannot be considered safe.',
  'Make the area safe.',
  'Cut back to sound timber.',
  'Sound the concrete by hammer.',
  'Do not assume that it is safe.',
  'A safety hazard to pedestrians.',
  'No visible defect.',
])('finds none in %j', (text) => {
  expect(assuranceIn(text)).toBeNull();
});

/** How models say it, beyond the plain "is safe". Written for this test. */
const SAID = {
  en: [
    'The structure appears stable with no immediate concerns.',
    'Overall condition is good.',
    'No structural issues are apparent.',
    'The wall seems to be in fairly good shape.',
    'This crack does not affect structural integrity.',
    'The railing provides adequate protection.',
    'The structural integrity is not compromised.',
    'The deck remains serviceable and safe.',
    'The guardrail meets code requirements.',
    'Nothing to worry about here.',
    'Brick wall in good condition',
    'The floor can safely carry the load.',
  ],
  de: [
    'Der Zustand ist gut.',
    'Die Konstruktion macht einen guten Eindruck.',
    'Die Tragfähigkeit ist nicht beeinträchtigt.',
    'Es bestehen keine Sicherheitsbedenken.',
    'Die Treppe kann bedenkenlos genutzt werden.',
    'Die Decke ist ausreichend tragfähig.',
    'Die Brücke ist weiterhin befahrbar und sicher.',
    'Eine Gefährdung ist nicht gegeben.',
    'Kein Grund zur Beunruhigung.',
  ],
  fr: [
    'L’état général est bon.',
    'L’ouvrage ne présente pas de danger immédiat.',
    'La stabilité n’est pas remise en cause.',
    'L’escalier peut être emprunté sans risque.',
    'La charpente paraît saine.',
    'Le garde-corps répond aux exigences.',
    'Rien d’inquiétant.',
  ],
  es: [
    'El estado general es bueno.',
    'No hay peligro inmediato.',
    'La estabilidad no está comprometida.',
    'Puede utilizarse sin riesgo.',
  ],
  nl: [
    'De algemene staat is goed.',
    'Er is geen direct gevaar.',
    'De stabiliteit is niet in het geding.',
    'De trap kan veilig worden gebruikt.',
  ],
  pt: [
    'O estado geral é bom.',
    'Não há perigo imediato.',
    'A estabilidade não está comprometida.',
    'A viga está em boas condições.',
  ],
  it: [
    'Lo stato generale è buono.',
    'Non c’è pericolo immediato.',
    'La stabilità non è compromessa.',
    'La trave è in buone condizioni.',
  ],
  ja: [
    '全体的に良好である。',
    '安全性に問題はない。',
    '耐力に影響はない。',
    '倒壊のおそれはない。',
    '健全な状態を保っている。',
    '使用上問題なし。',
    '橋は安全に通行できる。',
  ],
} as const;

const LANGUAGES = Object.keys(SAID) as (keyof typeof SAID)[];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([...SAID[language], ...IN_OTHER_WORDS[language]])('finds the assurance in %j', (text) => {
    expect(assuranceIn(text, language)).not.toBeNull();
    expect(assuranceIn(text)).not.toBeNull();
  });

  it.each(NO_ASSURANCES[language])('finds none in %j', (text) => {
    expect(assuranceIn(text)).toBeNull();
  });
});

it('looks in the language that is given alone', () => {
  expect(assuranceIn('Die Wand ist standsicher.', 'de')).not.toBeNull();
  expect(assuranceIn('Die Wand ist standsicher.', 'fr')).toBeNull();
});
