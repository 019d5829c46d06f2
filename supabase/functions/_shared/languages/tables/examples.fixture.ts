// Written by languages.test.ts from the list in language.ts.
import { EXAMPLES as de } from '../de/examples.fixture.ts';
import { EXAMPLES as en } from '../en/examples.fixture.ts';
import { EXAMPLES as es } from '../es/examples.fixture.ts';
import { EXAMPLES as fr } from '../fr/examples.fixture.ts';
import { EXAMPLES as it } from '../it/examples.fixture.ts';
import { EXAMPLES as ja } from '../ja/examples.fixture.ts';
import { EXAMPLES as nl } from '../nl/examples.fixture.ts';
import { EXAMPLES as pl } from '../pl/examples.fixture.ts';
import { EXAMPLES as pt } from '../pt/examples.fixture.ts';
import type { LanguageExamples } from '../forms/examples.fixture.ts';
import type { Language } from '../language.ts';

export const EXAMPLES_IN: Record<Language, LanguageExamples> = {
  en,
  de,
  fr,
  es,
  nl,
  pt,
  it,
  ja,
  pl,
};
