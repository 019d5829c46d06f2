import { isStrict } from '@/document/word/package/namespaces';
import { type Relation, PackageParts } from '@/document/word/package/relations';
import type { WordPackage } from '@/document/word/package/word-package';
import { WordProblem } from '@/document/word/package/word-problem';
import { TEMPLATE } from '@/document/word/package/word-use';
import { descendants, type XmlElement, removeWhere } from '@/document/word/package/xml-tree';
import { acceptChanges } from './accept-changes';
import { cleanFields } from './clean-fields';
import { cleanTree } from './clean-tree';
import { fontFormat, pictureFormat } from './kept-bytes';
import { BESIDE_PACKAGE, listBeside, HYPERLINK, findPartKind, type PartKind } from './kept-parts';
import { isPage, type Reference, REFERENCES } from './kept-references';
import { Removed } from './removed';
import { type KeptPart, writePackage } from './write-package';

const MACROS =
  'This file holds macros. Save it in Word as “Word Document (.docx)”, without macros, and choose that file.';
const NO_TEXT =
  'This is not a Word document, though it is an Office file. Choose a .docx or .dotx file.';

const ID = /^[A-Za-z_][\w.-]*$/u;

/**
 * Rebuilds a file from what a letterhead needs: parts by content type, elements and attributes by list, relationships
 * by the element that uses them. Nothing that fetches, runs or embeds something is on the lists. Returns a sentence for
 * each kind of removed thing that the person may miss. Throws a WordProblem for macros, and for parts that are no XML.
 */
export function cleanTemplate(pack: WordPackage): string[] {
  const source = new PackageParts(pack);
  if (
    source.types().some((type) => /macroenabled|vbaproject|vbadata/u.test(type)) ||
    hasMacros(pack)
  )
    throw new WordProblem(MACROS);
  const cleaning = new Cleaning(source);
  cleaning.run();
  pack.replaceAll(cleaning.written());
  return cleaning.removed.sentences();
}

const hasMacros = (pack: WordPackage) =>
  pack.paths().some((path) => /vbaProject|vbaData/iu.test(path));

/** Our bookmarks, which identify an exported report: a template made from one must not be taken for it. */
const OUR_BOOKMARK = /^(?:pl_|photo_\d|_Toc_)/u;

/** Removes our own bookmarks from a part, and ends without a start. */
function cleanBookmarks(tree: XmlElement): void {
  removeWhere(
    tree,
    ({ name, attributes }) =>
      name === 'w:bookmarkStart' && OUR_BOOKMARK.test(attributes['w:name'] ?? ''),
  );
  const starts = new Set<string>();
  for (const { name, attributes } of descendants(tree))
    if (name === 'w:bookmarkStart') starts.add(attributes['w:id'] ?? '');
  removeWhere(
    tree,
    ({ name, attributes }) => name === 'w:bookmarkEnd' && !starts.has(attributes['w:id'] ?? ''),
  );
}

class Cleaning {
  readonly removed = new Removed();
  private readonly source: PackageParts;
  /** By their original paths. */
  private readonly kept = new Map<string, KeptPart>();
  private readonly left: KeptPart[] = [];
  private readonly numbers = new Map<PartKind, number>();

  constructor(source: PackageParts) {
    this.source = source;
  }

  run(): void {
    const whole: KeptPart = {
      kind: 'package',
      source: '',
      path: '',
      type: '',
      content: new Uint8Array(),
      relations: [],
    };
    this.kept.set('', whole);
    const given = this.source.listRelations('');
    const [main, other] = [...given.values()].filter(({ kind }) => kind === 'officeDocument');
    if (main && isStrict(main.type)) throw new WordProblem(TEMPLATE.strict);
    if (!main || other || !this.keepTarget(whole, main, 'document')) throw new WordProblem(NO_TEXT);
    this.keepBeside(whole, BESIDE_PACKAGE, given);
    this.sayRest(whole, given);
    for (let part = this.left.pop(); part; part = this.left.pop()) this.clean(part);
  }

  written(): Map<string, XmlElement | Uint8Array> {
    return writePackage([...this.kept.values()]);
  }

