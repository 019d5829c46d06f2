import { isMeasured } from '@/lib/is-measured';
import type { Judged } from '@shared/contract/stored';
import type { RowProvenance } from '@shared/languages/forms/document';
import { summariseAiUse } from './ai-statement';
import {
  type NumberedRow,
  type DraftedSection,
  type DraftedSections,
  readAnalystName,
  isDrafted,
  readRowJudged,
  readRowProvenance,
  readSectionJudged,
} from './summarise-provenance';

/** The provenance of a section's text; blank has no words. */
export type SectionOrigin = 'written' | 'drafted' | 'edited' | 'blank';

/** A text's provenance for programs: the same that the printed statement counts. */
export interface TextOrigin {
  /** A row by its number, a section by its name. */
  text: number | keyof DraftedSections;
  origin: RowProvenance | SectionOrigin;
  /** A term of IPTC's digital source types; null where there are no words. */
  sourceType: SourceType | null;
  /** How much a model judged; null once edited, or where unknown. */
  judged: Judged['state'] | null;
}

/** https://cv.iptc.org/newscodes/digitalsourcetype/ */
type SourceType =
  | 'digitalCreation'
  | 'algorithmicMedia'
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'compositeSynthetic';

export interface WordOrigins {
  sourceType: SourceType;
  texts: TextOrigin[];
  /** As printed on its last page. */
  statement: string;
}

/** The provenance of each row and section; null where no analyst was asked. */
export function wordOrigins(
  rows: readonly NumberedRow[],
  sections: DraftedSections,
  statement: string | null,
): WordOrigins | null {
  if (summariseAiUse(rows, sections) === null) return null;
  const texts: TextOrigin[] = [
    ...rows.map((row) => {
      const origin = readRowProvenance(row);
      const sourceType = findSourceType(origin, readAnalystName(row));
      return { text: row.number, origin, sourceType, judged: readRowJudged(row) };
    }),
    ...(['discussion', 'recommendation'] as const).map((name) => {
      const origin = sectionOrigin(sections[name]);
      const sourceType = findSourceType(origin, sections[name].analyst);
      return { text: name, origin, sourceType, judged: readSectionJudged(sections[name]) };
    }),
  ];
  const types = new Set(texts.flatMap(({ sourceType }) => sourceType ?? []));
  const [only = 'digitalCreation', ...more] = types;
  return {
    sourceType: more.length === 0 ? only : mergeTypes(types),
    texts,
    statement: statement ?? '',
  };
}

function sectionOrigin(section: DraftedSection): SectionOrigin {
  const { paragraph, drafted } = section;
  if (!isDrafted(section)) return paragraph.trim() === '' ? 'blank' : 'written';
  return paragraph === drafted ? 'drafted' : 'edited';
}

function findSourceType(origin: TextOrigin['origin'], analyst: string | null): SourceType | null {
  const isComposed = isMeasured(analyst);
  switch (origin) {
    case 'written':
      return 'digitalCreation';
    case 'edited':
      return isComposed ? 'compositeSynthetic' : 'compositeWithTrainedAlgorithmicMedia';
    case 'unchecked':
    case 'accepted':
    case 'drafted':
      return isComposed ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
    default:
      return null;
  }
}

const mergeTypes = (types: ReadonlySet<SourceType>): SourceType =>
  types.has('trainedAlgorithmicMedia') || types.has('compositeWithTrainedAlgorithmicMedia')
    ? 'compositeWithTrainedAlgorithmicMedia'
    : 'compositeSynthetic';
