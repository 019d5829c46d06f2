import { type WordPackage, CONTENT_TYPES } from './word-package';
import { element, listElements, type XmlElement } from './xml-tree';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

export interface Relation {
  id: string;
  type: string;
  /** The last segment of its type. */
  kind: string;
  target: string;
  isExternal: boolean;
  /** The path of its target part; blank for an external one. */
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

/** Adds a relationship between two parts, given by path, and returns its id. */
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

/** The parts with a document's words: body, headers, footers and notes. */
export function writtenParts(pack: WordPackage): string[] {
  const kinds = ['header', 'footer', 'footnotes', 'endnotes'];
  const beside = readRelations(pack, pack.main).filter(
    ({ kind, path }) => kinds.includes(kind) && pack.has(path),
  );
  return [pack.main, ...new Set(beside.map(({ path }) => path))];
}

/** Drops ambiguous names: those that differ only in case or escaping. */
class Unambiguous<Value> {
  private readonly known = new Map<string, Value | null>();

  add(name: string | null, value: Value): void {
    if (name === null) return;
    this.known.set(name, this.known.has(name) && this.known.get(name) !== value ? null : value);
  }

  get(name: string | null): Value | undefined {
    return (name === null ? null : this.known.get(name)) ?? undefined;
  }

  values(): Value[] {
    return [...this.known.values()].filter((value) => value !== null);
  }
}

/** The parts of a file, found by name as OPC compares names, and identified by content type. */
export class PackageParts {
  private readonly paths = new Unambiguous<string>();
  private readonly byName = new Unambiguous<string>();
  private readonly byEnding = new Unambiguous<string>();
  readonly pack: WordPackage;

  constructor(pack: WordPackage) {
    this.pack = pack;
    for (const path of pack.paths()) this.paths.add(normaliseName(path), path);
    const types = pack.tree(CONTENT_TYPES);
    for (const { name, attributes } of types ? listElements(types) : []) {
      const type = (attributes['ContentType'] ?? '').trim().toLowerCase();
      if (name === 'Override') this.byName.add(normaliseName(attributes['PartName'] ?? ''), type);
      if (name === 'Default')
        this.byEnding.add((attributes['Extension'] ?? '').toLowerCase(), type);
    }
  }

  /** All declared types, even those of missing parts. */
  types(): string[] {
    return [...this.byName.values(), ...this.byEnding.values()];
  }

  /** A part's content type in lower case; blank where none or several are declared. */
  findType(path: string): string {
    const ending = /\.([^./]+)$/u.exec(path)?.[1]?.toLowerCase() ?? '';
    return this.byName.get(normaliseName(path)) ?? this.byEnding.get(ending) ?? '';
  }

  /** The relationships of a part ('' for the package) by id; duplicate ids are dropped. */
  listRelations(part: string): Map<string, Relation> {
    const path = this.paths.get(normaliseName(relationsPath(part)));
    const all = path === undefined ? [] : readRelations(this.pack, part, path);
    const ids = all.map(({ id }) => id);
    return new Map(
      all
        .filter(({ id }) => ids.indexOf(id) === ids.lastIndexOf(id))
        .map((relation) => [relation.id, relation]),
    );
  }

  /** The path of an internal relationship's target. */
  findTarget({ isExternal, path }: Relation): string | undefined {
    return isExternal ? undefined : this.paths.get(normaliseName(path));
  }

  bytes(path: string): Uint8Array | undefined {
    return this.pack.bytes(path);
  }

  tree(path: string): XmlElement | undefined {
    return this.pack.tree(path);
  }
}

/** A part's name, normalised for comparison; null for one that leaves the package or is invalid. */
function normaliseName(path: string): string | null {
  try {
    const name = decodeURIComponent(path.replace(/^\//u, '')).toLowerCase();
    const isPlain = name
      .split('/')
      .every((step) => step !== '' && !/[\\:*?"<>|\p{Cc}%]|^\.*$/u.test(step));
    return isPlain ? name : null;
  } catch {
    return null;
  }
}
