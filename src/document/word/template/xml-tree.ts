import type { SaxesTagNS } from 'saxes';
import { boundedParser, type XmlRoom } from '@/lib/xml/bounded-parser';
import { prefixOf } from './cleaning/vocabulary/known-names';
import { TemplateProblem } from './template-problem';

/**
 * An element under the prefixes of known-names.ts, whatever the file calls its namespaces. One of a namespace
 * that is not listed there is called `?:name`, and is nothing to be written.
 */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

export const DAMAGED =
  'This Word file is damaged and cannot be read. Open it in Word, save it again and choose that file.';
export const TOO_LARGE =
  'This file would unpack to more than a template can hold. Take large pictures and attachments out of it in Word and choose it again.';
export const STRICT =
  'This file is a “Strict Open XML Document”. Save it in Word as “Word Document (.docx)” and choose that file.';

/** What names and relationships of such a file begin with. */
export const STRICT_TYPE = /^http:\/\/purl\.oclc\.org\/ooxml\//u;
/** Word nests by tens; whoever walks the tree must come back. */
const DEEPEST = 200;

/**
 * A part as a tree that can be changed. Attributes of namespaces that are not listed are left out. Throws a
 * TemplateProblem for a document type, for what is not well-formed, and for more than there is room for.
 */
export function parseXml(xml: string, room: XmlRoom): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const refuse = (sentence: string): never => {
    throw new TemplateProblem(sentence);
  };
  const parser = boundedParser(room, {
    onText: (text) => {
      open.at(-1)?.children.push(text);
    },
    onDamage: () => refuse(DAMAGED),
    onTooMuch: () => refuse(TOO_LARGE),
  });
  const names = new NamesOfPart((prefix) => parser.resolve(prefix));
  parser.on('opentag', (tag) => {
    if (open.length > DEEPEST) refuse(DAMAGED);
    if (STRICT_TYPE.test(tag.uri)) refuse(STRICT);
    const element = names.elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const top = root.children.find(isElement) ?? refuse(DAMAGED);
  top.attributes = { ...names.declarations(), ...top.attributes };
  return top;
}

/** Gives the elements of a part our prefixes, and declares those at its root. */
class NamesOfPart {
  private readonly used = new Map<string, string>();
  private readonly resolve: (prefix: string) => string | undefined;

  constructor(resolve: (prefix: string) => string | undefined) {
    this.resolve = resolve;
  }

  elementOf({ local, uri, attributes }: SaxesTagNS): XmlElement {
    const name = this.nameOf(local, uri) ?? `?:${local}`;
    const element: XmlElement = { name, attributes: {}, children: [] };
    for (const attribute of Object.values(attributes)) {
      const isBare = attribute.prefix === '';
      const own = isBare ? attribute.local : this.nameOf(attribute.local, attribute.uri);
      if (own === undefined || attribute.name === 'xmlns') continue;
      if (own === 'mc:Ignorable')
        element.attributes[own] = this.prefixes(attribute.value).replaceAll(/ ?\?/gu, '').trim();
      else if (`${name} ${own}` === 'mc:Choice Requires')
        element.attributes[own] = this.prefixes(attribute.value);
      else element.attributes[own] = attribute.value;
    }
    return element;
  }

  declarations(): Record<string, string> {
    return Object.fromEntries(
      [...this.used].map(([prefix, uri]) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, uri]),
    );
  }

  private nameOf(local: string, uri: string): string | undefined {
    const prefix = prefixOf(uri);
    if (prefix === undefined) return undefined;
    if (prefix !== 'xml') this.used.set(prefix, uri);
    return prefix === '' ? local : `${prefix}:${local}`;
  }

  /** Prefixes named in a value: ours, and `?` for one that means nothing to us. */
  private prefixes(value: string): string {
    const ours = value.split(/\s+/u).flatMap((word) => {
      if (word === '') return [];
      const uri = this.resolve(word);
      const prefix = uri === undefined ? undefined : prefixOf(uri);
      if (uri === undefined || !prefix || prefix === 'xml') return ['?'];
      this.used.set(prefix, uri);
      return [prefix];
    });
    return [...new Set(ours)].join(' ');
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
const escapeText = (text: string) => text.replace(/[&<>\r]/gu, (sign) => ESCAPES[sign] ?? sign);
const escapeValue = (text: string) =>
  text.replace(/[&<>"\n\r\t]/gu, (sign) => ESCAPES[sign] ?? sign);

export function writeXml(root: XmlElement): string {
  const parts = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  const write = (node: XmlNode) => {
    if (typeof node === 'string') {
      parts.push(escapeText(node));
      return;
    }
    parts.push('<', node.name);
    for (const name in node.attributes)
      parts.push(' ', name, '="', escapeValue(node.attributes[name] ?? ''), '"');
    if (node.children.length === 0) {
      parts.push('/>');
      return;
    }
    parts.push('>');
    node.children.forEach(write);
    parts.push('</', node.name, '>');
  };
  write(root);
  return parts.join('');
}

export const isElement = (node: XmlNode | undefined): node is XmlElement =>
  typeof node === 'object';

export const element = (
  name: string,
  attributes: Record<string, string> = {},
  children: XmlNode[] = [],
): XmlElement => ({ name, attributes, children });

export const elementsOf = ({ children }: XmlElement): XmlElement[] => children.filter(isElement);

export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent?.children.find(
    (child): child is XmlElement => isElement(child) && child.name === name,
  );
}

/** The `w:val` of a child; undefined where there is none. */
export const valueOf = (parent: XmlElement | undefined, name: string): string | undefined =>
  childOf(parent, name)?.attributes['w:val'];

/** Every element within another, itself included, parents first. */
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

/** Takes elements out wherever they are. */
export function removeWhere(root: XmlElement, isGone: (child: XmlElement) => boolean): void {
  for (const parent of descendants(root))
    if (parent.children.some((child) => isElement(child) && isGone(child)))
      parent.children = parent.children.filter((child) => !isElement(child) || !isGone(child));
}

export const cloneOf = ({ name, attributes, children }: XmlElement): XmlElement => ({
  name,
  attributes: { ...attributes },
  children: children.map((child) => (isElement(child) ? cloneOf(child) : child)),
});
