import type { Photo, PhotoContext } from '../../analyst.ts';
import { findLengths, toMillimetres } from '../../languages/find-lengths.ts';
import { isQuestion, splitSentences, toStatement } from '../../languages/split-sentences.ts';
import { findStandards } from '../../named-standards.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import type { PhotoAnswer } from './schema.ts';

/** What an answer may say because a person said it, or because the photo shows it. */
export interface KnownWords {
  /** Everything that the person wrote about this photo and its report, in lower case. */
  texts: string[];
  /**
   * What they state in the row itself, sentence by sentence as `toStatement` has it. A title names, a note
   * may ask or quote: neither states what the row would say.
   */
  statements: ReadonlySet<string>;
  /** What they wrote of what they saw and did: the note, the row, and what is written beside marks. */
  told: string[];
  /** Sizes that they gave, as `findLengths` has them. */
  sizes: ReadonlySet<string>;
  /** Standards that they named, as `findStandards` has them. */
  standards: ReadonlySet<string>;
  photos: ReadonlySet<number>;
  /** Whether the finding has more photos than this one, of which an answer may speak. */
  hasFurther: boolean;
  /** What they wrote beside marks on the photos. */
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
  const texts = [report.title, report.structure, note, ...Object.values(typed), ...drawn].filter(
    (text) => text.trim() !== '',
  );
  return {
    statements: new Set(
      Object.values(typed)
        .flatMap((text) => splitSentences(text))
        .filter((sentence) => !isQuestion(sentence))
        .map(toStatement),
    ),
    told: [note, ...Object.values(typed), ...drawn],
    texts: texts.map((text) => text.toLowerCase()),
    standards: new Set(texts.flatMap(findStandards)),
    sizes: new Set(texts.flatMap((text) => findLengths(text)).flatMap(({ sizes }) => sizes)),
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

/** How much further than what it reads a scale still carries: laid along twice, or guessed at its end. */
const BEYOND_SCALE = 3;

/**
 * Up to which length in millimetres sizes can be told from the photo: 0 without a scale of which the model says
 * what it reads, unbounded where that names no length.
 */
export function reachOfScale({ scale }: PhotoAnswer): number {
  const reading = scale.reading.normalize('NFKC');
  if (!scale.visible || !/\d/.test(reading)) return 0;
  const lengths = findLengths(reading).flatMap(({ sizes }) => sizes.map(toMillimetres));
  return lengths.length === 0 ? Infinity : Math.max(...lengths) * BEYOND_SCALE;
}
