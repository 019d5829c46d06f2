// Written by languages.test.ts from the list in language.ts.
import { ANALYST as de } from '../de/analyst.ts';
import { ANALYST as en } from '../en/analyst.ts';
import { ANALYST as es } from '../es/analyst.ts';
import { ANALYST as fr } from '../fr/analyst.ts';
import { ANALYST as it } from '../it/analyst.ts';
import { ANALYST as ja } from '../ja/analyst.ts';
import { ANALYST as nl } from '../nl/analyst.ts';
import { ANALYST as pl } from '../pl/analyst.ts';
import { ANALYST as pt } from '../pt/analyst.ts';
import type { AnalystWords } from '../forms/analyst.ts';
import type { Language } from '../language.ts';

export const ANALYST_IN: Record<Language, AnalystWords> = { en, de, fr, es, nl, pt, it, ja, pl };
