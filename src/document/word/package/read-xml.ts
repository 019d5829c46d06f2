import type { SaxesTagNS } from 'saxes';
import { boundedParser, type XmlRoom } from '@/lib/xml/bounded-parser';
import { isStrict, findPrefix, usualName } from './namespaces';
import { WordProblem } from './word-problem';
import type { WordUse } from './word-use';
import { element, isElement, type XmlElement } from './xml-tree';

/** Word nests by tens; a walk of the tree must come back. */
const DEEPEST = 200;

/**
 * A part as a tree that can be changed. Attributes of namespaces that are not listed are left out. Throws a
 * WordProblem for a document type, for what is not well-formed, and for more than there is room for.
 */
export function readXml(xml: string, room: XmlRoom, { sentences, strict }: WordUse): XmlElement {
  const root = element('');
  const open = [root];
  const refuse = (sentence: string): never => {
    throw new WordProblem(sentence);
  };
  const parser = boundedParser(room, {
    onText: (text) => {
      open.at(-1)?.children.push(text);
    },
    onDamage: () => refuse(sentences.damaged),
    onTooMuch: () => refuse(sentences.tooLarge),
  });
  const names = new NamesOfPart((prefix) => parser.resolve(prefix));
  parser.on('opentag', (tag) => {
    if (open.length > DEEPEST) refuse(sentences.damaged);
    if (strict !== null && isStrict(tag.uri)) refuse(strict);
    const child = names.elementOf(tag);
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

/** Gives the elements of a part our prefixes, and declares those at its root. */
class NamesOfPart {
  private readonly used = new Map<string, string>();
  /** By namespace, then by local name: one string for all elements of a name. */
  private readonly known = new Map<string, Map<string, string>>();
  private readonly resolve: (prefix: string) => string | undefined;

  constructor(resolve: (prefix: string) => string | undefined) {
    this.resolve = resolve;
  }

  elementOf({ local, uri, attributes }: SaxesTagNS): XmlElement {
    const name = this.nameOf(local, uri) ?? `?:${local}`;
    const made = element(name);
    for (const attribute of Object.values(attributes)) {
      const isBare = attribute.prefix === '';
      const own = isBare ? attribute.local : this.nameOf(attribute.local, attribute.uri);
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

  private nameOf(local: string, uri: string): string | undefined {
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

  /** Prefixes named in a value: ours, and `?` for one that means nothing to us. */
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
