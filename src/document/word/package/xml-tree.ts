/**
 * An element under the prefixes of namespaces.ts, whatever the file calls its namespaces. One of a namespace
 * that is not listed there is called `?:name`, and is nothing to be written.
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

/** The `w:val` of a child; undefined where there is none. */
export const readValue = (parent: XmlElement | undefined, name: string): string | undefined =>
  findChild(parent, name)?.attributes['w:val'];

/** Whether a switch such as `<w:b/>` is on; undefined where it is not there. */
export function isOn(parent: XmlElement | undefined, name: string): boolean | undefined {
  const child = findChild(parent, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes['w:val'] ?? '');
}

/** The text directly within an element. */
export function joinText({ children }: XmlElement): string {
  const [only = ''] = children;
  if (children.length < 2) return isElement(only) ? '' : only;
  return children.filter((child) => !isElement(child)).join('');
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

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

export const cloneElement = ({ name, attributes, children }: XmlElement): XmlElement => ({
  name,
  attributes: { ...attributes },
  children: children.map((child) => (isElement(child) ? cloneElement(child) : child)),
});
