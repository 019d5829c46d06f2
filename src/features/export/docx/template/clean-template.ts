import { cleanFields } from './clean-fields';
import { relationsOf, relationsPath, type Relation } from './relations';
import { CONTENT_TYPES, type TemplatePackage } from './template-package';
import { TemplateProblem } from './template-problem';
import { descendants, elementsOf, removeWhere, type XmlElement } from './xml-tree';

const MACROS =
  'This file holds macros. Save it in Word as “Word Document (.docx)”, without macros, and choose that file.';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TEMPLATE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml';
const NO_TEXT =
  'This is not a Word document, though it is an Office file. Choose a .docx or .dotx file.';

/** What a letterhead is made of. All else is left behind. */
const KEPT = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties'],
  ...['styles', 'settings', 'fontTable', 'font', 'theme', 'numbering', 'header', 'footer'],
  ...['footnotes', 'endnotes', 'comments', 'image', 'hyperlink', 'customXml', 'customXmlProps'],
  ...['chart', 'chartStyle', 'chartColorStyle', 'chartUserShapes', 'diagramData', 'diagramLayout'],
  ...['diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
]);
const SAFE_TARGET = /^(?:https?:|mailto:)/iu;

/** Whoever wrote the file put these there; Word's own ways of saving go without a word. */
const SENTENCES: Record<string, string> = {
  attachedTemplate: 'A link to a template on another computer was taken out.',
  image: 'A picture that is fetched from elsewhere was taken out; insert it into the file itself.',
  hyperlink: 'A link that leads to no web page or mail address was taken out; its words stayed.',
  oleObject: 'An embedded object was taken out.',
  package: 'An embedded file was taken out.',
  control: 'An ActiveX control was taken out.',
  aFChunk: 'A file that Word would have inserted was taken out.',
  subDocument: 'A linked part of another document was taken out.',
  frame: 'A frame with another file was taken out.',
};
const OTHER = 'A link to another file was taken out.';
const FIELDS = 'A field that fetches or runs something was taken out; what it showed stayed.';

/** What an exported report is found again by: a template that was one must not be taken for it. */
const OUR_BOOKMARK = /^(?:pl_|photo_\d|_Toc_)/u;

/**
 * Takes out of a file what fetches, runs or embeds something, and all parts that nothing leads to then.
 * Gives a sentence for each kind of thing that the person may miss. Throws a TemplateProblem for macros.
 */
export function cleanTemplate(pack: TemplatePackage): string[] {
  makeDocument(pack);
  const removed = new Set<string>();
  const kept = new Set<string>([CONTENT_TYPES]);
  const left = [''];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const gone = new Map<string, Relation>();
    for (const relation of relationsOf(pack, part)) {
      const isSafe =
        KEPT.has(relation.kind) &&
        (relation.isExternal
          ? relation.kind === 'hyperlink' && SAFE_TARGET.test(relation.target)
          : pack.has(relation.path));
      if (!isSafe) {
        gone.set(relation.id, relation);
        const isKnown = relation.isExternal || relation.kind in SENTENCES;
        if (isKnown) removed.add(SENTENCES[relation.kind] ?? OTHER);
      } else if (!relation.isExternal && !kept.has(relation.path)) {
        kept.add(relation.path);
        left.push(relation.path);
      }
    }
    if (pack.has(relationsPath(part))) kept.add(relationsPath(part));
    if (gone.size > 0) dropRelations(pack, part, gone);
    const tree = isXml(part) ? pack.tree(part) : undefined;
    if (tree && cleanPart(tree, gone)) removed.add(FIELDS);
  }
  for (const path of pack.paths()) if (!kept.has(path)) pack.remove(path);
  cleanTypes(pack);
  return [...removed];
}

const isXml = (path: string) => /\.xml$/iu.test(path);

/** A template becomes a document; what is neither is refused. */
function makeDocument(pack: TemplatePackage): void {
  const types = pack.tree(CONTENT_TYPES);
  const own = elementsOf(types ?? { name: '', attributes: {}, children: [] });
  const isMacro = own.some(({ attributes }) =>
    /macroEnabled|vbaProject/iu.test(attributes['ContentType'] ?? ''),
  );
  if (isMacro || pack.paths().some((path) => /vbaProject|vbaData/iu.test(path)))
    throw new TemplateProblem(MACROS);
  const main = own.find(({ attributes }) => attributes['PartName'] === `/${pack.main}`);
  const type = main?.attributes['ContentType'] ?? DOCUMENT;
  if (type !== DOCUMENT && type !== TEMPLATE) throw new TemplateProblem(NO_TEXT);
  if (main) main.attributes['ContentType'] = DOCUMENT;
  if (pack.tree(pack.main)?.name !== 'w:document') throw new TemplateProblem(NO_TEXT);
}

function dropRelations(pack: TemplatePackage, part: string, gone: Map<string, Relation>): void {
  const tree = pack.tree(relationsPath(part));
  if (tree) removeWhere(tree, ({ attributes }) => gone.has(attributes['Id'] ?? ''));
}

/** What shows or runs something that is gone. A link's words stay. */
const HOLDERS = new Set(['w:drawing', 'w:pict', 'w:object', 'w:control', 'w:altChunk', 'w:subDoc']);

function cleanPart(tree: XmlElement, gone: Map<string, Relation>): boolean {
  const leadsAway = ({ attributes }: XmlElement) =>
    Object.entries(attributes).some(([name, value]) => name.startsWith('r:') && gone.has(value));
  removeWhere(tree, (child) => {
    if (child.name === 'w:bookmarkStart')
      return OUR_BOOKMARK.test(child.attributes['w:name'] ?? '');
    if (child.name === 'w:attachedTemplate' || child.name === 'w:mailMerge') return true;
    // Word and LibreOffice show their data's copy, which lies beside it.
    if (child.name === 'w:dataBinding') return true;
    if (!HOLDERS.has(child.name)) return child.name !== 'w:hyperlink' && leadsAway(child);
    for (const inner of descendants(child)) if (leadsAway(inner)) return true;
    return false;
  });
  for (const link of descendants(tree))
    if (link.name === 'w:hyperlink' && leadsAway(link)) delete link.attributes['r:id'];
  const ends = new Set<string>();
  for (const { name, attributes } of descendants(tree))
    if (name === 'w:bookmarkStart') ends.add(attributes['w:id'] ?? '');
  removeWhere(
    tree,
    ({ name, attributes }) => name === 'w:bookmarkEnd' && !ends.has(attributes['w:id'] ?? ''),
  );
  return cleanFields(tree);
}

/** Only what is still there has a type. */
function cleanTypes(pack: TemplatePackage): void {
  const types = pack.tree(CONTENT_TYPES);
  if (!types) return;
  removeWhere(types, ({ name, attributes }) => {
    const path = (attributes['PartName'] ?? '').slice(1);
    return name === 'Override' && !pack.has(path);
  });
}
