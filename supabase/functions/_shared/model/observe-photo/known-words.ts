import type { Photo, PhotoContext } from '../../analyst.ts';
import { findLengths, findLikened } from '../../languages/find-lengths.ts';
import { isQuestion, splitSentences, toStatement } from '../../languages/split-sentences.ts';
import { findStandards } from '../../named-standards.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { findQuantities } from '../write-sections/measured-quantities.ts';
import { namesScale } from './photo-scale.ts';

/** Statements that an answer may make because a person made them or the photo shows them. */
export interface KnownWords {
  /** Everything the person wrote about this photo and its report, in lower case. */
  texts: string[];
  /**
   * Statements in the row itself, by sentence in the form of `toStatement`. Titles and notes do not
   * count: a title only names, and a note may ask or quote.
   */
  statements: ReadonlySet<string>;
  /** The person's account of what they saw and did: the note, the row and the words beside marks. */
  statedTexts: string[];
  /** Sizes that they gave, in the form of `findLengths`. */
  sizes: ReadonlySet<string>;
  /** Shares, weights and the like that they gave, in the form of `findQuantities`. */
  quantities: ReadonlySet<string>;
  /** True when they noted a measuring tool. */
  hasScale: boolean;
  /** Standards that they named, in the form of `findStandards`. */
  standards: ReadonlySet<string>;
  photos: ReadonlySet<number>;
  /** True when the finding has more photos, which an answer may mention. */
  hasFurther: boolean;
  /** Their words beside marks on the photos. */
  drawn: readonly string[];
  elementNames: ReadonlySet<string>;
}

export function knownWords(
  { report, note, typed, elementNames, number, further }: PhotoContext,
  photo: Pick<Photo, 'drawing'>,
): KnownWords {
  const drawn = [photo, ...further.map((one) => one.photo)].flatMap(
    ({ drawing }) => drawing?.texts ?? [],
  );
  const { title, structure, inspectionDate } = report;
  const statedTexts = [note, ...Object.values(typed), ...drawn];
  const texts = [title, structure, inspectionDate, ...statedTexts].filter(
    (text) => text.trim() !== '',
  );
  return {
    statements: new Set(
      Object.values(typed)
        .flatMap((text) => splitSentences(text))
        .filter((sentence) => !isQuestion(sentence))
        .map(toStatement),
    ),
    statedTexts,
    hasScale: statedTexts
      .flatMap(splitSentences)
      .some((one) => !isQuestion(one) && namesScale(one)),
    quantities: new Set(
      texts.flatMap((text) => findQuantities(text)).flatMap(({ sizes }) => sizes),
    ),
    texts: texts.map((text) => text.toLowerCase()),
    standards: new Set(texts.flatMap(findStandards)),
    sizes: new Set([
      ...texts.flatMap((text) => findLengths(text)).flatMap(({ sizes }) => sizes),
      ...statedTexts.flatMap(findLikened),
    ]),
    photos: new Set([
      number,
      ...further.map((one) => one.number),
      ...texts.flatMap((text) => findPhotoReferences(text)).flatMap(({ numbers }) => numbers),
    ]),
    hasFurther: further.length > 0,
    drawn,
    elementNames: new Set(elementNames.map((name) => name.trim().toLowerCase())),
  };
}
