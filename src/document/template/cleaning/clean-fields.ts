import {
  listElements,
  isElement,
  removeWhere,
  type XmlElement,
} from '@/document/word/package/xml-tree';
import { isHarmless, NESTED } from './field-instruction';

interface OpenField {
  instruction: string;
  /** What it is written with. */
  parts: XmlElement[];
  isResult: boolean;
  /** Where its begin stands: no part of it may stand in another story, way of drawing or tracked change. */
  scope: string;
  isBroken: boolean;
}

/** A story of its own, or one of several ways to draw it: no field leads in or out. */
const STORIES = new Set([
  ...['w:txbxContent', 'mc:Choice', 'mc:Fallback', 'w:footnote', 'w:endnote', 'w:comment', 'w:tc'],
]);
/** What a reader may take in or leave out, and what that makes of an instruction. */
const CHANGES: Readonly<Record<string, string>> = {
  'w:ins': '+',
  'w:moveTo': '+',
  'w:del': '-',
  'w:moveFrom': '-',
};

/**
 * Takes out fields that would fetch or run something, and leaves what they show. Says whether there were any.
 * So go fields that are not written to their end, or in more than one way.
 */
export function cleanFields(root: XmlElement): boolean {
  const reader = new FieldReader();
  reader.read(root, '');
  reader.dropOpen(0);
  removeWhere(root, (child) => reader.gone.has(child));
  return reader.gone.size + reader.emptied > 0;
}

class FieldReader {
  readonly gone = new Set<XmlElement>();
  emptied = 0;
  private open: OpenField[] = [];
  private stories = 0;

  read(parent: XmlElement, scope: string): void {
    for (const node of listElements(parent)) {
      const change = CHANGES[node.name];
      if (STORIES.has(node.name)) this.readStory(node);
      else if (node.name === 'w:fldSimple') this.readSimple(node, scope);
      else {
        this.readPart(node, scope);
        this.read(node, change === undefined ? scope : scope + change);
      }
    }
  }

  /** Fields that were begun and not ended: what they are written with goes. */
  dropOpen(from: number): void {
    for (const { parts } of this.open.splice(from)) parts.forEach((part) => this.gone.add(part));
  }

  private readStory(node: XmlElement): void {
    const outer = this.open;
    this.open = [];
    this.stories += 1;
    this.read(node, `${this.stories}:`);
    this.dropOpen(0);
    this.open = outer;
  }

  private readSimple(node: XmlElement, scope: string): void {
    this.addNested();
    const instruction = node.attributes['w:instr'] ?? '';
    if (!isHarmless(instruction)) {
      // An empty one of no meaning: its runs are its result and stay.
      node.attributes['w:instr'] = 'QUOTE ""';
      node.attributes['w:fldLock'] = 'true';
      this.emptied += 1;
    }
    const outer = this.open;
    this.open = [];
    this.read(node, scope);
    this.dropOpen(0);
    this.open = outer;
  }

  private readPart(node: XmlElement, scope: string): void {
    if (node.name === 'w:fldChar') this.readCharacter(node, scope);
    if (node.name !== 'w:instrText' && node.name !== 'w:delInstrText') return;
    // What a field within an instruction shows is written as a part of that instruction.
    const field = this.open.findLast(({ isResult }) => !isResult);
    if (!field) {
      this.gone.add(node);
      return;
    }
    field.instruction += node.children.filter((child) => !isElement(child)).join('');
    field.parts.push(node);
    if (field.scope !== scope || node.name === 'w:delInstrText') field.isBroken = true;
  }

  private readCharacter(node: XmlElement, scope: string): void {
    const type = node.attributes['w:fldCharType'];
    if (type === 'begin') {
      this.addNested();
      this.open.push({ instruction: '', parts: [node], isResult: false, scope, isBroken: false });
      return;
    }
    const field = this.open.at(-1);
    if (!field || (type === 'separate' ? field.isResult : type !== 'end')) {
      this.gone.add(node);
      return;
    }
    field.parts.push(node);
    if (field.scope !== scope) field.isBroken = true;
    if (type === 'separate') {
      field.isResult = true;
      return;
    }
    this.open.pop();
    // Within the instruction of another it shares what becomes of that.
    this.open.findLast(({ isResult }) => !isResult)?.parts.push(...field.parts);
    if (field.isBroken || !isHarmless(field.instruction))
      field.parts.forEach((part) => this.gone.add(part));
  }

  /** A field within another's instruction is a part of it that nobody can read. */
  private addNested(): void {
    const outer = this.open.at(-1);
    if (outer && !outer.isResult) outer.instruction += NESTED;
  }
}
