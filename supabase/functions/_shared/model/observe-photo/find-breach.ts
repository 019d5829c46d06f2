import { findAssurance } from '../../assurance.ts';
import { CAUTION_KINDS, type CautionReason } from '../../contract/caution-kinds.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { findLengths, isLikened } from '../../languages/find-lengths.ts';
import { toStatement } from '../../languages/split-sentences.ts';
import { wordPattern } from '../../languages/word-pattern.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { claimsCompliance, leavesOpen, findStandards } from '../../named-standards.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { supportsUnseen, findUnseen } from '../../unseen.ts';
import type { TextPlace } from './answer-texts.ts';
import { findUntold, followsSign } from './find-untold.ts';
import type { KnownWords } from './known-words.ts';
import { carriesSize, type PhotoScale } from './photo-scale.ts';

export interface Breach {
  reason: CautionReason;
  /** For the model: what the sentence must not do. */
  fault: string;
}

const PATTERNS = LANGUAGES.map((language) => {
  const { obeys, otherPhoto, certainty, damage, limit } = PATTERNS_IN[language];
  const pattern = (source: string) => wordPattern(source, language, 'iu');
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

export interface Grounds {
  language: Language;
  known: KnownWords;
  /** The scale in the photo as read by the model; null for none. */
  scale: PhotoScale | null;
}

export function findBreach(
  sentence: string,
  place: Pick<TextPlace, 'field' | 'kind'>,
  grounds: Grounds,
): Breach | null {
  const reason = findReason(sentence, place, grounds);
  return reason && { reason, fault: CAUTION_KINDS[reason].fault };
}

function findReason(
  sentence: string,
  { field, kind }: Pick<TextPlace, 'field' | 'kind'>,
  grounds: Grounds,
): CautionReason | null {
  const { known } = grounds;
  if (known.statements.has(toStatement(sentence))) return null;
  if (field === 'element' && known.elementNames.has(sentence.toLowerCase())) return null;
  if (PATTERNS.some(({ obeys }) => obeys.test(sentence))) return 'instruction';
  if (kind !== 'proposed' && followsSign(sentence)) return 'instruction';
  if (findAssurance(sentence) !== null) return 'assurance';
  const sizes = unknownSizes(sentence, kind, grounds).filter(
    (size) => !(grounds.scale && carriesSize(grounds.scale, size)),
  );
  if (sizes.length > 0) return sizes.every(isLikened) ? 'size_in_words' : 'measurement';
  if (namesStandard(sentence, kind, known)) return 'standard';
  if (refersElsewhere(sentence, kind, known)) return 'photo';
  const unseen = findUnseen(sentence);
  if (unseen === 'test' || (unseen === 'hidden' && kind === 'observed')) {
    if (!known.statedTexts.some((text) => supportsUnseen(text, sentence, unseen))) return unseen;
  }
  if (kind !== 'observed') return null;
  return claimsTooMuch(sentence) ? 'certainty' : findUntold(sentence, known, grounds.language);
}

/** Sizes that no person gave. An action may have sizes, but not of the damage. */
export function unknownSizes(
  sentence: string,
  kind: TextPlace['kind'],
  { known, language }: Grounds,
): string[] {
  const unknown = findLengths(sentence)
    .flatMap(({ sizes }) => sizes)
    .filter((size) => !known.sizes.has(size));
  if (unknown.length === 0 || kind !== 'proposed') return unknown;
  return sizesDamage(sentence, language) ? unknown : [];
}

/** True when a sentence's size would be the damage's, not a limit: "cracks wider than 0.3 mm". */
export function sizesDamage(sentence: string, language: Language): boolean {
  return PATTERNS.some(
    (one) => one.language === language && one.damage.test(sentence) && !one.limit.test(sentence),
  );
}

/** True for a standard that nobody named; an action may follow one, but not claim compliance. */
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
