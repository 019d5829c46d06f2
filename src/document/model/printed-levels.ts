import { SEVERITIES } from '@shared/row-fields';
import type { Language } from '@shared/languages/language';
import { listLevels } from '@shared/ratings/list-levels';
import { readScheme } from '@shared/ratings/rating-scheme';
import type { PartWords } from '@shared/languages/forms/document-parts';
import type { Run } from './report-text';

/** A level of the report's scheme, or a severity where it has none, as it prints. */
export interface PrintedLevel {
  /** Short, for a narrow column: "3", "CS2". */
  code: string;
  label: string;
  definition: string;
  /** Six hexadecimal digits, dark enough to be read on white. */
  colour: string;
}

/** A level with how urgent it is, from 0 to 100; null where it says nothing of that. */
export interface RankedLevel extends PrintedLevel {
  rank: number | null;
}

/** From this rank on a row is among the most urgent. */
export const URGENT_RANK = 70;

const SEVERITY_LOOK = {
  minor: { colour: '5f6673', rank: 15 },
  moderate: { colour: '966200', rank: 45 },
  major: { colour: 'b3261e', rank: 75 },
  safety: { colour: '7d1128', rank: 100 },
};

/** By which rows are rated: the report's scheme, else how serious they are. From the least urgent on. */
export interface Scale {
  isScheme: boolean;
  levels: RankedLevel[];
  findLevel: (row: { rating: string; severity: string | null }) => RankedLevel | null;
}

export function buildScale(stored: unknown, language: Language, words: PartWords): Scale {
  const scheme = readScheme(stored);
  if (scheme) {
    const levels = listLevels(scheme, language).map(
      ({ code, label, definition, colour, rank }) => ({
        code,
        label,
        definition,
        colour: colour.slice(1),
        rank,
      }),
    );
    const findLevel: Scale['findLevel'] = ({ rating }) =>
      levels.find(({ code }) => code === rating) ?? null;
    return { isScheme: true, levels, findLevel };
  }
  const levels = SEVERITIES.map((severity) => severityLevel(severity, words));
  return {
    isScheme: false,
    levels,
    findLevel: ({ severity }) =>
      levels[SEVERITIES.findIndex((known) => known === severity)] ?? null,
  };
}

/** How serious a row is, as it prints. */
function severityLevel(severity: (typeof SEVERITIES)[number], words: PartWords): RankedLevel {
  const label = words.severities[severity];
  return { code: label, label, definition: '', ...SEVERITY_LOOK[severity] };
}

/** A danger, which no rating scheme takes the place of; null where a row is none, or its level says so. */
export function findDanger(
  { severity }: { severity: string | null },
  { isScheme }: Scale,
  words: PartWords,
): PrintedLevel | null {
  return isScheme && severity === 'safety' ? severityLevel(severity, words) : null;
}

/** Spaces that no line breaks at: the colour reaches a little beyond the code. */
const EDGE = '\u00a0';

/** A level's code on its colour. The code says it as well: a print without colours loses nothing. */
export function buildLevelChip({ code, colour }: PrintedLevel): Run {
  return { text: EDGE + code + EDGE, photo: null, isBold: true, chip: colour.toUpperCase() };
}

/** The code on its colour, and what it means. */
export function levelRuns(level: PrintedLevel): Run[] {
  const { code, label } = level;
  const meaning: Run[] = code === label || label === '' ? [] : [{ text: ` ${label}`, photo: null }];
  return [buildLevelChip(level), ...meaning];
}

/** "3: Serious or urgent"; a level whose code says it all stands alone. */
export function levelText({ code, label }: PrintedLevel): string {
  return code === label || label === '' ? code : `${code}: ${label}`;
}
