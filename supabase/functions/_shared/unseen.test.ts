import { describe, expect, it } from 'vitest';
import { supportsUnseen, findUnseen } from './unseen.ts';

const CLAIMS = {
  test: [
    'A tap test found no hollow areas.',
    'No hollow areas were found by tapping.',
    'The render was sounded and is well bonded.',
    'Moisture readings show the wall is dry.',
    'Sounding revealed hollow render over the lintel.',
    'Laboratory tests confirm chloride contamination.',
    'The anchors were load-tested and passed.',
    'Beim Abklopfen wurden keine Hohlstellen gefunden.',
    'Die Feuchtemessung ergab unauffällige Werte.',
    'Die Fläche wurde abgeklopft.',
    'Un sondage au marteau n’a révélé aucun vide.',
    'Les essais de laboratoire montrent une carbonatation.',
    'El ensayo reveló huecos bajo el revoco.',
    'Un test met de klopproef toonde geen holle plekken.',
    'O ensaio de percussão revelou zonas ocas.',
    'La battitura ha rivelato zone distaccate.',
    '打診の結果、浮きは認められない。',
  ],
  hidden: [
    'Reinforcement corroded over its whole length behind it.',
    'The timber behind the cladding is rotten.',
    'The insulation is saturated beneath the membrane.',
    'Wall ties in the cavity have corroded.',
    'Hidden fixings are rusted.',
    'Die Bewehrung dahinter ist auf ganzer Länge korrodiert.',
    'Unter dem Estrich ist die Dämmung durchnässt.',
    'L’armature derrière l’enduit est corrodée.',
    'La armadura está corroída bajo el revoco.',
    'Achter het stucwerk is het hout verrot.',
    'A armadura está corroída sob o reboco.',
    'L’armatura dietro l’intonaco è corrosa.',
    '内部の鉄筋は腐食している。',
  ],
};

const HONEST = [
  'No test was carried out.',
  'A tap test was not carried out.',
  'Nothing was opened up or tested.',
  'Carry out a tap test before repair.',
  'Sounding is recommended to find hollow areas.',
  'Tests should be carried out by a laboratory.',
  'Open up the render to see what is behind it.',
  'Loose plaster with the laths visible behind it.',
  'The reinforcement behind it may be corroded.',
  'Rust staining beneath the window.',
  'Cracked coping stone behind the downpipe.',
  'Exposed reinforcement, corroded beneath the spalled concrete.',
  'Nothing can be said about what is behind the cladding.',
  'Abklopfen empfohlen, um Hohlstellen zu finden.',
  'Es wurde keine Prüfung durchgeführt.',
  'Die Fläche wurde nicht abgeklopft.',
  'Freiliegende, korrodierte Bewehrung unter der Abplatzung.',
  'Aucun sondage n’a été réalisé.',
  'Faire réaliser des essais avant la réparation.',
  'No se realizó ningún ensayo.',
  'Er is geen klopproef uitgevoerd.',
  'Não foi realizado nenhum ensaio.',
  'Non sono state eseguite prove.',
  '打診は実施していない。',
  '打診調査を行い、浮きの範囲を確認する。',
  // The result of a test is still open, though nothing here tells anybody to make it.
  'Further testing is needed to confirm hollow areas.',
  'Whether the render is hollow needs a tap test.',
  'Core samples may be needed to find the low strength.',
  'Only a load test can tell whether it passed.',
  'Ob Hohllagen vorliegen, kann nur eine Klopfprobe zeigen.',
];

describe('findUnseen', () => {
  it.each(CLAIMS.test)('finds a test that is claimed: %s', (sentence) => {
    expect(findUnseen(sentence)).toBe('test');
  });
  it.each(CLAIMS.hidden)('finds a hidden condition: %s', (sentence) => {
    expect(findUnseen(sentence)).toBe('hidden');
  });
  it.each(HONEST)('lets an honest sentence be: %s', (sentence) => {
    expect(findUnseen(sentence)).toBeNull();
  });
});

describe('supportsUnseen', () => {
  const claim = 'A tap test found hollow areas at the base.';
  it.each([
    ['Tapped it, hollow over about 1 m.', true],
    ['Tap test: sounds hollow at the base', true],
    ['Tap test found nothing.', false],
    ['Was a tap test done?', false],
    ['Have the area sounded and a repair specified.', false],
    ['Client asks about hollow areas.', false],
    ['', false],
  ])('by “%s”: %j', (note, isSupported) => {
    expect(supportsUnseen(note, claim, 'test')).toBe(isSupported);
  });
});
