import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The file to which `unit-reporter.ts` writes the tally of its run. */
export const UNIT_REPORT = 'PLUMBLINE_UNIT_REPORT';

export interface Tally {
  passed: number;
  skipped: number;
  /** Failures as they are named at the end, where every log still has them: tests, and errors outside of any test. */
  failed: string[];
  /** Tests that passed only at the second try, with the first one's error: each is a fault to be mended. */
  secondTries: string[];
}

/** A suite that ended before it could write its report counts as one that failed. */
function noReport(file: string): Tally {
  const failed = [`a suite ended before it wrote ${basename(file)}`];
  return { passed: 0, skipped: 0, failed, secondTries: [] };
}

/** The tally that a run of the unit tests wrote. */
export function readUnits(file: string): Tally {
  if (!existsSync(file)) return noReport(file);
  return JSON.parse(readFileSync(file, 'utf8')) as Tally;
}

interface JourneyReport {
  stats: { expected: number; flaky: number; skipped: number };
  suites: JourneySuite[];
  /** Errors of the set-up, or of a file that could not be read. */
  errors?: { message?: string }[];
}

interface JourneySuite {
  title: string;
  suites?: JourneySuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** The tally of Playwright's JSON report. */
export function readJourneys(file: string): Tally {
  if (!existsSync(file)) return noReport(file);
  const { stats, suites, errors = [] } = JSON.parse(readFileSync(file, 'utf8')) as JourneyReport;
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [
      ...listTitles(suites, 'unexpected'),
      ...errors.map(({ message = '' }) => nameOutside(message)),
    ],
    secondTries: listTitles(suites, 'flaky'),
  };
}

export const nameOutside = (message: string) => `an error outside of any test: ${message}`;

/** The journeys that ended so, with the files and groups that they stand in. */
function listTitles(suites: readonly JourneySuite[], ended: 'flaky' | 'unexpected'): string[] {
  return suites.flatMap(({ title, suites: inner = [], specs }) => {
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
    const names = [...own.map((spec) => spec.title), ...listTitles(inner, ended)];
    return names.map((name) => `${title} › ${name}`);
  });
}

/** Lines that a look at the end of a log shows. */
const LAST_LINES = 10;

/** The end of a run's log: every test that failed or needed a second try is named in the last ten lines, then the counts. */
export function writeEnd(tallies: readonly Tally[]): string[] {
  const sum = (count: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  const failed = tallies.flatMap((tally) => tally.failed);
  const named = [
    ...tallies.flatMap(({ secondTries }) =>
      secondTries.map((name) => `At the second try: ${name}`),
    ),
    ...failed.map((name) => `Failed: ${name}`),
  ].map((name) => name.replaceAll(/\s+/g, ' '));
  const atOnce = Math.max(1, Math.ceil(named.length / (LAST_LINES - 1)));
  const lines = Array.from({ length: Math.ceil(named.length / atOnce) }, (_, line) =>
    named.slice(line * atOnce, (line + 1) * atOnce).join('; '),
  );
  const counts = `${sum(({ passed }) => passed)} passed, ${failed.length} failed, ${sum(({ skipped }) => skipped)} skipped`;
  return [...lines, counts];
}
