import { relate, readRelations } from '@/document/word/package/relations';
import { CONTENT_TYPES, type WordPackage } from '@/document/word/package/word-package';
import {
  findChild,
  cloneElement,
  descendants,
  element,
  listElements,
  readValue,
  type XmlElement,
} from '@/document/word/package/xml-tree';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Copies lists from our document into a template, under unused numbers. */
export class FirmLists {
  private readonly ids = new Map<string, string>();
  private readonly ours: XmlElement[];
  private readonly abstracts = new Map<string, string>();
  private readonly pack: WordPackage;

  constructor(pack: WordPackage, ours: WordPackage) {
    this.pack = pack;
    this.ours = listElements(ours.tree('word/numbering.xml') ?? element(''));
  }

  adopt(nodes: readonly XmlElement[]): void {
    for (const root of nodes)
      for (const node of descendants(root)) {
        if (node.name !== 'w:numId') continue;
        const id = node.attributes['w:val'] ?? '';
        if (id !== '0') node.attributes['w:val'] = this.idFor(id);
      }
  }

  private idFor(id: string): string {
    const known = this.ids.get(id);
    if (known !== undefined) return known;
    const own = this.ours.find(
      ({ name, attributes }) => name === 'w:num' && attributes['w:numId'] === id,
    );
    const numbering = this.numbering();
    const next = String(highest(numbering, 'w:num', 'w:numId') + 1);
    this.ids.set(id, next);
    if (!own) return next;
    const num = cloneElement(own);
    num.attributes['w:numId'] = next;
    const abstract = findChild(num, 'w:abstractNumId');
    if (abstract)
      abstract.attributes['w:val'] = this.abstractFor(readValue(num, 'w:abstractNumId') ?? '');
    const end = numbering.children.findIndex(
      (child) => typeof child === 'object' && child.name === 'w:numIdMacAtCleanup',
    );
    numbering.children.splice(end < 0 ? numbering.children.length : end, 0, num);
    return next;
  }

  private abstractFor(id: string): string {
    const known = this.abstracts.get(id);
    if (known !== undefined) return known;
    const numbering = this.numbering();
    const next = highest(numbering, 'w:abstractNum', 'w:abstractNumId') + 1;
    this.abstracts.set(id, String(next));
    const own = this.ours.find(
      ({ name, attributes }) => name === 'w:abstractNum' && attributes['w:abstractNumId'] === id,
    );
    if (!own) return String(next);
    const abstract = cloneElement(own);
    // Later versions of Word describe lists with names that a template may not declare.
    abstract.attributes = Object.fromEntries(
      Object.entries(abstract.attributes).filter(([name]) => name.startsWith('w:')),
    );
    abstract.attributes['w:abstractNumId'] = String(next);
    const nsid = findChild(abstract, 'w:nsid');
    // Word merges lists that share this value.
    if (nsid) nsid.attributes['w:val'] = (0x50000000 + next).toString(16).toUpperCase();
    const firstNum = numbering.children.findIndex(
      (child) => typeof child === 'object' && ['w:num', 'w:numIdMacAtCleanup'].includes(child.name),
    );
    numbering.children.splice(firstNum < 0 ? numbering.children.length : firstNum, 0, abstract);
    return String(next);
  }

  private numbering(): XmlElement {
    const { pack } = this;
    const relation = readRelations(pack, pack.main).find(({ kind }) => kind === 'numbering');
    const known = relation && pack.tree(relation.path);
    if (known) return known;
    const path = 'word/numbering.xml';
    const made = element('w:numbering', { 'xmlns:w': W });
    pack.put(path, made);
    relate(pack, pack.main, 'numbering', path);
    addType(pack, path, TYPE);
    return made;
  }
}

function highest(numbering: XmlElement, name: string, attribute: string): number {
  return Math.max(
    0,
    ...listElements(numbering)
      .filter((child) => child.name === name)
      .map(({ attributes }) => Number(attributes[attribute] ?? 0) || 0),
  );
}

/** Declares an added part's content type. */
export function addType(pack: WordPackage, path: string, type: string): void {
  pack
    .tree(CONTENT_TYPES)
    ?.children.push(element('Override', { PartName: `/${path}`, ContentType: type }));
}
