import { boundedParser, type XmlRoom } from '@/lib/xml/bounded-parser';
import { TemplateProblem } from './template-problem';

/** An element as it is written, Word's own names under their usual prefixes. */
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
const STRICT =
  'This file is a “Strict Open XML Document”. Save it in Word as “Word Document (.docx)” and choose that file.';

const OFFICE = 'http://schemas.openxmlformats.org';
/** The prefixes that Word and LibreOffice write; files of other programs may have others. */
const PREFIXES: Record<string, string> = {
  [`${OFFICE}/wordprocessingml/2006/main`]: 'w',
  [`${OFFICE}/officeDocument/2006/relationships`]: 'r',
  [`${OFFICE}/drawingml/2006/wordprocessingDrawing`]: 'wp',
  [`${OFFICE}/drawingml/2006/main`]: 'a',
};
const STRICT_NAMESPACE = /^http:\/\/purl\.oclc\.org\/ooxml\//u;
/** Word nests by tens; whoever walks the tree must come back. */
const DEEPEST = 200;

/**
 * A part as a tree that can be changed. Throws a TemplateProblem for a document type, for what is not well-formed,
 * and for more than there is room for.
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
  const used = new Set<string>();
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (open.length > DEEPEST) refuse(DAMAGED);
    if (STRICT_NAMESPACE.test(uri)) refuse(STRICT);
    const named = (own: string, ownLocal: string, ownUri: string) => {
      const prefix = PREFIXES[ownUri];
      if (prefix === undefined) return own;
      used.add(ownUri);
      return `${prefix}:${ownLocal}`;
    };
    const element: XmlElement = {
      name: named(name, local, uri),
      attributes: {},
      children: [],
    };
    for (const attribute of Object.values(attributes)) {
      const own = attribute.prefix === '' ? attribute.name : null;
      element.attributes[own ?? named(attribute.name, attribute.local, attribute.uri)] =
        attribute.value;
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const top = root.children.find(isElement) ?? refuse(DAMAGED);
  for (const uri of used) top.attributes[`xmlns:${PREFIXES[uri] ?? ''}`] ??= uri;
  return top;
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
