import { isBuildingPart } from './building-parts.ts';
import { capitalised, findHeadWord, joined, isPlural, uncapitalised } from './prose.ts';

/** A row's element as prose needs it: what it is, and where. */
export interface ElementName {
  /** Without article, as inside a sentence: "brick wall". Empty when the row does not say. */
  name: string;
  /** What the row adds on where it is: "ground floor, grid C4". */
  place: string;
}

const UNKNOWN =
  /^(?:n\/?a|none|nil|unknown|unclear|tbc|tbd|\?+|-+|(?:the\s+)?element (?:type )?(?:is )?(?:not determined|unknown|unclear|not (?:clear|recogni[sz]ed|identified)).*)$/i;

// What an analyst adds on how it knows the element says nothing about where it is.
const NO_PLACE = /^(?:by its|material not|not determined|unknown)/i;

// Longer than this it is a description, which a sentence cannot carry as a name.
const MAX_NAME = 100;
const MAX_PLACE = 120;

export function readElementName(text: string): ElementName {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:\s]+$/, '');
  if (plain === '' || UNKNOWN.test(plain)) return { name: '', place: '' };
  const split = /^(.+?)\s*(?:[:;(–—]|,\s|\s-\s|\.\s)\s*(.*)$/s.exec(plain);
  const name = (split?.[1] ?? plain).replace(/^(?:the|an?)\s+/i, '');
  const place = (split?.[2] ?? '').replace(/\)(?=[^(]*$)/, '').replace(/[.;,:\s]+$/, '');
  if (name.length > MAX_NAME) return { name: '', place: '' };
  return {
    name: uncapitalised(lowerTitleCase(name)),
    place: NO_PLACE.test(place) || place.length > MAX_PLACE ? '' : uncapitalised(place),
  };
}

/** "Brick Wall" as people fill in forms; a name such as "High Street" inside is left alone. */
function lowerTitleCase(name: string): string {
  const isTitle = /^(?:[A-Z][a-z]+\s)+[A-Z][a-z]+$/.test(name);
  return isTitle && isBuildingPart(name.split(' ').at(-1) ?? '') ? name.toLowerCase() : name;
}

// "column C4", "pier 2", "grid line 3": a designation needs no article.
const DESIGNATED = /\s(?:[A-Z]{0,3}-?\d+[A-Za-z]?|[A-Z])$/;

const LACKS_ARTICLE = /( (?:at|over|behind|under|above|below|of|beside|near)) (\p{Ll}+)$/u;

/** "the brick wall", "the lintel over the entrance", "column C4". */
export function definite(element: ElementName): string {
  const name = element.name.replace(LACKS_ARTICLE, '$1 the $2');
  if (DESIGNATED.test(name)) return name;
  return /^(?:all|both|each|several|two|three|four|its|no)\b/i.test(name) ? name : `the ${name}`;
}

/** A sentence that begins with the element's noun, with its whole name: "The stack leans" → "The chimney stack leans". */
export function withFullName(sentence: string, element: ElementName): string {
  const noun = findHeadWord(element.name);
  if (noun.length < 3 || element.name === noun || !/^\p{L}+$/u.test(noun)) return sentence;
  return sentence.replace(new RegExp(`^the ${noun}(?=\\s)`, 'i'), definite(element));
}

/** With where it is: "the brick wall, ground floor" — the place in brackets when it is long. */
export function located(element: ElementName): string {
  const { place } = element;
  if (!place) return definite(element);
  return `${definite(element)} (${place})`;
}

export function isPluralElement({ name }: ElementName): boolean {
  return isPlural(name);
}

const INSIDE =
  /\b(?:room|basement|cellar|attic|loft|corridor|kitchen|bathroom|hall|hallway|garage|stair|stairs|stairwell|staircase|void|duct|chamber)$/i;
const AT_POINT =
  /\b(?:column|columns|pier|piers|post|posts|bearing|bearings|joint|joints|corner|base|head|connection|connections|door|window|opening|lintel|chimney|gutter|downpipe|bolt|bolts|hinge|outlet|gully|drain)(?:\s+\S+)?$/i;

/** "on the brick wall", "at column C4", "in the basement". */
export function locative(element: ElementName): string {
  const { name } = element;
  const preposition = INSIDE.test(name) ? 'in' : AT_POINT.test(name) ? 'at' : 'on';
  return `${preposition} ${located(element)}`;
}

// What a thing is made of, or a word of position, does not say which thing is meant.
const MATERIAL =
  /^(?:concrete|reinforced|brick|masonry|timber|steel|stone|plaster|metal|wood|wooden|lead|block|external|internal|front|rear|side|main|over|under|behind|above|below|level|floor|storey|north|south|east|west|with|from|flat)$/;

/** Whether a text speaks of the element by name, so that a sentence need not name it again. */
export function mentions(text: string, { name }: ElementName): boolean {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const spoken = text.toLowerCase();
  return words.some((word) => !MATERIAL.test(word) && spoken.includes(word.replace(/s$/, '')));
}

/** At the beginning of a sentence: "The brick wall", "Column C4". */
export function definiteAtStart(element: ElementName): string {
  return capitalised(located(element));
}

/** Several elements, each once; "column C4" and "column C6" become "columns C4 and C6". */
export function listElementNames(elements: readonly ElementName[]): string[] {
  const codes = new Map<string, string[]>();
  for (const element of elements) {
    const code = DESIGNATED.exec(element.name)?.[0].trim() ?? '';
    const stem = code ? element.name.slice(0, -code.length).trim() : definite(element);
    if (element.name === '') continue;
    const known = codes.get(stem) ?? [];
    if (!known.includes(code)) codes.set(stem, [...known, code]);
  }
  return [...codes].map(([stem, list]) => {
    if (list[0] === '') return stem;
    return `${list.length > 1 ? `${stem}s` : stem} ${joined(list)}`;
  });
}
