import type { NumberedObservation } from '../../analyst.ts';
import { findPhotoReferences } from '../../photo-references.ts';

/** Words of one beginning are one: "spalled" and "spalling"; "Stütze" and "Stützen". */
const STEM = 4;

/** The stems of the words that say something; in a language without spaces every two of its characters. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const spaced = words.filter((word) => word.length > 3 || /\d/.test(word));
  const unspaced = (text.match(/[ァ-ヺー一-龯々]{2,}/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([...spaced.map((word) => word.slice(0, STEM)), ...unspaced]);
}

/** A row, and the stems of its element; and of what alone tells it from others, "C4". */
export interface NamedRow {
  row: NumberedObservation;
  names: ReadonlySet<string>[];
}

export function namesOf({ element }: NumberedObservation): NamedRow['names'] {
  const whole = stemsOf(element);
  const code = [...whole].filter((stem) => /[\p{L}]/u.test(stem) && /\d/.test(stem));
  return [whole, new Set(code)].filter(({ size }) => size > 0);
}

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) =>
  [...part].every((one) => whole.has(one));

/** Finds the rows whose photo a text cites, and those whose element it names and no other one's more closely. */
export function rowNamer<Row extends NamedRow>(rows: readonly Row[]): (text: string) => Row[] {
  return (text) => {
    const cited = new Set(findPhotoReferences(text).flatMap(({ numbers }) => numbers));
    const stems = stemsOf(text);
    const held = rows.map(({ names }) => names.find((name) => holds(stems, name)) ?? null);
    return rows.filter(({ row }, index) => {
      const name = held[index] ?? null;
      const isNamed =
        name !== null && !held.some((one) => one && one.size > name.size && holds(one, name));
      return isNamed || row.photos.some((number) => cited.has(number));
    });
  };
}
