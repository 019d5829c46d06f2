import type { Correction } from '../../_shared/analyst.ts';
import { photoReferencesIn } from '../../_shared/contract.ts';

/** What a report is about, as far as its person has said. */
export interface Subject {
  title: string;
  structure: string;
}

/** Examples of wording, not of essays: one that is cut would teach cutting. */
const MAX_CHARACTERS = 1500;
/** "of", "the", "und": words that any two reports share. */
const MIN_WORD = 4;

/** Those of `subjects` that have most words in common with this one first; of equals, in their order. */
export function likestFirst<Other extends Subject>(subject: Subject, subjects: Other[]): Other[] {
  const words = wordsOf(subject.title, subject.structure);
  return byShared(subjects, words, ({ title, structure }) => [title, structure]);
}

/** A correction, and what the report is about in which it was made. */
export interface MadeCorrection {
  correction: Correction;
  about: Subject;
}

/** The likest of a person's corrections, by their reports and elements; of equals those that come first. */
export function likestCorrections(
  subject: Subject,
  made: MadeCorrection[],
  count: number,
): Correction[] {
  const words = wordsOf(subject.title, subject.structure);
  const usable = made.filter(({ correction }) => isExample(correction));
  const likest = byShared(usable, words, ({ about, correction }) => [
    about.title,
    about.structure,
    correction.final.element,
  ]);
  return withoutRepeats(likest.map(({ correction }) => correction)).slice(0, count);
}

/** Whether it shows wording alone: short, whole, and without numbers that mean photos of its own report. */
function isExample({ proposed, final }: Correction): boolean {
  const texts = [proposed, final].flatMap(({ element, defect, recommendation }) => [
    element,
    defect,
    recommendation,
  ]);
  const isWhole = final.element.trim() !== '' && final.defect.trim() !== '';
  return (
    isWhole &&
    texts.join('').length <= MAX_CHARACTERS &&
    texts.every((text) => photoReferencesIn(text).length === 0)
  );
}

function byShared<Item>(
  items: Item[],
  words: Set<string>,
  textsOf: (item: Item) => string[],
): Item[] {
  const shared = (item: Item) =>
    [...wordsOf(...textsOf(item))].filter((word) => words.has(word)).length;
  return items
    .map((item) => ({ item, likeness: shared(item) }))
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ item }) => item);
}

/** Words that say something; Japanese, which has no blanks between them, writes most of those in two characters. */
function wordsOf(...texts: string[]): Set<string> {
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
