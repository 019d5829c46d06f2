import type { NumberedObservation } from '../../analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { together } from '../../rows/row-lines.ts';

/** Words with the same beginning count as one: "spalled" and "spalling"; "Stütze" and "Stützen". */
const STEM = 4;

/** The stems of the longer words; in a language without spaces, every two of its characters. */
export function listStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const spaced = words.filter((word) => word.length > 3 || /\d/.test(word));
  const unspaced = (text.match(/[ァ-ヺー一-龯々]+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(1, run.length - 1) }, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([...spaced.map((word) => word.slice(0, STEM)), ...unspaced]);
}

/** A row with the stems of its element, and of the code that identifies it, such as "C4". */
export interface NamedRow {
  row: NumberedObservation;
  names: ReadonlySet<string>[];
}

export function listNames({ element }: NumberedObservation): NamedRow['names'] {
  const whole = listStems(element);
  const code = [...whole].filter((stem) => /[\p{L}]/u.test(stem) && /\d/.test(stem));
  return [whole, new Set(code)].filter(({ size }) => size > 0);
}

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) =>
  [...part].every((one) => whole.has(one));

/**
 * Finds the rows whose photos a text cites or whose element it names, unless another row's element
 * fits better or is a cited row's.
 */
export function rowNamer<Row extends NamedRow>(rows: readonly Row[]): (text: string) => Row[] {
  // A long report has few distinct elements, and a text names few of them.
  const elements = together(rows, ({ row }) => row.element.trim());
  return (text) => {
    const numbers = new Set(findPhotoReferences(text).flatMap((reference) => reference.numbers));
    const isCited = ({ row }: Row) => row.photos.some((number) => numbers.has(number));
    const stems = listStems(text);
    const held = elements.flatMap((of) => {
      const [{ names }] = of;
      const name = names.find((one) => holds(stems, one));
      const isWhole = name === names[0] && of.some(isCited);
      return name ? [{ name, isWhole, of }] : [];
    });
    const named = held
      .filter(
        ({ name }) =>
          !held.some((one) => holds(one.name, name) && (one.name.size > name.size || one.isWhole)),
      )
      .flatMap(({ of }) => of);
    return [...new Set([...rows.filter(isCited), ...named])];
  };
}
