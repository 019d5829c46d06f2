import { boundedParser, type XmlRoom } from '@/lib/xml/bounded-parser';
import { DAMAGED, TOO_LARGE, WordProblem } from './word-problem';

/** An element, its name without a prefix but for Word's own, which is 'w:'. */
export interface XmlElement {
  name: string;
  /** By their names without a prefix. */
  attributes: Record<string, string>;
  children: readonly XmlElement[];
  /** The text directly within it. */
  text: string;
}

const WORD =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)$/u;
/** Word nests tables and fields by tens, not by hundreds: whoever walks the tree must come back. */
const DEEPEST = 200;

interface OpenElement extends XmlElement {
  children: XmlElement[];
}

/** Shared by all that have none: a document has hundreds of thousands of elements, and most of them have not. */
const NO_ATTRIBUTES: XmlElement['attributes'] = {};
const NO_CHILDREN: XmlElement[] = [];

/**
 * A part of an Office file as a tree. A document type is refused, as Office does: with it go all tricks
 * with entities. Throws a WordProblem where the part is not well-formed, or too large.
 */
export function readXml(xml: string, room: XmlRoom): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const refuse = (sentence: string): never => {
    throw new WordProblem(sentence);
  };
  const parser = boundedParser(room, {
    onText: (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onDamage: () => refuse(DAMAGED),
    onTooMuch: () => refuse(TOO_LARGE),
  });
  /** One string for all elements of a name. */
  const names = new Map<string, string>();
  const nameOf = (local: string) => {
    const name = names.get(local) ?? `w:${local}`;
    names.set(local, name);
    return name;
  };
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > DEEPEST) refuse(DAMAGED);
    const written = Object.values(attributes);
    const element: OpenElement = {
      name: WORD.test(uri) ? nameOf(local) : local,
      attributes:
        written.length === 0
          ? NO_ATTRIBUTES
          : Object.fromEntries(written.map((attribute) => [attribute.local, attribute.value])),
      children: NO_CHILDREN,
      text: '',
    };
    const parent = open.at(-1) ?? root;
    if (parent.children === NO_CHILDREN) parent.children = [element];
    else parent.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root.children[0] ?? root;
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The value of a child's `w:val`: '' where it has none, undefined where there is no such child. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  const child = childOf(element, name);
  return child && (child.attributes['val'] ?? '');
}

/** Whether a switch such as `<w:b/>` is on; undefined where it is not there. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const value = valueOf(element, name);
  return value === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(value);
}
