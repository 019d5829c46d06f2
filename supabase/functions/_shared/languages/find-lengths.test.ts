import { describe, expect, it } from 'vitest';
import { findLengths } from './find-lengths.ts';

describe('a length or an area is found', () => {
  it.each([
    ['Crack 3 mm wide.', '3 mm'],
    ['Crack 3mm wide.', '3mm'],
    ['Plate 2 in. thick.', '2 in.'],
    ['A gap of 2 in', '2 in'],
    ['A 2-in wide gap.', '2-in'],
    ['Crack of 1/8" at the sill.', '1/8"'],
    ['Roughly half an inch.', 'half an inch'],
    [`Opening 2' 6" wide.`, `2' 6"`],
    ['Void 3 x 5 cm.', '3 x 5 cm'],
    ['A few millimetres open.', 'few millimetres'],
    ['About 4 m from the entrance.', '4 m'],
    ['Bar Ø12 mm.', '12 mm'],
    ['approx.10cm', '10cm'],
    ['20 square metres of render.', '20 square metres'],
    ['Riss 0,3 mm breit.', '0,3 mm'],
    ['Ein 5-mm-Riss.', '5-mm'],
    ['Gut einen Zentimeter breit.', 'einen Zentimeter'],
    ['Ein paar Millimeter.', 'Ein paar Millimeter'],
    ['Fingerbreiter Riss.', 'Fingerbreiter'],
    ['Auf 5 Quadratmetern.', '5 Quadratmetern'],
    ['Sur quelques centimètres.', 'quelques centimètres'],
    ['De 2 à 3 mm.', '2 à 3 mm'],
    ['Unos pocos milímetros.', 'Unos pocos milímetros'],
    ['Enkele millimeters breed.', 'Enkele millimeters'],
    ['Alguns milímetros.', 'Alguns milímetros'],
    ['Un paio di centimetri.', 'Un paio di centimetri'],
    ['幅３㎜のひび割れ。', '3mm'],
    ['約10cm程度。', '10cm'],
    ['5 ミリの段差。', '5 ミリ'],
    ['数センチの隙間。', '数センチ'],
    ['約二十センチメートル。', '二十センチメートル'],
    ['The crack by the sign is "3 mm" wide.', '3 mm'],
    ['Crack below the sign, 3 mm wide.', '3 mm'],
  ])('%s', (text, quote) => {
    expect(findLengths(text).map((one) => one.quote.toLowerCase())).toContainEqual(
      expect.stringContaining(quote.toLowerCase()),
    );
  });
});

describe('none is found', () => {
  it.each([
    'Column C4 in the foreground.',
    'Bay 2 in the north wall.',
    'No. 3 in line.',
    'Photo 3 in high light.',
    '1 in 10 bricks.',
    'M12 bolts, B500B bars, C25/30 concrete.',
    'A sign reads "210 cm".',
    'Sign with a limit of 3.5 t.',
    'Achse 3 in Richtung Norden.',
    'Schild mit der Aufschrift „2,10 m“.',
    'Un panneau indique « 2,10 m ».',
    'Un cartel indica «2,10 m».',
    'Een bord met de tekst „2,10 m”.',
    '標識に「制限高3.3m」とある。',
    'Un mètre ruban et un metro plegable.',
    'Meterriss neben der Tür.',
    'Dos pies derechos.',
    'Taken on 12.03.2026 at 3 pm.',
    'Steel grade S355 in the frame.',
  ])('in %s', (text) => {
    expect(findLengths(text)).toEqual([]);
  });
});

it('knows one size however it is written', () => {
  const sizes = ['2 mm', '2mm', '0,2 cm', '0.2 cm', '２㎜', '2 millimetres', '2 ミリ'];
  expect(new Set(sizes.flatMap((text) => findLengths(text)).flatMap((one) => one.sizes)).size).toBe(
    1,
  );
});

it('keeps an area and a length apart', () => {
  const [length] = findLengths('2 m');
  for (const text of ['2 m²', '2 square metres', '2 Quadratmeter']) {
    expect(findLengths(text)[0]?.sizes).not.toEqual(length?.sizes);
  }
});
