import { describe, expect, it } from 'vitest';
import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import type { Language } from '../../languages/language.ts';
import { numberRuns } from '../../list-numbers.ts';
import { readingModel, type Seen, countTokens } from '../long-tables/reading-model.fixture.ts';
import { findCitations } from './section-breaches.ts';
import { writeSections } from './write-sections.ts';

const LOCAL_CONTEXT = 8192;

/** A report whose every seventh row is urgent, and whose elements come again and again. */
function longReport(count: number, words: { defect: string; recommendation: string }) {
  return Array.from({ length: count }, (_, index) =>
    makeNumberedRow({
      number: index + 1,
      element: `Pier ${(index % 23) + 1}`,
      severity: index % 7 === 0 ? 'major' : 'minor',
      ...words,
    }),
  );
}

const ENGLISH = {
  defect:
    'Longitudinal crack along the soffit with rust staining and a damp patch beside the drain outlet. '.repeat(
      3,
    ),
  recommendation:
    'Have a structural engineer establish the cause, then repair and monitor. '.repeat(2),
};
const JAPANESE = {
  defect: '桁下面に沿って縦方向のひび割れがあり、排水口の脇に錆汁と漏水の跡が見られる。'.repeat(2),
  recommendation: '原因を調査したうえで補修し、経過を観察する。',
};

/** Answers as a good model does: cites what it was given, within the words that it was told. */
function honest({ material, prompt }: Seen): unknown {
  const observations = (material['observations'] ?? []) as NumberedObservation[];
  const parts = (material['parts'] ?? []) as { summary: string }[];
  const numbers = [
    ...observations.map(({ number }) => number),
    ...parts.flatMap(({ summary }) => findCitations(summary)),
  ];
  const words = Number(/At most (\d+)/.exec(prompt)?.[1]);
  const cited = numberRuns(numbers)
    .slice(0, words / 4)
    .join(', ');
  const text = prompt.includes('Write in Japanese')
    ? `写真${cited.replaceAll(', ', '、')}のひび割れ。`
    : `Photos ${cited} show cracks.`;
  return material['index'] || !prompt.includes('summed up part by part')
    ? { discussion: text, recommendation: text }
    : { summary: text, actions: text };
}

async function write(
  observations: NumberedObservation[],
  { language = 'en' as Language, reply = honest as (seen: Seen, index: number) => unknown } = {},
) {
  const model = await readingModel(reply, { contextTokens: LOCAL_CONTEXT });
  const request = makeSectionsRequest({ observations, language });
  const drafts = await writeSections(request, model.asking);
  return { ...drafts, ...model };
}

const listUrgent = (rows: NumberedObservation[]) =>
  rows.flatMap(({ severity, number }) => (severity === 'major' ? [number] : []));

describe.each([
  ['en', ENGLISH],
  ['ja', JAPANESE],
] as const)('a report in %s that a local model of 8,192 tokens cannot read', (language, words) => {
  it.each([300, 2000])(
    'of %i rows becomes two sections that cite every urgent row',
    async (count) => {
      const rows = longReport(count, words);
      const { discussion, recommendation, seen } = await write(rows, { language });
      expect(seen.length).toBeGreaterThan(3);
      for (const text of [discussion, recommendation]) {
        expect(findCitations(text)).toEqual(expect.arrayContaining(listUrgent(rows)));
      }
      const summarised = new Set(
        seen.flatMap(({ material }) =>
          ((material['observations'] ?? []) as NumberedObservation[]).map(({ number }) => number),
        ),
      );
      expect(summarised.size).toBe(count);
      expect(Math.max(...seen.map(({ prompt }) => countTokens(prompt)))).toBeLessThan(
        LOCAL_CONTEXT,
      );
    },
  );
});

it('is read in smaller parts where the server reads less than the setting says', async () => {
  const rows = longReport(120, ENGLISH);
  const model = await readingModel(honest, { contextTokens: 100_000, refusesBeyond: 6000 });
  const request = makeSectionsRequest({ observations: rows });
  const { recommendation } = await writeSections(request, model.asking);
  expect(findCitations(recommendation)).toEqual(expect.arrayContaining(listUrgent(rows)));
});

it('is asked in one question when it fits', async () => {
  const { seen } = await write(longReport(12, ENGLISH));
  expect(seen).toHaveLength(1);
});

it('loses no report to a part without a usable answer: its rows speak for themselves', async () => {
  const rows = longReport(120, ENGLISH);
  const { seen, recommendation } = await write(rows, {
    reply: (question, index) => (index < 2 ? 'I am sorry.' : honest(question)),
  });
  const last = seen.at(-1)?.material['parts'] as { actions: string }[];
  expect(last[0]?.actions).toContain('Have a structural engineer establish the cause');
  expect(findCitations(recommendation)).toEqual(expect.arrayContaining(listUrgent(rows)));
});

it('brings summaries together until they fit, when a model writes all it may', async () => {
  const rows = longReport(600, ENGLISH);
  const { seen, recommendation } = await write(rows, {
    reply: (question) => {
      const answer = honest(question);
      const filler = ' The crack runs along the soffit beside the drain.'.repeat(60);
      return 'summary' in (answer as object)
        ? Object.fromEntries(
            Object.entries(answer as object).map(([k, v]) => [k, `${String(v)}${filler}`]),
          )
        : answer;
    },
  });
  expect(seen.some(({ material }) => material['parts'] && !material['index'])).toBe(true);
  expect(findCitations(recommendation)).toEqual(expect.arrayContaining(listUrgent(rows)));
});
