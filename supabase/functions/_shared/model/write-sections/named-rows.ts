import type { NumberedObservation } from '../../analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { together } from '../../rows/row-lines.ts';

/** Words of one beginning are one: "spalled" and "spalling"; "Stütze" and "Stützen". */
const STEM = 4;

/** The stems of the words that say something; in a language without spaces every two of its characters. */
export function listStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const spaced = words.filter((word) => word.length > 3 || /\d/.test(word));
  const unspaced = (text.match(/[ァ-ヺー一-龯々]+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(1, run.length - 1) }, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([...spaced.map((word) => word.slice(0, STEM)), ...unspaced]);
}

/** A row, and the stems of its element; and of what alone tells it from others, "C4". */
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
 * Finds the rows whose photo a text cites, and those whose element it names: no other one's more closely, and not that
 * of a row which it cites.
 */
export function rowNamer<Row extends NamedRow>(rows: readonly Row[]): (text: string) => Row[] {
  // Rows of a long report have few elements, and of these few are in a text.
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
