import { relationsPath, type Relation } from '@/document/word/package/relations';
import { CONTENT_TYPES } from '@/document/word/package/word-package';
import { element, type XmlElement } from '@/document/word/package/xml-tree';
import type { PartKind } from './kept-parts';

/** A part of the new file. The first is the package itself, which has only relationships. */
export interface KeptPart {
  kind: PartKind | 'package';
  /** Its original path, and its path in the cleaned file. */
  source: string;
  path: string;
  type: string;
  content: XmlElement | Uint8Array;
  relations: Relation[];
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';

/** Rewrites names, types and relationships; keeps only parts that something refers to. */
export function writePackage(kept: readonly KeptPart[]): Map<string, XmlElement | Uint8Array> {
  const parts = new Map<string, XmlElement | Uint8Array>();
  const defaults = new Map([
    ['rels', RELATIONS_TYPE],
    ['xml', 'application/xml'],
  ]);
  const overrides: XmlElement[] = [];
  for (const { path, type, content, relations } of reached(kept)) {
    if (relations.length > 0) parts.set(relationsPath(path), relationships(path, relations));
    if (path === '') continue;
    parts.set(path, content);
    if (content instanceof Uint8Array) defaults.set(path.slice(path.lastIndexOf('.') + 1), type);
    else overrides.push(element('Override', { PartName: `/${path}`, ContentType: type }));
  }
  const general = [...defaults].map(([Extension, ContentType]) =>
    element('Default', { Extension, ContentType }),
  );
  parts.set(CONTENT_TYPES, element('Types', { xmlns: TYPES }, [...general, ...overrides]));
  return parts;
}

function reached(kept: readonly KeptPart[]): Set<KeptPart> {
  const byPath = new Map(kept.map((part) => [part.path, part]));
  const found = new Set(kept.slice(0, 1));
  // Iterating a Set includes items added meanwhile.
  for (const { relations } of found)
    for (const { path, isExternal } of relations) {
      const part = isExternal ? undefined : byPath.get(path);
      if (part) found.add(part);
    }
  return found;
}

const relationships = (from: string, relations: readonly Relation[]): XmlElement =>
  element(
    'Relationships',
    { xmlns: RELATIONS },
    relations.map((relation) => relationship(from, relation)),
  );

function relationship(from: string, { id, type, target, isExternal, path }: Relation): XmlElement {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const near = path.startsWith(folder) ? path.slice(folder.length) : `/${path}`;
  return element('Relationship', {
    Id: id,
    Type: type,
    Target: isExternal ? target : near,
    ...(isExternal && { TargetMode: 'External' }),
  });
}
