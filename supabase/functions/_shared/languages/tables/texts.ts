// Written by languages.test.ts from the list in language.ts.
import { TEXTS as de } from '../de/texts.ts';
import { TEXTS as en } from '../en/texts.ts';
import { TEXTS as es } from '../es/texts.ts';
import { TEXTS as fr } from '../fr/texts.ts';
import { TEXTS as it } from '../it/texts.ts';
import { TEXTS as ja } from '../ja/texts.ts';
import { TEXTS as nl } from '../nl/texts.ts';
import { TEXTS as pl } from '../pl/texts.ts';
import { TEXTS as pt } from '../pt/texts.ts';
import type { LanguageTexts } from '../forms/texts.ts';
import type { Language } from '../language.ts';

export const TEXTS_IN: Record<Language, LanguageTexts> = { en, de, fr, es, nl, pt, it, ja, pl };
