import { SEVERITIES } from '@shared/row-fields';
import type { Language } from '@shared/languages/language';
import { listLevels } from '@shared/ratings/list-levels';
import { readScheme } from '@shared/ratings/rating-scheme';
import type { PartWords } from '@shared/languages/forms/document-parts';
import type { Run } from './report-text';

/** A level of the report's scheme as it prints; a severity where it has none. */
export interface PrintedLevel {
  /** Short, for a narrow column: "3", "CS2". */
  code: string;
  label: string;
  definition: string;
  /** Six hexadecimal digits, dark enough to be read on white. */
  colour: string;
}

/** A level with its urgency from 0 to 100; null where it defines none. */
export interface RankedLevel extends PrintedLevel {
  rank: number | null;
}

/** A row of this rank or more is among the most urgent. */
export const URGENT_RANK = 70;

const SEVERITY_LOOK = {
  minor: { colour: '5f6673', rank: 15 },
  moderate: { colour: '966200', rank: 45 },
  major: { colour: 'b3261e', rank: 75 },
  safety: { colour: '7d1128', rank: 100 },
};

/** The scale by which rows are rated: the report's scheme, else severity. The least urgent first. */
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

function severityLevel(severity: (typeof SEVERITIES)[number], words: PartWords): RankedLevel {
  const label = words.severities[severity];
  return { code: label, label, definition: '', ...SEVERITY_LOOK[severity] };
}

/** A danger, which rating schemes do not replace; null for other rows, and where the level itself says so. */
export function findDanger(
  { severity }: { severity: string | null },
  { isScheme }: Scale,
  words: PartWords,
): PrintedLevel | null {
  return isScheme && severity === 'safety' ? severityLevel(severity, words) : null;
}

/** No-break spaces: the colour reaches a little beyond the code. */
const EDGE = '\u00a0';

/** A level's code on its colour; readable in black and white too. */
export function buildLevelChip({ code, colour }: PrintedLevel): Run {
  return { text: EDGE + code + EDGE, photo: null, isBold: true, chip: colour.toUpperCase() };
}

/** The code on its colour, and what it means. */
export function levelRuns(level: PrintedLevel): Run[] {
  const { code, label } = level;
  const meaning: Run[] = code === label || label === '' ? [] : [{ text: ` ${label}`, photo: null }];
  return [buildLevelChip(level), ...meaning];
}

/** "3: Serious or urgent"; the code alone where the label adds nothing. */
export function levelText({ code, label }: PrintedLevel): string {
  return code === label || label === '' ? code : `${code}: ${label}`;
}
