import {
  listElements,
  isElement,
  removeWhere,
  type XmlElement,
} from '@/document/word/package/xml-tree';
import { isHarmless, NESTED } from './field-instruction';

interface OpenField {
  instruction: string;
  parts: XmlElement[];
  isResult: boolean;
}

/** A separate story, or one of several renderings: no field crosses its edge. */
const STORIES = new Set([
  'w:txbxContent',
  'mc:Choice',
  'mc:Fallback',
  'w:footnote',
  'w:endnote',
  'w:comment',
  'w:tc',
]);
/**
 * Removes fields that would fetch or run something and keeps their results; returns true if there were any. Also
 * removes fields that are unfinished or ambiguous.
 */
export function cleanFields(root: XmlElement): boolean {
  const reader = new FieldReader();
  reader.read(root);
  reader.dropOpen(0);
  removeWhere(root, (child) => reader.gone.has(child));
  return reader.gone.size + reader.emptied > 0;
}

class FieldReader {
  readonly gone = new Set<XmlElement>();
  emptied = 0;
  private open: OpenField[] = [];

  read(parent: XmlElement): void {
    for (const node of listElements(parent)) {
      if (STORIES.has(node.name)) this.readApart(node);
      else if (node.name === 'w:fldSimple') this.readSimple(node);
      else {
        this.readPart(node);
        this.read(node);
      }
    }
  }

  /** Removes the markup of fields without an end. */
  dropOpen(from: number): void {
    for (const { parts } of this.open.splice(from)) parts.forEach((part) => this.gone.add(part));
  }

  private readApart(node: XmlElement): void {
    const outer = this.open;
    this.open = [];
    this.read(node);
    this.dropOpen(0);
    this.open = outer;
  }

  private readSimple(node: XmlElement): void {
    this.addNested();
    const instruction = node.attributes['w:instr'] ?? '';
    if (!isHarmless(instruction)) {
      // An empty field without effect: its runs are its result and stay.
      node.attributes['w:instr'] = 'QUOTE ""';
      node.attributes['w:fldLock'] = 'true';
      this.emptied += 1;
    }
    this.readApart(node);
  }

  private readPart(node: XmlElement): void {
    if (node.name === 'w:fldChar') this.readCharacter(node);
    if (node.name !== 'w:instrText') return;
    // The result of a field within an instruction belongs to that instruction.
    const field = this.open.findLast(({ isResult }) => !isResult);
    if (!field) {
      this.gone.add(node);
      return;
    }
    field.instruction += node.children.filter((child) => !isElement(child)).join('');
    field.parts.push(node);
  }

  private readCharacter(node: XmlElement): void {
    const type = node.attributes['w:fldCharType'];
    if (type === 'begin') {
      this.addNested();
      this.open.push({ instruction: '', parts: [node], isResult: false });
      return;
    }
    const field = this.open.at(-1);
    if (!field || (type === 'separate' ? field.isResult : type !== 'end')) {
      this.gone.add(node);
      return;
    }
    field.parts.push(node);
    if (type === 'separate') {
      field.isResult = true;
      return;
    }
    this.open.pop();
    // Within another's instruction, it shares that field's fate.
    this.open.findLast(({ isResult }) => !isResult)?.parts.push(...field.parts);
    if (!isHarmless(field.instruction)) field.parts.forEach((part) => this.gone.add(part));
  }

  /** A field within another's instruction is an unknown part of it. */
  private addNested(): void {
    const outer = this.open.at(-1);
    if (outer && !outer.isResult) outer.instruction += NESTED;
  }
}
