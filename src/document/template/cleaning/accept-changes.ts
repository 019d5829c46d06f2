import {
  element,
  findChild,
  isElement,
  isOn,
  listElements,
  type XmlElement,
  type XmlNode,
} from '@/document/word/package/xml-tree';

const INSERTED = new Set(['w:ins', 'w:moveTo', 'w:cellIns', 'w:cellMerge', 'w14:conflictIns']);
const DELETED = new Set(['w:del', 'w:moveFrom', 'w14:conflictDel']);
/** Earlier formatting, and the ends of moves and comments. */
const MARKS =
  /^w:(?:\w+Change|(?:move(?:From|To)|customXml(?:Ins|Del|MoveFrom|MoveTo))Range(?:Start|End)|trackRevisions)$/u;
/** Word calls a file damaged where one of these has no paragraph. */
const HOLDERS = /^w:(?:tc|hdr|ftr|txbxContent|footnote|endnote)$/u;
const COMMENTS = /^w:comment(?:RangeStart|RangeEnd|Reference)$/u;

/** The findings while accepting changes in a part. */
export interface Accepted {
  hasChanges: boolean;
  hasComments: boolean;
  hasHidden: boolean;
}

/** Leaves a part as Word has it after accepting all changes and deleting all comments: no author is named. */
export function acceptChanges(root: XmlElement): Accepted {
  const accepted: Accepted = { hasChanges: false, hasComments: false, hasHidden: false };
  accept(root, accepted);
  return accepted;
}

function accept(parent: XmlElement, accepted: Accepted): void {
  const kept: XmlNode[] = [];
  /** The content of a paragraph whose end is deleted: it continues in the next. */
  let open: XmlNode[] = [];
  for (const child of parent.children) {
    if (!isElement(child)) kept.push(child);
    else if (COMMENTS.test(child.name)) accepted.hasComments = true;
    else if (isHidden(child)) accepted.hasHidden = true;
    else if (isGone(child)) accepted.hasChanges = true;
    else if (INSERTED.has(child.name)) {
      accepted.hasChanges = true;
      accept(child, accepted);
      kept.push(...child.children);
    } else {
      const goesOn = child.name === 'w:p' && hasDeleted(child, 'w:pPr', 'w:rPr');
      accept(child, accepted);
      if (child.name === 'w:p') {
        const words = child.children.filter((node) => !isElement(node) || node.name !== 'w:pPr');
        if (goesOn) {
          open.push(...words);
          continue;
        }
        const look = child.children.filter((node) => isElement(node) && node.name === 'w:pPr');
        child.children = [...look, ...open, ...words];
        open = [];
      }
      kept.push(...ended(open), child);
      open = [];
    }
  }
  parent.children = [...kept, ...ended(open)];
  const hasWords = listElements(parent).some(({ name }) => name !== 'w:tcPr');
  if (HOLDERS.test(parent.name) && !hasWords) parent.children.push(element('w:p'));
}

/** Gives left-over words a paragraph of their own. */
const ended = (children: XmlNode[]): XmlNode[] =>
  children.length === 0 ? [] : [element('w:p', {}, children)];

/** Deleted, or only a record of a change. A row and a cell say so in their properties. */
function isGone(node: XmlElement): boolean {
  return (
    DELETED.has(node.name) ||
    MARKS.test(node.name) ||
    (node.name === 'w:tr' && hasDeleted(node, 'w:trPr')) ||
    isEmptied(node, 'w:tbl', 'w:tr') ||
    isEmptied(node, 'w:tr', 'w:tc') ||
    (node.name === 'w:tc' && findChild(findChild(node, 'w:tcPr'), 'w:cellDel') !== undefined)
  );
}

function isEmptied(node: XmlElement, name: string, part: string): boolean {
  const parts = node.name === name ? listElements(node).filter((one) => one.name === part) : [];
  return parts.length > 0 && parts.every(isGone);
}

/** Hidden words, which a reader of the report could reveal. Those that mark fields and notes stay. */
function isHidden(node: XmlElement): boolean {
  const isSet = node.name === 'w:r' && isOn(findChild(node, 'w:rPr'), 'w:vanish');
  return isSet === true && findChild(node, 'w:t') !== undefined;
}

function hasDeleted(node: XmlElement, ...path: string[]): boolean {
  const place = path.reduce<XmlElement | undefined>(findChild, node);
  return place !== undefined && listElements(place).some(({ name }) => DELETED.has(name));
}
