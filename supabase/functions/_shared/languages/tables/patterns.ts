// Written by languages.test.ts from the list in language.ts.
import { PATTERNS as de } from '../de/patterns.ts';
import { PATTERNS as en } from '../en/patterns.ts';
import { PATTERNS as es } from '../es/patterns.ts';
import { PATTERNS as fr } from '../fr/patterns.ts';
import { PATTERNS as it } from '../it/patterns.ts';
import { PATTERNS as ja } from '../ja/patterns.ts';
import { PATTERNS as nl } from '../nl/patterns.ts';
import { PATTERNS as pl } from '../pl/patterns.ts';
import { PATTERNS as pt } from '../pt/patterns.ts';
import type { LanguagePatterns } from '../forms/patterns.ts';
import type { Language } from '../language.ts';

export const PATTERNS_IN: Record<Language, LanguagePatterns> = {
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
