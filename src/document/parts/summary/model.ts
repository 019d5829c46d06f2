import type { PartMaterial, PartModel } from '@/document/model/part-model';
import {
  levelText,
  type PrintedLevel,
  type RankedLevel,
  type Scale,
  URGENT_RANK,
} from '@/document/model/printed-levels';
import type { PhotoReference } from '@/document/model/report-text';
import { urgencyText } from '@/document/model/row-facts';
import type { PrintedWords } from '@/document/words/printed-words';
import { fillCounted } from '@shared/languages/fill';
import type { PartWords } from '@shared/languages/forms/document-parts';

export interface Summary {
  heading: string;
  columns: readonly [level: string, meaning: string, count: string];
  /** The number of rows of each level, the most serious first; null is "not rated". */
  counts: { level: PrintedLevel | null; meaning: string; count: number }[];
  urgent: UrgentRows | null;
}

export interface UrgentRows {
  heading: string;
  items: { reference: PhotoReference; text: string; note: string }[];
  /** The number left out; blank for none. */
  more: string;
}

export const MODEL: PartModel<Summary> = {
  build(material) {
    const { layout, scale, words } = material;
    const rows = listRows(material);
    return layout.summary && rows.length > 0 ? summarise(rows, scale, words) : null;
  },
  outline: ({ heading }) => [{ id: 'summary', level: 1, text: heading }],
  isBody: true,
};

/** Hundredths of the text's width: level, meaning, count. */
export const SHARES = [24, 58, 18] as const;

/** A longer list is no summary. */
const MOST_LISTED = 10;
/** The rank of each urgency; monitoring is not urgent. */
const URGENCY_RANK: Record<string, number> = { immediate: 100, soon: 75, planned: 40, monitor: 10 };
/** The rank of danger to people. */
const MOST_URGENT = 100;
const MAX_TEXT = 120;

interface SummarisedRow {
  reference: PhotoReference;
  element: string;
  defect: string;
  urgency: string | null;
  level: RankedLevel | null;
}

function listRows({ source, scale, report }: PartMaterial): SummarisedRow[] {
  const known = new Map(source.observations.map((stored) => [stored.id, stored]));
  return report.schedule1.rows.flatMap((row) => {
    const stored = known.get(row.id);
    if (!stored) return [];
    const { element, defect } = row.facts;
    const level = scale.findLevel(stored);
    return [{ reference: row.caption, element, defect, urgency: stored.urgency, level }];
  });
}

/** Counts the rows of each level, the most serious first, and lists those that cannot wait. */
function summarise(
  rows: readonly SummarisedRow[],
  scale: Scale,
  { parts: words, tag }: Pick<PrintedWords, 'parts' | 'tag'>,
): Summary {
  const { heading, columns, notRated } = words.summary;
  const [rating, meaning, count] = columns;
  const counts = scale.levels.toReversed().map((level) => ({
    level: level as PrintedLevel | null,
    meaning: level.label === level.code ? level.definition : level.label,
    count: rows.filter((row) => row.level?.code === level.code).length,
  }));
  const unrated = rows.filter(({ level }) => level === null).length;
  return {
    heading,
    columns: [scale.isScheme ? rating : words.schedule.severity, meaning, count],
    counts: [
      ...counts,
      ...(unrated === 0 ? [] : [{ level: null, meaning: notRated, count: unrated }]),
    ],
    urgent: urgentRows(rows, words, tag),
  };
}

function urgentRows(
  rows: readonly SummarisedRow[],
  words: PartWords,
  tag: string,
): UrgentRows | null {
  const urgent = rows
    .filter((row) => rankRow(row) >= URGENT_RANK)
    // The sort is stable: equal ranks stay in the report's order.
    .toSorted((a, b) => rankRow(b) - rankRow(a));
  if (urgent.length === 0) return null;
  const left = urgent.length - MOST_LISTED;
  return {
    heading: words.summary.urgent,
    items: urgent.slice(0, MOST_LISTED).map(({ reference, element, defect, level, urgency }) => ({
      reference,
      text: shortened([element, defect].filter(Boolean).join(': ')),
      note: [level && levelText(level), urgencyText(urgency, words)].filter(Boolean).join(' · '),
    })),
    more: left > 0 ? fillCounted(words.summary.more, left, tag) : '',
  };
}

/**
 * Ranks by the chosen urgency: a defect that can wait or is monitored is not urgent, however serious. Danger to people
 * always is; without a chosen urgency the level decides.
 */
function rankRow({ level, urgency }: SummarisedRow): number {
  const rank = level?.rank ?? 0;
  const said = URGENCY_RANK[urgency ?? ''];
  return said === undefined || rank >= MOST_URGENT ? rank : said;
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Cuts a text to `MAX_TEXT` characters with an ellipsis: at a sentence if half of it fits, else at a word. */
function shortened(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const whole = within(sentences, text, MAX_TEXT - 1).trimEnd();
  if (whole.length >= MAX_TEXT / 2) return `${whole} …`;
  const kept = within(words, text, MAX_TEXT).replace(/[\s\p{P}]+$/u, '');
  // A single word may exceed the limit.
  return `${
    kept ||
    Array.from(text)
      .slice(0, MAX_TEXT - 1)
      .join('')
  }…`;
}

/** The leading pieces that fit, with room for one character more. */
function within(pieces: Intl.Segmenter, text: string, length: number): string {
  let kept = '';
  for (const { segment } of pieces.segment(text)) {
    if (kept.length + segment.length >= length) break;
    kept += segment;
  }
  return kept;
}
