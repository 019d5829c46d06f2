import { findChild, listElements, readValue, type XmlElement } from '../package/xml-tree';

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

/** Counts a file's lists as Word does: by their definition, a deeper level beginning again. */
export function countLists(numbering: XmlElement | undefined): NextItem {
  const definitions = new Map<string, Levels>();
  const lists = new Map<string, { definition: string; overrides: Levels }>();
  for (const part of numbering ? listElements(numbering) : []) {
    if (part.name === 'w:abstractNum')
      definitions.set(part.attributes['w:abstractNumId'] ?? '', levelsIn(part, 'w:lvl'));
    if (part.name === 'w:num')
      lists.set(part.attributes['w:numId'] ?? '', {
        definition: readValue(part, 'w:abstractNumId') ?? '',
        overrides: levelsIn(part, 'w:lvlOverride'),
      });
  }
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (list, depth) => {
    const { definition = '', overrides } = lists.get(list) ?? {};
    const override = overrides?.get(String(depth));
    const found = levelOf(override, definitions.get(definition)?.get(String(depth)));
    if (!found || HAS_NO_MARKER.includes(found.format)) return null;
    const level = Math.min(depth, 2) as ListItem['level'];
    if (found.format === 'bullet') return { level, marker: '-' };
    const counted = counts.get(definition) ?? [];
    counts.set(definition, counted);
    // A list of its own over the same definition counts on, unless it says where it begins.
    const isFirst =
      !begun.has(`${list} ${depth}`) && findChild(override, 'w:startOverride') !== undefined;
    begun.add(`${list} ${depth}`);
    const last = isFirst ? undefined : counted[depth];
    counted[depth] = last === undefined ? found.start : last + 1;
    counted.length = depth + 1;
    return { level, marker: markerOf(found, counted[depth]) };
  };
}

/** Elements by the level that they are of; Word has nine. */
type Levels = ReadonlyMap<string, XmlElement>;

function levelsIn(part: XmlElement, name: string): Levels {
  const levels = new Map<string, XmlElement>();
  for (const child of listElements(part)) {
    const level = child.attributes['w:ilvl'] ?? '';
    if (child.name === name && /^[0-8]$/u.test(level) && !levels.has(level))
      levels.set(level, child);
  }
  return levels;
}

function levelOf(
  override: XmlElement | undefined,
  defined: XmlElement | undefined,
): ListLevel | null {
  const found = findChild(override, 'w:lvl') ?? defined;
  if (!found) return null;
  const start = readValue(override, 'w:startOverride') ?? readValue(found, 'w:start') ?? '1';
  return {
    format: readValue(found, 'w:numFmt') ?? 'decimal',
    text: readValue(found, 'w:lvlText') ?? '',
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
