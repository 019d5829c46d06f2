import { diffArrays } from 'diff';

/** Neighbouring paragraphs of one text, and their replacement in another; either may be blank. */
export interface ParagraphChange {
  before: string;
  after: string;
}

interface Part {
  before: string[];
  after: string[];
  isChange: boolean;
}

/** The differences of two texts, in order. */
export function paragraphChanges(before: string, after: string): ParagraphChange[] {
  return listParts(before, after)
    .filter(({ isChange }) => isChange)
    .map((part) => ({ before: joined(part.before), after: joined(part.after) }));
}

/** `after`, with its change number `index` reverted to `before`. */
export function takeChange(before: string, after: string, index: number): string {
  let change = -1;
  const lines: string[] = [];
  for (const part of listParts(before, after)) {
    if (part.isChange) change += 1;
    const taken = part.isChange && change === index ? part.before : part.after;
    // Removed paragraphs take the blank line beside them along.
    const isDoubled = lines.at(-1) === '' && taken[0] === '' && change === index;
    lines.push(...(isDoubled ? taken.slice(1) : taken));
  }
  return lines.join('\n').replace(/^\n+|\n+$/gu, '');
}

function listParts(before: string, after: string): Part[] {
  const parts: Part[] = [];
  for (const { added, removed, value } of diffArrays(before.split('\n'), after.split('\n'))) {
    const isChange = added || removed;
    const last = parts.at(-1);
    const part = last?.isChange === isChange ? last : { before: [], after: [], isChange };
    if (part !== last) parts.push(part);
    if (!added) part.before.push(...value);
    if (!removed) part.after.push(...value);
  }
  return parts;
}

const joined = (lines: readonly string[]) => lines.join('\n').trim();
