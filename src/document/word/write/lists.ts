import type { NumberingDefinition } from 'docx';
import { SPACE } from '@/document/layout/page-layout';
import { BULLET, type Block, type Paragraph } from '@/document/model/report-text';
import { twips } from './styles';

type Format = 'bullet' | 'decimal' | 'decimalZero' | 'lowerLetter' | 'upperLetter';

/** How a marker is written, and its number. */
interface Form {
  format: Format;
  /** The character after the number, or the bullet itself. */
  sign: string;
  number: number;
}

interface Level {
  format: Format;
  sign: string;
  start: number;
  /** Word's next number for this level. */
  next: number;
}

interface List {
  instance: number;
  levels: (Level | undefined)[];
}

export interface ListPlace {
  reference: NumberingDefinition;
  level: number;
  instance: number;
}

/** A paragraph indented behind its marker. */
export const hanging = (level: number) => ({
  left: twips(SPACE.hanging * (level + 1)),
  hanging: twips(SPACE.hanging),
});

/**
 * Assigns the items of a document's texts to lists that Word numbers. Each list is its own instance; where a typed
 * number is not Word's next one, another list starts with it: every marker reads as typed.
 */
export class DocxLists {
  private instances = 0;

  /** A marker that Word cannot count ('007.') gets no place: it is written as typed. */
  numberPlaces(blocks: readonly Block[]): Map<Block, ListPlace> {
    const found: { block: Block; list: List; level: number }[] = [];
    let list: List | null = null;
    for (const block of blocks) {
      const form = block.kind === 'table' ? null : readForm(block);
      if (form === null || block.kind === 'table') {
        list = null;
        continue;
      }
      if (list === null || !continues(list, block.level, form)) {
        list = { instance: this.instances, levels: [] };
        this.instances += 1;
      }
      count(list, block.level, form);
      found.push({ block, list, level: block.level });
    }
    const definitions = new Map(
      [...new Set(found.map((item) => item.list))].map((own) => [own, buildDefinition(own.levels)]),
    );
    return new Map(
      found.flatMap(({ block, list: own, level }) => {
        const reference = definitions.get(own);
        return reference ? [[block, { reference, level, instance: own.instance }]] : [];
      }),
    );
  }
}

function readForm({ kind, marker }: Paragraph): Form | null {
  if (kind === 'bullet') return { format: 'bullet', sign: BULLET, number: 1 };
  const [, zero, digits, letter, sign] =
    /^(?:(0?)([1-9]\d*|0)|([A-Za-z]))([.)])$/u.exec(marker) ?? [];
  if (kind !== 'numbered' || sign === undefined) return null;
  if (letter !== undefined) {
    const isLower = letter === letter.toLowerCase();
    const number = letter.toLowerCase().charCodeAt(0) - 96;
    return { format: isLower ? 'lowerLetter' : 'upperLetter', sign, number };
  }
  const number = Number(digits);
  if (zero === '') return { format: 'decimal', sign, number };
  return number >= 1 && number <= 9 ? { format: 'decimalZero', sign, number } : null;
}

function continues({ levels }: List, level: number, { format, sign, number }: Form): boolean {
  const known = levels[level];
  if (known === undefined) return true;
  const isAlike = known.format === format && known.sign === sign;
  return isAlike && (format === 'bullet' || known.next === number);
}

function count({ levels }: List, level: number, { format, sign, number }: Form): void {
  levels[level] = { start: number, ...levels[level], format, sign, next: number + 1 };
  for (const deeper of levels.slice(level + 1)) if (deeper) deeper.next = deeper.start;
}

/** Equal lists share one definition, named by its content. */
function buildDefinition(levels: readonly (Level | undefined)[]): NumberingDefinition {
  const all = ([0, 1, 2] as const).map((level) => {
    const { format, sign, start } = levels[level] ?? { format: 'bullet', sign: BULLET, start: 1 };
    return {
      level,
      format,
      start,
      text: format === 'bullet' ? sign : `%${level + 1}${sign}`,
      alignment: 'start' as const,
      style: { paragraph: { indent: hanging(level) } },
    };
  });
  return {
    reference: all.map(({ format, text, start }) => `${format}${text}${start}`).join(' '),
    levels: all,
  };
}
