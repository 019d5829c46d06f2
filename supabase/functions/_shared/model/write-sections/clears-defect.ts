import type { NumberedObservation } from '../../analyst.ts';
import { withoutInstructions } from '../../instructions.ts';
import type { Language } from '../../languages/language.ts';
import { isQuestion, splitSentences } from '../../languages/split-sentences.ts';
import { wordPattern } from '../../languages/word-pattern.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { TEXTS_IN } from '../../languages/tables/texts.ts';
import { QUICK_IN } from '../../languages/tables/quick.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { listNames, rowNamer, listStems } from './named-rows.ts';

/** The end of a clause, except within brackets or a list of numbers. */
const CLAUSE = /[,;:，；：、。](?![^(（]*[)）])(?!\s*\d)/u;
/** Refers to the clause before it. */
const BACK =
  /^\s*(?:and |but |und |et |y |e |en |i )?(?:which|this|that|it|they|these|both|die|der|das|dies\w*|es|sie|was|ce|cela|ceci|il|elle|qui|que|esto|eso|lo que|isto|isso|o que|che|ciò|questo|dit|dat|deze|het|wat|to|co|któr\w+)(?!\p{L})/iu;

/** Patterns for a language's approval and its signs of a defect. */
function createReader(language: Language) {
  const { assurance, clears, damage, unseen, choices, standards, instructions } =
    PATTERNS_IN[language];
  const { isUnspaced } = FACTS_IN[language];
  const pattern = (source: string, flags = 'iu') => wordPattern(source, language, flags);
  const none = pattern(unseen.none).source;
  const wrong = pattern(`${clears.wrong}|${damage}`).source;
  const well = pattern(clears.well).source;
  const approving = new RegExp(
    isUnspaced
      ? `${well}(?!.{0,6}(?:${unseen.none}))|${wrong}.{0,14}?(?:${unseen.none})`
      : `(?<!${none}(?:\\s+\\S+){0,2}\\s+)${well}|${none}(?:[\\s’']+[^\\s,;:’']+){0,4}?[\\s’']+${wrong}`,
    'giu',
  );
  const denies = new RegExp(none, 'iu');
  const open = pattern(unseen.hidden.open, 'giu');
  const levels = Object.values({ ...choices.severity, ...choices.urgency });
  const telling = pattern(
    [damage, clears.wrong, clears.about, unseen.hidden.open, ...levels].join('|'),
  );
  const conditional = pattern(assurance.conditions);
  const untold = new RegExp(standards.untold, 'giu');
  const state = pattern(`${unseen.hidden.states}|${unseen.tests.words}`);
  const finite = pattern(instructions.finite);
  return {
    approves: (text: string) =>
      text.search(untold) < 0 &&
      text
        // "Not known" denies no defect.
        .replace(open, (one) => (denies.test(one) ? ' ' : one))
        // Drops conditions: "until it is in order", "whether it may stay".
        .split(conditional, 1)
        .join('')
        .search(approving) >= 0,
    /** Removes denied approval, which reveals nothing about a defect. */
    withoutApproval: (text: string) =>
      text.search(untold) >= 0 ? text : text.replace(approving, ' '),
    tells: (text: string) => telling.test(text) || state.test(text) || text.search(untold) >= 0,
    predicates: (text: string) => isUnspaced || finite.test(text) || denies.test(text),
  };
}

/** Finds sentences that say all is well about a row with a defect, by comparing them with the rows. */
export function defectClearer(
  rows: readonly NumberedObservation[],
  language: Language,
): (sentence: string) => boolean {
  const { approves, withoutApproval, tells, predicates } = createReader(language);
  const { kinds } = QUICK_IN[language];
  const shipped = listStems(
    Object.values(kinds)
      .map(([fact]) => fact)
      .join('\n'),
  );
  const { photos, common } = TEXTS_IN[language];
  const small = listStems(common.replaceAll('|', ' '));
  const known = rows.map((row) => ({ row, names: listNames(row) }));
  const joinTexts = ({ row }: (typeof known)[number]) =>
    [row.defect, row.recommendation, row.note, row.rating].join('\n');
  const mayApprove = (one: (typeof known)[number]) =>
    one.row.severity !== 'safety' && one.row.severity !== 'major' && approves(joinTexts(one));
  const findNamedRows = rowNamer(known);
  const aPhoto = wordPattern(`${photos.one}|${photos.many}`, language);

  const clears = (clause: string, beside: string | null, named: typeof known) => {
    const defects = named.filter(({ row }) => row.outcome === 'defect');
    if (defects.length === 0) return false;
    const told = withoutApproval(withoutPhotos(`${beside ?? ''} ${clause}`)).replace(aPhoto, ' ');
    const left = [...listStems(told)].filter(
      (stem) => !small.has(stem) && !named.some(({ names }) => names[0]?.has(stem)),
    );
    const says = listStems(defects.map(joinTexts).join('\n'));
    const isOwn = left.some((stem) => shipped.has(stem) || says.has(stem));
    const isMixed = named.length > defects.length;
    if (approves(withoutPhotos(clause))) {
      return !(isMixed && isOwn) && !defects.every(mayApprove);
    }
    return (
      !isOwn &&
      !tells(told) &&
      !isMixed &&
      left.length > 0 &&
      (beside === null || predicates(clause))
    );
  };

  return (sentence) => {
    if (isQuestion(sentence)) return false;
    const repeated = findNamedRows(sentence)
      .flatMap(({ row }) => splitSentences(`${row.defect}\n${row.recommendation}`))
      .filter((text) => sentence.includes(text));
    const rest = repeated.reduce((left, text) => left.replaceAll(text, ' '), sentence);
    // A row's own words, in any language, say what the row says.
    if (repeated.length > 0 && !approves(withoutPhotos(rest))) return false;
    const clauses = withoutInstructions(sentence, language).split(CLAUSE);
    const own = clauses.map(findNamedRows);
    // "Balcony 3, balustrade: …" names its row only across clauses.
    const across = findNamedRows(sentence).filter(
      (one) =>
        !own.some((some) => some.includes(one)) &&
        sentence.toLowerCase().includes(one.row.element.trim().toLowerCase()),
    );
    let before: typeof known = [];
    let beside = '';
    return clauses.some((clause, index) => {
      const here = own[index] ?? [];
      if (here.length > 0) {
        before = here;
        return clears(clause, beside, here);
      }
      beside += ` ${clause}`;
      if (across.length > 0) return clears(clause, null, across);
      const isBack = BACK.test(clause) && before.some(({ row }) => row.outcome === 'defect');
      return isBack && !before.some(mayApprove) && approves(withoutPhotos(clause));
    });
  };
}

function withoutPhotos(text: string): string {
  return findPhotoReferences(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}