  private clean(part: KeptPart): void {
    if (part.content instanceof Uint8Array || part.kind === 'package') return;
    const given = this.source.listRelations(part.source);
    cleanTree(part.content, (...use) => this.follow(part, given, use), this.removed);
    cleanBookmarks(part.content);
    const { hasChanges, hasComments, hasHidden } = acceptChanges(part.content);
    if (cleanFields(part.content)) this.removed.say('field');
    if (hasChanges) this.removed.say('tracked');
    if (hasComments) this.removed.say('comments');
    if (hasHidden) this.removed.say('hidden');
    // A relationship may have gone with its drawing.
    const used = listReferences(part.content);
    part.relations = part.relations.filter(({ id }) => used.has(id));
    this.keepBeside(part, listBeside(part.kind), given);
    this.sayRest(part, given);
  }

  private follow(
    part: KeptPart,
    given: ReadonlyMap<string, Relation>,
    [{ to }, id, place]: [Reference, string, XmlElement],
  ): boolean {
    const relation = given.get(id);
    if (!relation || !ID.test(id)) return false;
    if (to !== 'page') {
      const isKept = this.keepTarget(part, relation, to, place);
      if (!isKept && findPartKind(to).root !== '') this.removed.name(to);
      if (!isKept && to === 'image' && relation.isExternal) this.removed.say('image');
      return isKept;
    }
    const isSafe = relation.isExternal && relation.type === HYPERLINK && isPage(relation.target);
    if (isSafe) keepRelation(part, relation);
    else this.removed.say('hyperlink');
    return isSafe;
  }

  private keepBeside(
    part: KeptPart,
    kinds: readonly PartKind[],
    given: ReadonlyMap<string, Relation>,
  ): void {
    const hasDiagram = part.relations.some(({ kind }) => kind === 'diagramData');
    for (const kind of kinds.filter((one) => one !== 'diagramDrawing' || hasDiagram))
      for (const relation of given.values())
        if (ID.test(relation.id)) this.keepTarget(part, relation, kind);
  }

  private keepTarget(
    part: KeptPart,
    relation: Relation,
    kind: PartKind,
    place?: XmlElement,
  ): boolean {
    if (!findPartKind(kind).relations.includes(relation.type)) return false;
    const path = this.source.findTarget(relation);
    const target =
      path === undefined ? null : (this.kept.get(path) ?? this.take(kind, path, place));
    if (target?.kind !== kind) return false;
    keepRelation(part, { ...relation, path: target.path });
    return true;
  }

  private take(kind: PartKind, path: string, place?: XmlElement): KeptPart | null {
    const { root, types, path: name } = findPartKind(kind);
    // Of kinds that occur once in a file, only the first is kept.
    if (!name.includes('#') && this.numbers.has(kind)) return null;
    if (root === '') return this.takeBytes(kind, path, place);
    if (!types.some((type) => type.toLowerCase() === this.source.findType(path))) return null;
    const content = this.source.tree(path);
    if (content?.name !== root) return null;
    const part = this.keep(kind, path, { ending: '', type: types[0] ?? '' }, content);
    this.left.push(part);
    return part;
  }

  private takeBytes(kind: PartKind, path: string, place?: XmlElement): KeptPart | null {
    const bytes = this.source.bytes(path);
    if (!bytes) return null;
    const format =
      kind === 'image'
        ? pictureFormat(bytes)
        : fontFormat(bytes, place?.attributes['w:fontKey'] ?? '');
    if (format) return this.keep(kind, path, { ...format, ending: `.${format.ending}` }, bytes);
    this.removed.say(kind === 'image' ? 'pictureFormat' : 'font');
    return null;
  }

  private keep(
    kind: PartKind,
    source: string,
    { ending, type }: { ending: string; type: string },
    content: XmlElement | Uint8Array,
  ): KeptPart {
    const number = (this.numbers.get(kind) ?? 0) + 1;
    this.numbers.set(kind, number);
    const path = findPartKind(kind).path.replace('#', String(number)) + ending;
    const part = { kind, source, path, type, content, relations: [] };
    this.kept.set(source, part);
    return part;
  }

  private sayRest(part: KeptPart, given: ReadonlyMap<string, Relation>): void {
    const ids = new Set(part.relations.map(({ id }) => id));
    for (const relation of given.values())
      if (!ids.has(relation.id)) this.removed.relation(relation);
  }
}

function listReferences(tree: XmlElement): Set<string> {
  const ids = new Set<string>();
  for (const { name, attributes } of descendants(tree))
    for (const [attribute, value] of Object.entries(attributes))
      if (`${name} ${attribute}` in REFERENCES) ids.add(value);
  return ids;
}

function keepRelation(part: KeptPart, relation: Relation): void {
  if (!part.relations.some(({ id }) => id === relation.id)) part.relations.push(relation);
}
