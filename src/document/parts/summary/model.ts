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
  /** How many rows have each level, the most serious first; null is "not rated". */
  counts: { level: PrintedLevel | null; meaning: string; count: number }[];
  urgent: UrgentRows | null;
}

export interface UrgentRows {
  heading: string;
  items: { reference: PhotoReference; text: string; note: string }[];
  /** How many are left out; blank where none is. */
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

/** Hundredths of the text's width: level, what it means, how many rows have it. */
export const SHARES = [24, 58, 18] as const;

/** More than these are no summary any more. */
const MOST_LISTED = 10;
/** How soon something is to be done, as a rank of its own; to be watched is not urgent. */
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

/** How many rows have each level, the most serious first, and which of them cannot wait. */
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
    // The sort is stable: what is as urgent stays in the report's order.
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
 * Ranks by the urgency that was chosen: a defect that can wait or is monitored first is not urgent, however serious.
 * Danger to people always is; a level alone decides where no urgency was chosen.
 */
function rankRow({ level, urgency }: SummarisedRow): number {
  const rank = level?.rank ?? 0;
  const said = URGENCY_RANK[urgency ?? ''];
  return said === undefined || rank >= MOST_URGENT ? rank : said;
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The text within `MAX_TEXT` signs, with a sign that it is cut: whole sentences where they say half of it, else whole words. */
function shortened(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const whole = within(sentences, text, MAX_TEXT - 1).trimEnd();
  if (whole.length >= MAX_TEXT / 2) return `${whole} …`;
  const kept = within(words, text, MAX_TEXT).replace(/[\s\p{P}]+$/u, '');
  // One word alone may be longer than all that there is room for.
  return `${
    kept ||
    Array.from(text)
      .slice(0, MAX_TEXT - 1)
      .join('')
  }…`;
}

/** As many pieces from the beginning as there is room for, and a sign more. */
function within(pieces: Intl.Segmenter, text: string, length: number): string {
  let kept = '';
  for (const { segment } of pieces.segment(text)) {
    if (kept.length + segment.length >= length) break;
    kept += segment;
  }
  return kept;
}
