import { descendants, element, type XmlElement } from '@/document/word/package/xml-tree';

/** Gives bookmarks numbers that are free in the document. Each name is used once. */
export class BookmarkNumbers {
  private next: number;
  private readonly names = new Set<string>();

  constructor(document: XmlElement) {
    this.next = 1;
    for (const { name, attributes } of descendants(document)) {
      if (!/^w:bookmark(?:Start|End)$/u.test(name)) continue;
      this.next = Math.max(this.next, Number(attributes['w:id'] ?? 0) + 1 || 1);
      this.names.add((attributes['w:name'] ?? '').toLowerCase());
    }
  }

  /** Wraps nodes in a bookmark; leaves them alone where the name is in use. */
  around<Node extends XmlElement>(name: string, nodes: Node[]): XmlElement[] {
    if (this.names.has(name.toLowerCase())) return nodes;
    this.names.add(name.toLowerCase());
    const id = String(this.next);
    this.next += 1;
    return [
      element('w:bookmarkStart', { 'w:id': id, 'w:name': name }),
      ...nodes,
      element('w:bookmarkEnd', { 'w:id': id }),
    ];
  }

  /** Renumbers bookmarks from another document; drops those whose names are in use. */
  adopt(nodes: readonly XmlElement[]): void {
    for (const root of nodes) {
      const ids = new Map<string, string | null>();
      for (const parent of descendants(root))
        parent.children = parent.children.filter((child) => {
          if (typeof child === 'string' || !/^w:bookmark(?:Start|End)$/u.test(child.name))
            return true;
          const own = child.attributes['w:id'] ?? '';
          if (child.name === 'w:bookmarkStart') {
            const name = (child.attributes['w:name'] ?? '').toLowerCase();
            ids.set(own, this.names.has(name) ? null : String(this.next));
            this.names.add(name);
            this.next += 1;
          }
          const id = ids.get(own) ?? null;
          if (id !== null) child.attributes['w:id'] = id;
          return id !== null;
        });
    }
  }
}
