import type { WordPackage } from './word-package';
import { element, listElements, type XmlElement } from './xml-tree';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Where a part's relationships are written. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

export interface Relation {
  id: string;
  type: string;
  /** The last word of its type. */
  kind: string;
  target: string;
  isExternal: boolean;
  /** The path of the part that it leads to; blank for an external one. */
  path: string;
  written: XmlElement;
}

export function readRelations(
  pack: WordPackage,
  part: string,
  path = relationsPath(part),
): Relation[] {
  const tree = pack.tree(path);
  return (tree ? listElements(tree) : []).map((written) => {
    const { Id = '', Type = '', Target = '', TargetMode = '' } = written.attributes;
    const isExternal = TargetMode.toLowerCase() === 'external';
    return {
      id: Id,
      type: Type,
      kind: Type.slice(Type.lastIndexOf('/') + 1),
      target: Target,
      isExternal,
      path: isExternal ? '' : resolved(part, Target),
      written,
    };
  });
}

function resolved(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = part.split('/').slice(0, -1);
  for (const step of target.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return steps.join('/');
}

/** Adds a relationship from a part to another, both by their paths, and gives its id. */
export function relate(pack: WordPackage, part: string, kind: string, target: string): string {
  const path = relationsPath(part);
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  if (!pack.has(path)) pack.put(path, element('Relationships', { xmlns: NAMESPACE }));
  const tree = pack.tree(path);
  const taken = new Set(readRelations(pack, part).map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`rId${number}`)) number += 1;
  const id = `rId${number}`;
  tree?.children.push(
    element('Relationship', {
      Id: id,
      Type: `${OFFICE}/${kind}`,
      Target: target.startsWith(folder) ? target.slice(folder.length) : `/${target}`,
    }),
  );
  return id;
}

/** The parts whose words are a document's: its body, heads, feet and notes. */
export function writtenParts(pack: WordPackage): string[] {
  const kinds = ['header', 'footer', 'footnotes', 'endnotes'];
  const beside = readRelations(pack, pack.main).filter(
    ({ kind, path }) => kinds.includes(kind) && pack.has(path),
  );
  return [pack.main, ...new Set(beside.map(({ path }) => path))];
}
