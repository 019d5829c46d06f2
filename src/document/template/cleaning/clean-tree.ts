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

/** Tells that a relationship's target is allowed in its place, and keeps the target. */
export type Follow = (reference: Reference, id: string, place: XmlElement) => boolean;

/** Elements that only label words: they go, the words stay. */
const WRAPPERS = new Set(['w:smartTag', 'w:customXml']);
/** Elements that are empty without their picture, chart or diagram. */
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:background', 'a:blipFill', 'a:buBlip']);

/** Keeps what a letterhead needs in a part, and the references with allowed targets. */
export function cleanTree(root: XmlElement, follow: Follow, removed: Removed): void {
  new TreeCleaner(root.name, follow, removed).clean(root);
  dropBulletsWithoutPicture(root);
}

class TreeCleaner {
  /** The drawing around the current node lost its content. */
  private isLost = false;
  private readonly hasPrefixes: boolean;
  /** A person may miss what is removed here; settings and properties are only Word's. */
  private readonly isSpoken: boolean;
  private readonly follow: Follow;
  private readonly removed: Removed;

  constructor(root: string, follow: Follow, removed: Removed) {
    this.hasPrefixes = root.includes(':');
    this.isSpoken = this.hasPrefixes && root !== 'w:settings' && root !== 'cp:coreProperties';
    this.follow = follow;
    this.removed = removed;
  }

  /** Cleans an element in place; returns false where it must go. */
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
    // A rendering that needs an unknown extension: there is an alternative.
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

/** A linked picture without a copy in the file. */
const isOnlyLinked = ({ name, attributes }: XmlElement): boolean =>
  (name === 'a:blip' && 'r:link' in attributes && !('r:embed' in attributes)) ||
  (name === 'v:imagedata' && !('r:id' in attributes));

/** An extension or property with unknown content. */
const isEmptyExtension = (node: XmlElement): boolean =>
  listElements(node).length === 0 &&
  (node.name === 'property' ||
    node.name.endsWith(':extLst') ||
    (node.name.endsWith(':ext') && 'uri' in node.attributes));

const isReadable = ({ attributes }: XmlElement): boolean =>
  /^[a-z\d]+(?: [a-z\d]+)*$/u.test(attributes['Requires'] ?? '');

/** The remaining alternatives of a drawing. */
function alternatives(node: XmlElement): XmlNode[] {
  const own = listElements(node);
  const choices = own.filter(({ name, children }) => name === 'mc:Choice' && children.length > 0);
  const fallback = own.find(({ name }) => name === 'mc:Fallback');
  if (choices.length === 0) return fallback?.children ?? [];
  node.children = fallback ? [...choices, fallback] : choices;
  return [node];
}

/** Removes bullets that lost their picture, and the levels' references to them. */
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
