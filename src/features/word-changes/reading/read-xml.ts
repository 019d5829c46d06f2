import { SaxesParser } from 'saxes';
import { DAMAGED, TOO_LARGE, WordProblem } from './word-problem';

/** An element, its name without a prefix but for Word's own, which is 'w:'. */
export interface XmlElement {
  name: string;
  /** By their names without a prefix. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text directly within it. */
  text: string;
}

const WORD =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)$/u;
/** Word nests tables and fields by tens, not by hundreds: whoever walks the tree must come back. */
const DEEPEST = 200;

/** Elements, attributes and texts that may still become objects: a few bytes of XML are a hundred of memory. */
export interface XmlRoom {
  nodes: number;
}

/**
 * A part of an Office file as a tree. A document type is refused, as Office does: with it go all tricks
 * with entities. Throws a WordProblem where the part is not well-formed, or too large.
 */
export function readXml(xml: string, room: XmlRoom): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = () => {
    throw new WordProblem(DAMAGED);
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  const takeRoom = () => {
    room.nodes -= 1;
    if (room.nodes < 0) throw new WordProblem(TOO_LARGE);
  };
  parser.on('attribute', takeRoom);
  parser.on('opentag', ({ local, uri, attributes }) => {
    takeRoom();
    if (open.length > DEEPEST) refuse();
    const element: XmlElement = {
      name: WORD.test(uri) ? `w:${local}` : local,
      attributes: Object.fromEntries(
        Object.values(attributes).map((attribute) => [attribute.local, attribute.value]),
      ),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const takeText = (text: string) => {
    takeRoom();
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
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
