import { relate, readRelations } from '@/document/word/package/relations';
import { CONTENT_TYPES, type WordPackage } from '@/document/word/package/word-package';
import {
  descendants,
  element,
  listElements,
  type XmlElement,
} from '@/document/word/package/xml-tree';

const TYPES: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** Copies pictures from our document into a template, under unused names. */
export class FirmPictures {
  private readonly ids = new Map<string, string>();
  private readonly sources: Map<string, string>;
  private readonly pack: WordPackage;
  private readonly ours: WordPackage;
  private next: number;

  constructor(pack: WordPackage, ours: WordPackage) {
    this.pack = pack;
    this.ours = ours;
    this.sources = new Map(readRelations(ours, ours.main).map(({ id, path }) => [id, path]));
    const numbers = [pack.main, ...readRelations(pack, pack.main).map(({ path }) => path)]
      .flatMap((path) => (/\.xml$/iu.test(path) ? [pack.tree(path)] : []))
      .flatMap((tree) => (tree ? [...descendants(tree)] : []))
      .filter(({ name }) => name === 'wp:docPr')
      .map(({ attributes }) => Number(attributes['id'] ?? 0) || 0);
    this.next = numbers.reduce((most, number) => Math.max(most, number), 0) + 1;
  }

  adopt(nodes: readonly XmlElement[]): void {
    for (const root of nodes)
      for (const node of descendants(root)) {
        if (node.name === 'wp:docPr') {
          node.attributes['id'] = String(this.next);
          this.next += 1;
        }
        const embedded = node.name === 'a:blip' ? node.attributes['r:embed'] : undefined;
        if (embedded !== undefined) node.attributes['r:embed'] = this.idFor(embedded);
      }
  }

  private idFor(id: string): string {
    const known = this.ids.get(id);
    if (known !== undefined) return known;
    const source = this.sources.get(id) ?? '';
    const ending = source.slice(source.lastIndexOf('.') + 1).toLowerCase();
    const path = `word/media/plumbline-${this.ids.size + 1}.${ending}`;
    this.pack.put(path, this.ours.bytes(source) ?? new Uint8Array());
    nameType(this.pack, ending);
    const made = relate(this.pack, this.pack.main, 'image', path);
    this.ids.set(id, made);
    return made;
  }
}

function nameType(pack: WordPackage, ending: string): void {
  const types = pack.tree(CONTENT_TYPES);
  const isKnown = (types ? listElements(types) : []).some(
    ({ name, attributes }) =>
      name === 'Default' && attributes['Extension']?.toLowerCase() === ending,
  );
  if (!isKnown)
    types?.children.unshift(
      element('Default', { Extension: ending, ContentType: TYPES[ending] ?? '' }),
    );
}
