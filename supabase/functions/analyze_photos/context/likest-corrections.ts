import type { Correction } from '../../_shared/analyst.ts';
import { findPhotoReferences } from '../../_shared/photo-references.ts';

/** A report's title and structure, as given by its person. */
export interface Subject {
  title: string;
  structure: string;
}

/** Longer examples are left out, because a cut one would teach cutting. */
const MAX_CHARACTERS = 1500;
/** Skips "of", "the", "und", which any two reports share. */
const MIN_WORD = 4;

/** Sorts subjects by the words they share with this one; ties keep their order. */
export function likestFirst<Other extends Subject>(subject: Subject, subjects: Other[]): Other[] {
  const words = listWords(subject.title, subject.structure);
  return byShared(subjects, words, ({ title, structure }) => [title, structure]);
}

/** A correction, and the subject of its report. */
export interface MadeCorrection {
  correction: Correction;
  about: Subject;
}

/** Two examples that share more of their words than this teach the same. */
const MOST_IN_COMMON = 0.7;

/**
 * A person's most similar corrections, by report and element; ties keep their order. One that
 * nearly repeats a better one comes last.
 */
export function likestCorrections(
  subject: Subject,
  made: MadeCorrection[],
  count: number,
): Correction[] {
  const words = listWords(subject.title, subject.structure);
  const usable = made.filter(({ correction }) => isExample(correction));
  const likest = byShared(usable, words, ({ about, correction }) => [
    about.title,
    about.structure,
    correction.final.element,
  ]);
  return differentFirst(withoutRepeats(likest.map(({ correction }) => correction))).slice(0, count);
}

/** Moves corrections that repeat another's words to the end. */
function differentFirst(corrections: Correction[]): Correction[] {
  const taken: Set<string>[] = [];
  const different: Correction[] = [];
  const alike: Correction[] = [];
  for (const correction of corrections) {
    const words = listWords(...Object.values(correction.final));
    const isAlike = taken.some((other) => inCommon(words, other) > MOST_IN_COMMON);
    (isAlike ? alike : different).push(correction);
    if (!isAlike) taken.push(words);
  }
  return [...different, ...alike];
}

function inCommon(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return words.size === 0 ? 0 : shared / words.size;
}

/** True for a useful example: short, complete, and without photo numbers of its own report. */
function isExample({ proposed, final }: Correction): boolean {
  const texts = (proposed ? [proposed, final] : [final]).flatMap((row) => Object.values(row));
  const isWhole = final.element.trim() !== '' && final.defect.trim() !== '';
  return (
    isWhole &&
    texts.join('').length <= MAX_CHARACTERS &&
    texts.every((text) => findPhotoReferences(text).length === 0)
  );
}

function byShared<Item>(
  items: Item[],
  words: Set<string>,
  listTexts: (item: Item) => string[],
): Item[] {
  const shared = (item: Item) =>
    [...listWords(...listTexts(item))].filter((word) => words.has(word)).length;
  return items
    .map((item) => ({ item, likeness: shared(item) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ item }) => item);
}

/** The longer words of texts; in Japanese also short ones, because most have two characters. */
function listWords(...texts: string[]): Set<string> {
  const segments = WORDS.segment(texts.join('\n').normalize('NFKC').toLowerCase());
  const words = Array.from(segments, ({ segment, isWordLike }) => (isWordLike ? segment : ''));
  return new Set(words.filter((word) => word.length >= MIN_WORD || IDEOGRAPHS.test(word)));
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });
const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Katakana}]/u;

function withoutRepeats(corrections: Correction[]): Correction[] {
  const seen = new Set<string>();
  return corrections.filter(({ final }) => {
    const key = JSON.stringify([final.element, final.defect, final.recommendation]);
    return !seen.has(key) && seen.add(key);
  });
}
