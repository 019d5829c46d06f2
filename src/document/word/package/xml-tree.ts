import { type SaxesTagNS, SaxesParser } from 'saxes';
import { isStrict, findPrefix, usualName } from './namespaces';
import { WordProblem } from './word-problem';
import type { WordUse } from './word-use';

/**
 * An element under the prefixes of namespaces.ts, whatever the file uses. One of an unlisted namespace is named
 * `?:name`, and is never written.
 */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

export const isElement = (node: XmlNode | undefined): node is XmlElement =>
  typeof node === 'object';

export const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlNode[] = [],
): XmlElement => ({ name, attributes, children });

export const listElements = ({ children }: XmlElement): XmlElement[] => children.filter(isElement);

export function findChild(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find(
    (child): child is XmlElement => isElement(child) && child.name === name,
  );
}

/** The `w:val` of a child; undefined for none. */
export const readValue = (parent: XmlElement | undefined, name: string): string | undefined =>
  findChild(parent, name)?.attributes['w:val'];

/** Reads a switch such as `<w:b/>`; undefined where absent. */
export function isOn(parent: XmlElement | undefined, name: string): boolean | undefined {
  const child = findChild(parent, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes['w:val'] ?? '');
}

/** The text directly inside an element. */
export function joinText({ children }: XmlElement): string {
  const [only = ''] = children;
  if (children.length < 2) return isElement(only) ? '' : only;
  return children.filter((child) => !isElement(child)).join('');
}

/** The words inside an element, except deleted ones. */
export function readText(part: XmlElement): string {
  const { name } = part;
  if (name === 'w:t') return joinText(part);
  if (name === 'w:del' || name === 'w:moveFrom') return '';
  if (name === 'w:tab' || name === 'w:br') return ' ';
  return listElements(part).map(readText).join('') + (name === 'w:p' ? '\n' : '');
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** All elements within another, itself included, parents first. */
export function* descendants(root: XmlElement): Generator<XmlElement> {
  const left = [root];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    for (let index = next.children.length - 1; index >= 0; index -= 1) {
      const child = next.children[index];
      if (isElement(child)) left.push(child);
    }
  }
}

/** Removes matching elements at any depth. */
export function removeWhere(root: XmlElement, isGone: (child: XmlElement) => boolean): void {
  for (const parent of descendants(root))
    if (parent.children.some((child) => isElement(child) && isGone(child)))
      parent.children = parent.children.filter((child) => !isElement(child) || !isGone(child));
}

export const cloneElement = ({ name, attributes, children }: XmlElement): XmlElement => ({
  name,
  attributes: { ...attributes },
  children: children.map((child) => (isElement(child) ? cloneElement(child) : child)),
});

/** Word nests by tens; a recursive walk must not overflow. */
const DEEPEST = 200;

/**
 * Parses a part into a mutable tree. Drops attributes of unlisted namespaces. Throws a WordProblem for a document type,
 * for malformed XML, and for more than there is room for.
 */
export function readXml(xml: string, room: XmlRoom, { sentences, strict }: WordUse): XmlElement {
  const root = element('');
  const open = [root];
  const parser = boundedParser(room, sentences, (text) => {
    open.at(-1)?.children.push(text);
  });
  const names = new NamesOfPart((prefix) => parser.resolve(prefix));
  parser.on('opentag', (tag) => {
    if (open.length > DEEPEST) refuse(sentences.damaged);
    if (strict !== null && isStrict(tag.uri)) refuse(strict);
    const child = names.buildElement(tag);
    open.at(-1)?.children.push(child);
    open.push(child);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const top = root.children.find(isElement) ?? refuse(sentences.damaged);
  top.attributes = { ...names.declarations(), ...top.attributes };
  return top;
}

/** Renames a part's elements to our prefixes, and declares those at the root. */
class NamesOfPart {
  private readonly used = new Map<string, string>();
  /** By namespace, then local name: elements of a name share one string. */
  private readonly known = new Map<string, Map<string, string>>();
  private readonly resolve: (prefix: string) => string | undefined;

  constructor(resolve: (prefix: string) => string | undefined) {
    this.resolve = resolve;
  }

  buildElement({ local, uri, attributes }: SaxesTagNS): XmlElement {
    const name = this.findName(local, uri) ?? `?:${local}`;
    const made = element(name);
    for (const attribute of Object.values(attributes)) {
      const isBare = attribute.prefix === '';
      const own = isBare ? attribute.local : this.findName(attribute.local, attribute.uri);
      if (own === undefined || attribute.name === 'xmlns') continue;
      if (own === 'mc:Ignorable')
        made.attributes[own] = this.prefixes(attribute.value).replaceAll(/ ?\?/gu, '').trim();
      else if (`${name} ${own}` === 'mc:Choice Requires')
        made.attributes[own] = this.prefixes(attribute.value);
      else made.attributes[own] = attribute.value;
    }
    return made;
  }

  declarations(): Record<string, string> {
    return Object.fromEntries(
      [...this.used].map(([prefix, uri]) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, uri]),
    );
  }

  private findName(local: string, uri: string): string | undefined {
    const names = this.known.get(uri) ?? new Map<string, string>();
    const name = names.get(local) ?? this.newName(local, usualName(uri));
    if (name === undefined) return undefined;
    this.known.set(uri, names.set(local, name));
    return name;
  }

  private newName(local: string, uri: string): string | undefined {
    const prefix = findPrefix(uri);
    if (prefix === undefined) return undefined;
    if (prefix !== 'xml') this.used.set(prefix, uri);
    return prefix === '' ? local : `${prefix}:${local}`;
  }

  /** The prefixes in a value: ours, and `?` for unknown ones. */
  private prefixes(value: string): string {
    const ours = value.split(/\s+/u).flatMap((word) => {
      if (word === '') return [];
      const uri = this.resolve(word);
      const prefix = uri === undefined ? undefined : findPrefix(uri);
      if (uri === undefined || !prefix || prefix === 'xml') return ['?'];
      this.used.set(prefix, uri);
      return [prefix];
    });
    return [...new Set(ours)].join(' ');
  }
}

/** The elements, attributes and texts still allowed: a few bytes of XML take a hundred of memory. */
export interface XmlRoom {
  nodes: number;
}

const refuse = (sentence: string): never => {
  throw new WordProblem(sentence);
};

/** Word's own have forty, namespaces included. */
const MOST_ATTRIBUTES = 1000;

/**
 * A parser that counts its input before anything is built from it, and refuses a document type: that excludes all
 * entity attacks. The caller adds handlers for elements.
 */
function boundedParser(
  room: XmlRoom,
  { damaged, tooLarge }: WordUse['sentences'],
  onText: (text: string) => void,
): SaxesParser<{ xmlns: true; position: false }> {
  const parser = new SaxesParser({ xmlns: true, position: false } as const);
  let attributes = 0;
  const count = () => {
    room.nodes -= 1;
    if (room.nodes < 0) refuse(tooLarge);
  };
  const takeText = (text: string) => {
    count();
    onText(text);
  };
  parser.on('error', () => refuse(damaged));
  parser.on('doctype', () => refuse(damaged));
  parser.on('opentagstart', () => {
    attributes = 0;
    count();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) refuse(tooLarge);
    count();
  });
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  return parser;
}
