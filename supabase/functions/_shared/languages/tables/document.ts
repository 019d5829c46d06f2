// Written by languages.test.ts from the list in language.ts.
import { DOCUMENT as de } from '../de/document.ts';
import { DOCUMENT as en } from '../en/document.ts';
import { DOCUMENT as es } from '../es/document.ts';
import { DOCUMENT as fr } from '../fr/document.ts';
import { DOCUMENT as it } from '../it/document.ts';
import { DOCUMENT as ja } from '../ja/document.ts';
import { DOCUMENT as nl } from '../nl/document.ts';
import { DOCUMENT as pl } from '../pl/document.ts';
import { DOCUMENT as pt } from '../pt/document.ts';
import type { DocumentWords } from '../forms/document.ts';
import type { Language } from '../language.ts';

export const DOCUMENT_IN: Record<Language, DocumentWords> = { en, de, fr, es, nl, pt, it, ja, pl };
