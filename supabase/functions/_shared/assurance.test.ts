import { describe, expect, it } from 'vitest';
import { findAssurance } from './assurance.ts';
import { LANGUAGES } from './languages/language.ts';
import { EXAMPLES_IN } from './languages/tables/examples.fixture.ts';

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
  expect(findAssurance(text)).not.toBeNull();
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
  expect(findAssurance(text)).toBeNull();
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(EXAMPLES_IN[language].assurances)('finds the assurance in %j', (text) => {
    expect(findAssurance(text, language)).not.toBeNull();
    expect(findAssurance(text)).not.toBeNull();
  });

  it.each(EXAMPLES_IN[language].noAssurances)('finds none in %j', (text) => {
    expect(findAssurance(text)).toBeNull();
  });
});

it('looks in the language that is given alone', () => {
  expect(findAssurance('Die Wand ist standsicher.', 'de')).not.toBeNull();
  expect(findAssurance('Die Wand ist standsicher.', 'fr')).toBeNull();
});
