import type { PhotoContext } from '../../analyst.ts';
import { lengthsIn } from '../../languages/lengths-in.ts';
import { photoReferencesIn } from '../../photo-references.ts';
import type { PhotoAnswer } from './schema.ts';

/** What an answer may say because a person said it, or because the photo shows it. */
export interface KnownWords {
  /** Everything that the person wrote about this photo and its report, in lower case. */
  texts: string[];
  /** Sizes that they gave, as `lengthsIn` has them. */
  sizes: ReadonlySet<string>;
  photos: ReadonlySet<number>;
  elementNames: ReadonlySet<string>;
}

export function knownWords({
  report,
  note,
  typed,
  elementNames,
  number,
}: PhotoContext): KnownWords {
  const texts = [report.title, report.structure, note, ...Object.values(typed)].filter(
    (text) => text.trim() !== '',
  );
  return {
    texts: texts.map((text) => text.toLowerCase()),
    sizes: new Set(texts.flatMap((text) => lengthsIn(text)).flatMap(({ sizes }) => sizes)),
    photos: new Set([
      number,
      ...texts.flatMap((text) => photoReferencesIn(text)).flatMap(({ numbers }) => numbers),
    ]),
    elementNames: new Set(elementNames.map((name) => name.trim().toLowerCase())),
  };
}

/** Whether a size can be told from the photo: a scale is there, and the model says what it reads. */
export function isScaleLegible({ scale }: PhotoAnswer): boolean {
  return scale.visible && /\d/.test(scale.reading.normalize('NFKC'));
}
