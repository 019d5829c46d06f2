import {
  element,
  listElements,
  isElement,
  removeWhere,
  type XmlElement,
  type XmlNode,
} from '@/document/word/package/xml-tree';
import { type Reference, REFERENCES } from './kept-references';
import { safeText, safeValue } from './safe-values';
import type { Removed } from './removed';
import { isKnownAttribute, isKnownElement } from './vocabulary/known-names';

/** Says whether a relationship leads to what its place may lead to, and keeps what it leads to. */
export type Follow = (reference: Reference, id: string, place: XmlElement) => boolean;

/** Elements that only label words: the words stay. */
const WRAPPERS = new Set(['w:smartTag', 'w:customXml']);
/** Elements that are nothing without their picture, chart or diagram. */
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:background', 'a:blipFill', 'a:buBlip']);

/** Leaves in a part what a letterhead is written with, and the references that lead where they may. */
export function cleanTree(root: XmlElement, follow: Follow, removed: Removed): void {
  new TreeCleaner(root.name, follow, removed).clean(root);
  dropBulletsWithoutPicture(root);
}

class TreeCleaner {
  /** The drawing around the current node has lost its content. */
  private isLost = false;
  private readonly hasPrefixes: boolean;
  /** A person may miss what is removed here; settings and properties are Word's own affair. */
  private readonly isSpoken: boolean;
  private readonly follow: Follow;
  private readonly removed: Removed;

  constructor(root: string, follow: Follow, removed: Removed) {
    this.hasPrefixes = root.includes(':');
    this.isSpoken = this.hasPrefixes && root !== 'w:settings' && root !== 'cp:coreProperties';
    this.follow = follow;
    this.removed = removed;
  }

  /** Cleans an element in its place. Says whether it may stay. */
  clean(node: XmlElement): boolean {
    const stays = this.cleanAttributes(node);
    const isExtension = /:(?:ext|extLst)$/u.test(node.name);
    node.children = node.children.flatMap((child) =>
      isElement(child) ? this.cleaned(child, node, isExtension) : [safeText(node.name, child)],
    );
    if (node.name === 'a:graphicData' && listElements(node).length === 0) this.isLost = true;
    return stays;
  }

  private cleaned(node: XmlElement, parent: XmlElement, isExtension: boolean): XmlNode[] {
    // A way of drawing that needs what is not known here: there is another beside it.
    if (node.name === 'mc:Choice' && !isReadable(node)) return [];
    if (WRAPPERS.has(node.name)) {
      this.clean(node);
      return node.children;
    }
    if (!this.isKnown(node.name)) {
      if (node.name === '?:svgBlip') this.removed.say('svg');
      else this.removed.element(node.name, this.isSpoken && !isExtension);
      return [];
    }
    const wasLost = this.isLost;
    this.isLost = false;
    const stays = this.clean(node);
    const isLost = this.isLost;
    this.isLost = wasLost;
    if (isLost) return this.withoutPicture(node, parent);
    if (!stays || isEmptyExtension(node)) return [];
    return node.name === 'mc:AlternateContent' ? alternatives(node) : [node];
  }

  private isKnown(name: string): boolean {
    return isKnownElement(name) && name.includes(':') === this.hasPrefixes;
  }

  private withoutPicture(node: XmlElement, parent: XmlElement): XmlNode[] {
    if (node.name === 'a:blipFill') return [element('a:noFill')];
    const isOneOfSeveral = node.name === 'pic:pic' && parent.name !== 'a:graphicData';
    if (!DRAWINGS.has(node.name) && !isOneOfSeveral) this.isLost = true;
    return [];
  }

  private cleanAttributes(node: XmlElement): boolean {
    if (isOnlyLinked(node)) this.lose('image');
    let stays = true;
    const kept: [string, string][] = [];
    for (const [name, value] of Object.entries(node.attributes)) {
      const reference = REFERENCES[`${node.name} ${name}`];
      if (name === 'xmlns' || name.startsWith('xmlns:')) kept.push([name, value]);
      else if (reference) {
        if (value !== '' && this.follow(reference, value, node)) kept.push([name, value]);
        else if (reference.loss === 'element') stays = false;
        else if (reference.loss === 'drawing') this.isLost = true;
      } else if (isKnownAttribute(node.name, name)) kept.push([name, safeValue(name, value)]);
      else if (/^(?:o:)?href$/u.test(name)) this.removed.say('shapeLink');
    }
    node.attributes = Object.fromEntries(kept);
    return stays;
  }

  private lose(sentence: string): void {
    this.isLost = true;
    this.removed.say(sentence);
  }
}

/** A picture that is fetched from elsewhere and has no copy in the file. */
const isOnlyLinked = ({ name, attributes }: XmlElement): boolean =>
  (name === 'a:blip' && 'r:link' in attributes && !('r:embed' in attributes)) ||
  (name === 'v:imagedata' && !('r:id' in attributes));

/** An extension or a property whose content is not known here. */
const isEmptyExtension = (node: XmlElement): boolean =>
  listElements(node).length === 0 &&
  (node.name === 'property' ||
    node.name.endsWith(':extLst') ||
    (node.name.endsWith(':ext') && 'uri' in node.attributes));

const isReadable = ({ attributes }: XmlElement): boolean =>
  /^[a-z\d]+(?: [a-z\d]+)*$/u.test(attributes['Requires'] ?? '');

/** Of several ways to draw one thing, those that are left. */
function alternatives(node: XmlElement): XmlNode[] {
  const own = listElements(node);
  const choices = own.filter(({ name, children }) => name === 'mc:Choice' && children.length > 0);
  const fallback = own.find(({ name }) => name === 'mc:Fallback');
  if (choices.length === 0) return fallback?.children ?? [];
  node.children = fallback ? [...choices, fallback] : choices;
  return [node];
}

/** A bullet that has lost its picture goes, and so do the levels' references to it. */
function dropBulletsWithoutPicture(root: XmlElement): void {
  if (root.name !== 'w:numbering') return;
  const isBare = (node: XmlElement) =>
    node.name === 'w:numPicBullet' && listElements(node).length === 0;
  const gone = new Set(
    listElements(root).flatMap((node) =>
      isBare(node) ? [node.attributes['w:numPicBulletId']] : [],
    ),
  );
  if (gone.size === 0) return;
  removeWhere(
    root,
    (node) =>
      isBare(node) || (node.name === 'w:lvlPicBulletId' && gone.has(node.attributes['w:val'])),
  );
}
