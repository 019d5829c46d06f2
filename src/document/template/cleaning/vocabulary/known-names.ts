import { CHART_NAMES } from './chart-names';
import { DIAGRAM_NAMES } from './diagram-names';
import { DRAWING_NAMES } from './drawing-names';
import { MATH_NAMES } from './math-names';
import { PACKAGE_NAMES } from './package-names';
import { PLACING_NAMES } from './placing-names';
import type { Vocabulary } from './vocabulary';
import { VML_NAMES } from './vml-names';
import { WORD_EXTENSION_NAMES } from './word-extension-names';
import { WORD_NAMES } from './word-names';

const ALL: Vocabulary[] = [
  ...PACKAGE_NAMES,
  ...WORD_NAMES,
  ...WORD_EXTENSION_NAMES,
  ...PLACING_NAMES,
  ...DRAWING_NAMES,
  ...CHART_NAMES,
  ...DIAGRAM_NAMES,
  ...VML_NAMES,
  ...MATH_NAMES,
];

const listNames = (kind: 'elements' | 'attributes' | 'shared') =>
  new Set(
    ALL.flatMap((own) => (own[kind]?.match(/\S+/gu) ?? []).map((name) => `${own.prefix}:${name}`)),
  );
const ELEMENTS = listNames('elements');
const ATTRIBUTES = listNames('attributes');
const SHARED = listNames('shared');

/** Tells that a letterhead may have an element, by the prefixes of namespaces.ts. */
export const isKnownElement = (name: string): boolean =>
  ELEMENTS.has(name.includes(':') ? name : `:${name}`);

/** Tells that an element may have an attribute; those that refer to other parts are in kept-references.ts. */
export const isKnownAttribute = (element: string, name: string): boolean =>
  name.includes(':')
    ? SHARED.has(name)
    : ATTRIBUTES.has(`${element.slice(0, Math.max(0, element.indexOf(':')))}:${name}`);
