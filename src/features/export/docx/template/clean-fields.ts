import { descendants, isElement, removeWhere, type XmlElement } from './xml-tree';

/** Fields that say something of the document itself, or of what is typed in them. */
const HARMLESS = new Set(
  (
    'PAGE NUMPAGES SECTION SECTIONPAGES DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME TITLE AUTHOR SUBJECT ' +
    'KEYWORDS COMMENTS FILENAME FILESIZE DOCPROPERTY REF PAGEREF NOTEREF STYLEREF SEQ TOC TOA TC XE INDEX ' +
    'HYPERLINK IF COMPARE QUOTE SYMBOL ADVANCE EQ FORMTEXT FORMCHECKBOX FORMDROPDOWN LASTSAVEDBY NUMWORDS ' +
    'NUMCHARS REVNUM TEMPLATE USERNAME USERINITIALS USERADDRESS INFO LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT ' +
    'SET FILLIN ASK MERGEFIELD MERGEREC NEXT CITATION BIBLIOGRAPHY PRIVATE ='
  ).split(' '),
);
const SAFE_LINK = /^\s*HYPERLINK\s+(?:\\l\b|"?(?:https?:|mailto:))/iu;

/** Whether a field fetches nothing and runs nothing, by its instruction. */
function isHarmless(instruction: string): boolean {
  const [word = ''] = /^=|^[A-Za-z]+/u.exec(instruction.trim()) ?? [];
  const name = word.toUpperCase();
  return name === 'HYPERLINK' ? SAFE_LINK.test(instruction) : HARMLESS.has(name);
}

interface OpenField {
  instruction: string;
  /** What it is written with. */
  parts: XmlElement[];
  isResult: boolean;
}

/** Takes out fields that would fetch or run something, and leaves what they show. Says whether there were any. */
export function cleanFields(root: XmlElement): boolean {
  const gone = new Set<XmlElement>();
  const open: OpenField[] = [];
  for (const node of descendants(root)) {
    if (node.name === 'w:instrText' || node.name === 'w:delInstrText') {
      const field = open.at(-1);
      if (!field) continue;
      field.instruction += node.children.filter((child) => !isElement(child)).join('');
      field.parts.push(node);
    } else if (node.name === 'w:fldSimple') {
      if (isHarmless(node.attributes['w:instr'] ?? '')) continue;
      // An empty one of no meaning: its runs are its result and stay.
      node.attributes['w:instr'] = 'QUOTE ""';
      node.attributes['w:fldLock'] = 'true';
      gone.add(node);
    } else if (node.name === 'w:fldChar') readCharacter(node, open, gone);
  }
  for (const { instruction, parts } of open)
    if (!isHarmless(instruction)) parts.forEach((part) => gone.add(part));
  removeWhere(root, (child) => gone.has(child) && child.name !== 'w:fldSimple');
  return gone.size > 0;
}

function readCharacter(node: XmlElement, open: OpenField[], gone: Set<XmlElement>): void {
  const type = node.attributes['w:fldCharType'];
  if (type === 'begin') open.push({ instruction: '', parts: [node], isResult: false });
  const field = open.at(-1);
  if (!field || type === 'begin') return;
  field.parts.push(node);
  if (type !== 'end') return;
  open.pop();
  if (!isHarmless(field.instruction)) field.parts.forEach((part) => gone.add(part));
}
