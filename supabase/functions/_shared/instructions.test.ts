import { describe, expect, it } from 'vitest';
import { findAssurance } from './assurance.ts';
import { DRESSED_STATEMENTS, HONEST_INSTRUCTIONS } from './instructions.fixture.ts';
import { LANGUAGES } from './languages/language.ts';
import { findUnseen } from './unseen.ts';

const stopped = (sentence: string) => findAssurance(sentence) ?? findUnseen(sentence);

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(HONEST_INSTRUCTIONS[language])('lets an instruction be: %s', (sentence) => {
    expect(stopped(sentence)).toBeNull();
  });
  it.each(DRESSED_STATEMENTS[language])('finds the statement within: %s', (sentence) => {
    expect(stopped(sentence)).not.toBeNull();
  });
});
