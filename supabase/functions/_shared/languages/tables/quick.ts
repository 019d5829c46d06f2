// Written by languages.test.ts from the list in language.ts.
import { QUICK as de } from '../de/quick.ts';
import { QUICK as en } from '../en/quick.ts';
import { QUICK as es } from '../es/quick.ts';
import { QUICK as fr } from '../fr/quick.ts';
import { QUICK as it } from '../it/quick.ts';
import { QUICK as ja } from '../ja/quick.ts';
import { QUICK as nl } from '../nl/quick.ts';
import { QUICK as pl } from '../pl/quick.ts';
import { QUICK as pt } from '../pt/quick.ts';
import type { QuickTable } from '../forms/quick.ts';
import type { Language } from '../language.ts';

export const QUICK_IN: Record<Language, QuickTable> = { en, de, fr, es, nl, pt, it, ja, pl };
