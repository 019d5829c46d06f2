// Written by languages.test.ts from the list in language.ts.
import { FACTS as de } from '../de/facts.ts';
import { FACTS as en } from '../en/facts.ts';
import { FACTS as es } from '../es/facts.ts';
import { FACTS as fr } from '../fr/facts.ts';
import { FACTS as it } from '../it/facts.ts';
import { FACTS as ja } from '../ja/facts.ts';
import { FACTS as nl } from '../nl/facts.ts';
import { FACTS as pl } from '../pl/facts.ts';
import { FACTS as pt } from '../pt/facts.ts';
import type { LanguageFacts } from '../forms/facts.ts';
import type { Language } from '../language.ts';

export const FACTS_IN: Record<Language, LanguageFacts> = { en, de, fr, es, nl, pt, it, ja, pl };
