// Written by languages.test.ts from the list in language.ts.
import { RATINGS as de } from '../de/ratings.ts';
import { RATINGS as en } from '../en/ratings.ts';
import { RATINGS as es } from '../es/ratings.ts';
import { RATINGS as fr } from '../fr/ratings.ts';
import { RATINGS as it } from '../it/ratings.ts';
import { RATINGS as ja } from '../ja/ratings.ts';
import { RATINGS as nl } from '../nl/ratings.ts';
import { RATINGS as pl } from '../pl/ratings.ts';
import { RATINGS as pt } from '../pt/ratings.ts';
import type { SchemeWords } from '../forms/ratings.ts';
import type { Language } from '../language.ts';

export const RATINGS_IN: Record<Language, SchemeWords> = { en, de, fr, es, nl, pt, it, ja, pl };
