import type { NumberedObservation } from '../../analyst.ts';
import type { Outcome, Severity, Urgency } from '../../contract/stored.ts';
import { unknownPhotoReferences, findPhotoReferences } from '../../photo-references.ts';
import { type ElementGroup, findBuildingPart, isOfBridge } from './building-parts.ts';
import { type ElementName, readElementName } from './element-name.ts';
import { type Theme, findTheme } from './themes.ts';

/** A row as the composer reads it. */
export interface AssessedRow {
  number: number;
  /** Of all photos of its finding, ascending. */
  photos: readonly number[];
  outcome: Outcome;
  element: ElementName;
  /** The part of the structure that it is discussed with: "the walls". */
  group: ElementGroup;
  theme: Theme;
  defect: string;
  recommendation: string;
  priority: Priority;
  /** How soon; null where nobody has said. */
  urgency: Urgency | null;
  /** The inspector's note, for what it says was done beyond looking. */
  note: string;
}

/** A judged severity, or what the row's words say of it; 'unjudged' where they say nothing. */
export type Priority = Severity | 'unjudged';

const NOT_INSPECTABLE =
  /^(?:the photo (?:shows|contains) )?(?:nothing (?:structural |in this photo |here )?(?:is |was |can be )?(?:inspect|assess|judged|to inspect|that could be)|not inspectable|no inspectable|cannot be (?:inspected|assessed|judged)|could not be (?:inspected|assessed|judged)|photo (?:is )?(?:too dark|too blurred|unusable|not usable))/i;
const NO_DEFECT =
  /^(?:no (?:visible |apparent |obvious |significant |notable |evident |other |further )*(?:structural )?(?:defects?|damage|signs? of|issues?|cracks?|cracking|deterioration|distress|faults?|problems?)\b|none(?: (?:visible|noted|observed|seen|apparent))?\b|nil\b|nothing (?:abnormal|of note|visible|to report)|sound\b|ok(?:ay)?\b|satisfactory\b|good\b)/i;

export function assessedRows(observations: NumberedObservation[]): AssessedRow[] {
  const isBridge = isOfBridge(observations.map(({ element }) => element));
  const photoCount = observations.flatMap(({ photos }) => photos).length;
  return observations.map((row) => assessedRow(row, photoCount, isBridge));
}

function assessedRow(row: NumberedObservation, photoCount: number, isBridge: boolean): AssessedRow {
  const clean = (text: string) => withoutForeignPhotos(plainText(text), photoCount);
  const defect = clean(row.defect);
  const element = clean(row.element);
  const recommendation = clean(row.recommendation);
  return {
    number: row.number,
    photos: row.photos,
    outcome: outcomeOf(row.outcome, element, defect),
    element: readElementName(element),
    group: findBuildingPart(element, isBridge),
    theme: findTheme(defect),
    defect,
    recommendation: /^(?:n\/?a|-+|none|nil|tbc|tbd)\.?$/i.test(recommendation)
      ? ''
      : recommendation,
    priority: row.severity ?? priorityFromWords(defect, recommendation),
    urgency: row.urgency,
    note: row.note,
  };
}

/** What the row says by itself; where that is a defect or nothing, its words decide. */
function outcomeOf(outcome: Outcome | null, element: string, defect: string): Outcome {
  if (outcome === 'no_visible_defect' || outcome === 'nothing_inspectable') return outcome;
  if (defect === '') return 'not_assessed';
  if (NOT_INSPECTABLE.test(defect) || NOT_INSPECTABLE.test(element)) return 'nothing_inspectable';
  return NO_DEFECT.test(defect) ? 'no_visible_defect' : 'defect';
}

/** Control characters and runs of blanks are of no use in prose; line breaks keep notes apart. */
function plainText(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : ''))
    .trim();
}

/** A row may speak of a photo of another report; here its number would lead to the wrong picture. */
function withoutForeignPhotos(text: string, photoCount: number): string {
  return findPhotoReferences(text).reduceRight((result, { start, end }) => {
    const reference = result.slice(start, end);
    if (unknownPhotoReferences(reference, photoCount).length === 0) return result;
    return `${result.slice(0, start)}a photo not in this report${result.slice(end)}`;
  }, text);
}

const BY_WORDS: { severity: Severity; words: RegExp }[] = [
  {
    severity: 'safety',
    words:
      /\b(?:danger|hazard|unsafe|collaps|injur|cordon|exclusion zone|evacuat|(?:could|may|might|about to|risk of) fall|falling|at once|trip(?:ping)?\b|live (?:wire|cable)|exposed wiring|do not use|close (?:the|off)|keep people)/i,
  },
  {
    severity: 'major',
    words:
      /\b(?:urgent|immediate|exposed,? (?:\w+ )?(?:reinforcement|rebar|bars?|steel)|section loss|loss of section|bulg|displac|lean(?:s|ing)\b|structural (?:engineer|assessment|repair)|severe|significant|wide\b|deflect|active leak|dry rot|prop\b|propping|shor(?:e|ing))/i,
  },
  {
    severity: 'minor',
    words:
      /\b(?:hairline|cosmetic|superficial|slight|minor|moss|alga|lichen|efflorescence|clean(?:ing)?\b|repaint|redecorat|surface (?:rust|staining)|fading|discolou?r)/i,
  },
];

/** What the person wants done before anything else. */
const DO_NOW =
  /\b(?:now(?=[.,;]|$)|today|straight away|right away|without delay|as soon as possible)/i;

/** How urgent a row without a judged severity reads. */
function priorityFromWords(defect: string, recommendation: string): Priority {
  const text = `${defect} ${recommendation}`;
  const severity = BY_WORDS.find(({ words }) => words.test(text))?.severity ?? 'unjudged';
  return severity !== 'safety' && DO_NOW.test(recommendation) ? 'major' : severity;
}
