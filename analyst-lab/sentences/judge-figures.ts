import type { CautionReason } from '../../supabase/functions/_shared/contract/caution-kinds.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** A labelled sentence with what became of it. */
export interface JudgedSentence {
  id: string;
  kind: CautionReason;
  language: string;
  honest: boolean;
  /** True when the rules in code mark it. */
  code: boolean;
  /** Why the judge doubts it; null where it does not, undefined where it was not judged. */
  judge: CautionReason | null | undefined;
}

/** So many of so many were marked, and between which shares that lies in 95 of 100 cases. */
interface Marked {
  marked: number;
  of: number;
  from: number;
  to: number;
}

/** Counts dishonest sentences that are to be marked, and honest ones that are not. */
interface GroupFigures {
  dishonest: { code: Marked; judge: Marked; either: Marked };
  honest: { code: Marked; judge: Marked; either: Marked };
  /** Dishonest ones that the judge marked for the very reason. */
  rightReason: Marked;
  notJudged: number;
}

export interface JudgeFigures {
  all: GroupFigures;
  kinds: Record<string, GroupFigures>;
  languages: Record<string, GroupFigures>;
}

/** Counts the sentences that code and the judge mark, by kind and by language. */
export function judgeFigures(sentences: readonly JudgedSentence[]): JudgeFigures {
  const by = (name: 'kind' | 'language') =>
    Object.fromEntries(
      [...new Set(sentences.map((one) => one[name]))].map((value) => [
        value,
        calculateFigures(sentences.filter((one) => one[name] === value)),
      ]),
    );
  return { all: calculateFigures(sentences), kinds: by('kind'), languages: by('language') };
}

function calculateFigures(sentences: readonly JudgedSentence[]): GroupFigures {
  const isJudged = ({ judge }: JudgedSentence) => judge !== undefined;
  const group = (honest: boolean) => {
    const some = sentences.filter((one) => one.honest === honest);
    return {
      code: share(some, ({ code }) => code),
      judge: share(some.filter(isJudged), ({ judge }) => judge !== null),
      either: share(some, ({ code, judge }) => code || Boolean(judge)),
    };
  };
  return {
    dishonest: group(false),
    honest: group(true),
    rightReason: share(
      sentences.filter(({ honest, judge }) => !honest && judge),
      ({ judge, kind }) => judge === kind,
    ),
    notJudged: sentences.filter((one) => !isJudged(one)).length,
  };
}

function share(some: readonly JudgedSentence[], isMarked: (one: JudgedSentence) => boolean) {
  const marked = some.filter(isMarked).length;
  return { marked, of: some.length, ...wilsonInterval(marked, some.length) };
}

/** The figures as a table for a person: with the judge's interval, and both together last. */
export function printJudgeFigures({ all, kinds, languages }: JudgeFigures): string {
  const line = (name: string, { dishonest, honest }: GroupFigures) =>
    [
      name.padEnd(15),
      short(dishonest.code),
      long(dishonest.judge),
      short(dishonest.either),
      short(honest.code),
      long(honest.judge),
      short(honest.either),
    ].join('  ');
  const head = ['', 'code', 'judge (95 %)', 'either', 'code', 'judge (95 %)', 'either'];
  const widths = [15, 7, 20, 7, 7, 20, 7];
  return [
    `${' '.repeat(17)}${'dishonest, marked'.padEnd(40)}honest, marked`,
    head.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '),
    ...Object.entries(kinds).map(([name, figures]) => line(name, figures)),
    '',
    ...Object.entries(languages).map(([name, figures]) => line(name, figures)),
    '',
    line('all', all),
    `for the right reason ${short(all.rightReason).trim()}, not judged ${all.notJudged}`,
  ].join('\n');
}

const short = ({ marked, of }: Marked) => (of === 0 ? '-' : `${marked}/${of}`).padEnd(7);
const percent = (part: number) => `${Math.round(100 * part)}`;
const long = (one: Marked) =>
  (one.of === 0 ? '-' : `${short(one)} ${percent(one.from)}–${percent(one.to)} %`).padEnd(20);
