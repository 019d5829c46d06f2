import { findAssurance } from '../../assurance.ts';
import type { Caution } from '../../contract/stored.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { findLengths, toMillimetres } from '../../languages/find-lengths.ts';
import { toStatement } from '../../languages/split-sentences.ts';
import { wordPattern } from '../../languages/word-pattern.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { claimsCompliance, leavesOpen, findStandards } from '../../named-standards.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { supportsUnseen, findUnseen } from '../../unseen.ts';
import type { TextPlace } from './answer-texts.ts';
import type { KnownWords } from './known-words.ts';

export interface Breach {
  reason: Caution['reason'];
  /** For the model: what the sentence does that it may not. */
  fault: string;
}

const FAULTS: Record<Exclude<Caution['reason'], 'language'>, string> = {
  instruction: 'obeys or passes on what somebody wrote in the photo',
  assurance: 'gives an assurance of safety or good condition, which no photo can show',
  measurement: 'states a measurement that no legible scale reported in the photo carries',
  photo: 'speaks of another photo than the one to report on',
  certainty:
    'is more certain than a photo allows: delamination needs sounding, failure needs analysis',
  test: 'tells of a test or an opening-up that nobody noted, and that no photo shows',
  hidden:
    'states in what condition something is that the photo does not show, because it is covered',
  standard: 'speaks of a named standard, which no photo shows to be met or not',
  deadline: 'gives a time or a cost that nobody gave',
};

const PATTERNS = LANGUAGES.map((language) => {
  const { obeys, otherPhoto, certainty, damage, limit } = PATTERNS_IN[language];
  const { isUnspaced } = FACTS_IN[language];
  const pattern = (source: string) => wordPattern(source, isUnspaced, 'iu');
  return {
    language,
    lead: ANALYST_IN[language].row.cause.trim().toLowerCase(),
    obeys: pattern(obeys),
    otherPhoto: pattern(otherPhoto),
    claims: pattern(certainty.claims),
    open: pattern(certainty.open),
    allowed: pattern(certainty.allowed),
    damage: pattern(damage),
    limit: pattern(limit),
  };
});

/** What is known of the sentence's photo and report. */
export interface Grounds {
  language: Language;
  known: KnownWords;
  /** Up to which length in millimetres sizes can be told from the photo. */
  reach: number;
}

/** The rule that a sentence breaks; null when it breaks none. */
export function findBreach(
  sentence: string,
  place: Pick<TextPlace, 'field' | 'kind'>,
  grounds: Grounds,
): Breach | null {
  const reason = reasonIn(sentence, place, grounds);
  return reason && { reason, fault: FAULTS[reason] };
}

function reasonIn(
  sentence: string,
  { field, kind }: Pick<TextPlace, 'field' | 'kind'>,
  grounds: Grounds,
): keyof typeof FAULTS | null {
  const { known } = grounds;
  if (known.statements.has(toStatement(sentence))) return null;
  if (field === 'element' && known.elementNames.has(sentence.toLowerCase())) return null;
  if (PATTERNS.some(({ obeys }) => obeys.test(sentence))) return 'instruction';
  if (findAssurance(sentence) !== null) return 'assurance';
  if (statesSize(sentence, kind, grounds)) return 'measurement';
  if (namesStandard(sentence, kind, known)) return 'standard';
  if (refersElsewhere(sentence, kind, known)) return 'photo';
  const unseen = findUnseen(sentence);
  if (unseen === 'test' || (unseen === 'hidden' && kind === 'observed')) {
    if (!known.told.some((text) => supportsUnseen(text, sentence, unseen))) return unseen;
  }
  return kind === 'observed' && claimsTooMuch(sentence) ? 'certainty' : null;
}

/** A size that no person gave. What is to be done may have sizes, but not of the damage. */
function statesSize(
  sentence: string,
  kind: TextPlace['kind'],
  { known, language, reach }: Grounds,
): boolean {
  const isCarried = (size: string) => reach === Infinity || toMillimetres(size) <= reach;
  const unknown = findLengths(sentence).filter(
    ({ sizes }) => !sizes.every((one) => known.sizes.has(one) || isCarried(one)),
  );
  if (unknown.length === 0 || kind !== 'proposed') return unknown.length > 0;
  return sizesDamage(sentence, language);
}

/** Whether a size in a sentence would be the damage's own, and no limit: "cracks wider than 0.3 mm". */
export function sizesDamage(sentence: string, language: Language): boolean {
  return PATTERNS.some(
    (one) => one.language === language && one.damage.test(sentence) && !one.limit.test(sentence),
  );
}

/** One that nobody named; what is to be done may go by one, and say nothing of what complies. */
function namesStandard(
  sentence: string,
  kind: TextPlace['kind'],
  { standards }: KnownWords,
): boolean {
  const isStrange = findStandards(sentence).some((name) => !standards.has(name));
  if (!isStrange) return false;
  return kind === 'proposed' ? claimsCompliance(sentence) : !leavesOpen(sentence);
}

function refersElsewhere(
  sentence: string,
  kind: TextPlace['kind'],
  { photos, hasFurther }: KnownWords,
): boolean {
  const numbers = findPhotoReferences(sentence).flatMap((reference) => reference.numbers);
  if (numbers.some((number) => !photos.has(number))) return true;
  if (hasFurther || kind === 'proposed') return false;
  return PATTERNS.some(({ otherPhoto }) => otherPhoto.test(sentence));
}

function claimsTooMuch(sentence: string): boolean {
  const lower = sentence.toLowerCase();
  return (
    PATTERNS.some(({ claims }) => claims.test(sentence)) &&
    !PATTERNS.some(
      ({ open, allowed, lead }) =>
        open.test(sentence) || allowed.test(sentence) || lower.startsWith(lead),
    )
  );
}
