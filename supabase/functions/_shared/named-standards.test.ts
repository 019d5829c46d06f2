import { describe, expect, it } from 'vitest';
import { claimsCompliance, findStandards } from './named-standards.ts';

describe('named standards', () => {
  it.each([
    ['to BS EN 1992-1-1 and BS 7671', ['BSEN199211', 'BS7671']],
    ['nach DIN EN 1504 und DIN 18531', ['DINEN1504', 'DIN18531']],
    ['selon l’Eurocode 2 et la NF EN 206', ['EUROCODE2', 'NFEN206']],
    ['según el Eurocódigo 2 y la UNE 56544', ['EUROCÓDIGO2', 'UNE56544']],
    ['secondo l’Eurocodice 2 e la UNI EN 206', ['EUROCODICE2', 'UNIEN206']],
    ['conforme a ABNT NBR 6118', ['ABNTNBR6118']],
    ['AS/NZS 3000:2018', ['AS/NZS3000:2018']],
    ['Approved Document B', ['APPROVEDDOCUMENTB']],
    ['en 2 puntos, in 3 places, as 4 of them, is 5 m', []],
    ['M12 anchors, C25/30 concrete, EN and ISO', []],
    ['a plate that reads “BS 476”', []],
  ])('are found in "%s"', (text, names) => {
    expect(findStandards(text)).toEqual(names);
  });

  it.each([
    'The guarding complies with BS 6180.',
    'The spacing does not comply with BS 6180.',
    'Das Geländer entspricht DIN 18065.',
    'Le garde-corps est conforme à la NF P01-012.',
    'La barandilla cumple la UNE 85237.',
    'Il parapetto rispetta la UNI 10809.',
    'De leuning voldoet aan NEN 6702.',
    'A guarda cumpre a NP 4491.',
    '手すりは JIS A 6601 に適合しています。',
  ])('are said to be met or not: %s', (sentence) => {
    expect(claimsCompliance(sentence)).toBe(true);
  });

  it.each([
    'Repairs should comply with BS EN 1504.',
    'Check whether the guarding meets BS 6180.',
    'Prüfen, ob das Geländer DIN 18065 entspricht.',
    'Vérifier si le garde-corps est conforme à la norme.',
    'Verificar que la barandilla cumple la UNE 85237.',
    'Verificare se il parapetto rispetta la norma.',
    'Whether it complies cannot be told from the photo.',
  ])('are left open: %s', (sentence) => {
    expect(claimsCompliance(sentence)).toBe(false);
  });
});
