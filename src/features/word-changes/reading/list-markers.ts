import { childOf, valueOf, type XmlElement } from './read-xml';

interface ListLevel {
  format: string;
  /** As Word has it: '%1.', '%1)'. */
  text: string;
  start: number;
}

export interface ListItem {
  level: 0 | 1 | 2;
  /** '-' for a bullet, otherwise the number as it prints: '3.', 'b)'. */
  marker: string;
}

/** Gives the item that a paragraph of a list is; each call counts on. Null where the list has no marker. */
export type NextItem = (list: string, level: number) => ListItem | null;

const HAS_NO_MARKER = ['none', undefined];

/** Counts a file's lists as Word does: by their definition, a deeper level beginning anew. */
export function countLists(numbering: XmlElement | undefined): NextItem {
  const definitions = new Map<string, XmlElement>();
  const lists = new Map<string, XmlElement>();
  for (const part of numbering?.children ?? []) {
    if (part.name === 'w:abstractNum')
      definitions.set(part.attributes['abstractNumId'] ?? '', part);
    if (part.name === 'w:num') lists.set(part.attributes['numId'] ?? '', part);
  }
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (list, depth) => {
    const number = lists.get(list);
    const definition = valueOf(number, 'w:abstractNumId') ?? '';
    const found = levelOf(number, definitions.get(definition), depth);
    if (!found || HAS_NO_MARKER.includes(found.format)) return null;
    const level = Math.min(depth, 2) as ListItem['level'];
    if (found.format === 'bullet') return { level, marker: '-' };
    const counted = counts.get(definition) ?? [];
    counts.set(definition, counted);
    // A list of its own over the same definition counts on, unless it says where it begins.
    const isFirst = !begun.has(`${list} ${depth}`) && hasOwnStart(number, depth);
    begun.add(`${list} ${depth}`);
    const last = isFirst ? undefined : counted[depth];
    counted[depth] = last === undefined ? found.start : last + 1;
    counted.length = depth + 1;
    return { level, marker: markerOf(found, counted[depth]) };
  };
}

function overrideOf(number: XmlElement | undefined, level: number): XmlElement | undefined {
  return number?.children.find(
    ({ name, attributes }) => name === 'w:lvlOverride' && attributes['ilvl'] === String(level),
  );
}

const hasOwnStart = (number: XmlElement | undefined, level: number) =>
  childOf(overrideOf(number, level), 'w:startOverride') !== undefined;

function levelOf(
  number: XmlElement | undefined,
  definition: XmlElement | undefined,
  level: number,
): ListLevel | null {
  const override = overrideOf(number, level);
  const found =
    childOf(override, 'w:lvl') ??
    definition?.children.find(
      ({ name, attributes }) => name === 'w:lvl' && attributes['ilvl'] === String(level),
    );
  if (!found) return null;
  const start = valueOf(override, 'w:startOverride') ?? valueOf(found, 'w:start') ?? '1';
  return {
    format: valueOf(found, 'w:numFmt') ?? 'decimal',
    text: valueOf(found, 'w:lvlText') ?? '',
    start: Number(start) || 0,
  };
}

/** In the forms that a typed text can have: '1.', '1)', 'a)'. */
function markerOf({ format, text }: ListLevel, count: number): string {
  const sign = text.trim().endsWith(')') ? ')' : '.';
  const letter = count >= 1 && count <= 26 ? String.fromCharCode(96 + count) : null;
  if (format === 'lowerLetter' && letter) return `${letter})`;
  if (format === 'upperLetter' && letter) return `${letter.toUpperCase()})`;
  // A number that was typed into the definition prints as it is: each item has one of its own.
  const [fixed] = /^(?:\d{1,3}[.)]|[A-Za-z]\))$/u.exec(text.trim()) ?? [];
  return fixed ?? `${count}${sign}`;
}
