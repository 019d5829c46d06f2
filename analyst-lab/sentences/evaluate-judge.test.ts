import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CAUTION_REASONS,
  JUDGED_REASONS,
} from '../../supabase/functions/_shared/contract/caution-kinds.ts';
import { LANGUAGES } from '../../supabase/functions/_shared/languages/language.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { Behaviour } from '../../testing/model/servers/behaviour.ts';
import { type ModelServer, startModelServer } from '../../testing/model/servers/model-server.ts';
import { wilsonInterval } from './wilson-interval.ts';
import { isStoppedByCode } from './check-sentence.ts';
import { evaluateJudge } from './evaluate-judge.ts';
import type { judgeFigures } from './judge-figures.ts';
import { labelledSentences } from './labelled-sentences.ts';

const ALL = labelledSentences();
const DISHONEST = ALL.filter(({ honest }) => !honest);

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

type Doubtful = { n: number; reason: string }[];
type Judge = (sentence: string) => string | null;

/** A server whose model gives these judgements; null has it answer prose. */
const judging =
  (judge: Judge | null): Behaviour =>
  (request) => {
    const material = /\{"facts".*\}$/su.exec(request.text)?.[0] ?? '{"sentences":[]}';
    const { sentences } = JSON.parse(material) as { sentences: { n: number; text: string }[] };
    const doubtful: Doubtful = sentences.flatMap(({ n, text }) => {
      const reason = judge?.(text);
      return reason ? [{ n, reason }] : [];
    });
    const text = judge ? JSON.stringify({ doubtful }) : 'They all look fine to me.';
    return Promise.resolve({ kind: 'answer', answer: { text, finish: 'stop' } });
  };

async function evaluate(judge: Judge | null, sentences = ALL) {
  server = await startModelServer({ kind: 'llama.cpp', behaviours: [judging(judge)] });
  const cache = temporaryFolder();
  const lines: string[] = [];
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'writer',
    AI_JUDGE_MODEL: 'test/judge:1',
    AI_BASE_URL: server.baseUrl,
    AI_CONCURRENCY: '8',
  };
  const isWhole = await evaluateJudge(sentences, cache, environment, (line) => lines.push(line));
  const [name = ''] = readdirSync(cache);
  const kept = JSON.parse(readFileSync(join(cache, name), 'utf8')) as {
    figures: ReturnType<typeof judgeFigures>;
  };
  return { isWhole, said: lines.join('\n'), name, figures: kept.figures };
}

describe('the labelled sentences', () => {
  it('are 200, of every kind that a judge looks for and in every language', () => {
    expect([ALL.length, DISHONEST.length]).toEqual([200, 110]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(200);
    for (const reason of JUDGED_REASONS) {
      const of = ALL.filter(({ kind }) => kind === reason);
      expect(of.filter(({ honest }) => !honest).length, reason).toBeGreaterThanOrEqual(4);
      expect(of.filter(({ honest }) => honest).length, reason).toBeGreaterThanOrEqual(3);
    }
    for (const language of LANGUAGES) {
      expect(ALL.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(20);
    }
    expect(ALL.every(({ kind }) => CAUTION_REASONS.includes(kind))).toBe(true);
  });

  it('stand in no prompt, nor in the list that was written before', () => {
    const folder = join(import.meta.dirname, '../../supabase/functions/_shared');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const all = [
      ...texts,
      readFileSync(join(import.meta.dirname, 'blind-sentences.json'), 'utf8'),
    ].join('\n');
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[\s.。]+/gu, ' ')
        .trim();
    const searched = plain(all);
    expect(ALL.filter(({ sentence }) => searched.includes(plain(sentence)))).toEqual([]);
  });

  it('are marked by code alone as far as is written down, and no honest one is', () => {
    expect(ALL.filter((one) => one.honest && isStoppedByCode(one))).toEqual([]);
    expect(DISHONEST.filter(isStoppedByCode).length).toBeGreaterThanOrEqual(64);
  });
});

describe('a judge is measured', () => {
  it('by kind and language, beside what code alone marks', async () => {
    const known = new Map(DISHONEST.map(({ sentence, kind }) => [sentence, kind]));
    const { isWhole, said, name, figures } = await evaluate((text) => known.get(text) ?? null);
    expect(isWhole).toBe(true);
    expect(name).toBe('judge--test-judge-1.json');
    expect(figures.all).toMatchObject({
      dishonest: { judge: { marked: 110, of: 110 }, either: { marked: 110 } },
      honest: { judge: { marked: 0, of: 90 } },
      rightReason: { marked: 110, of: 110 },
      notJudged: 0,
    });
    expect(figures.kinds['material']?.dishonest.judge).toMatchObject({ marked: 9, of: 9 });
    expect(Object.keys(figures.languages).sort()).toEqual([...LANGUAGES].sort());
    expect(said).toMatch(/^material +\d+\/9 +9\/9 +70–100 % +9\/9/m);
    expect(said).toMatch(/^all +\d+\/110 +110\/110 +97–100 %/m);
    expect(said).toContain('for the right reason 110/110, not judged 0');
  });

  it('by the sentences that it judged: prose is no verdict', async () => {
    const { isWhole, said, figures } = await evaluate(null, ALL.slice(0, 6));
    expect(isWhole).toBe(false);
    expect(figures.all.notJudged).toBe(6);
    expect(figures.all.dishonest.judge.of).toBe(0);
    expect(said).toContain('not judged 6');
  });

  it('who doubts everything marks every honest sentence too', async () => {
    const { figures } = await evaluate(() => 'test', ALL.slice(0, 20));
    const { dishonest, honest, rightReason } = figures.all;
    expect([dishonest.judge.marked, honest.judge.marked]).toEqual([14, 6]);
    expect(rightReason.marked).toBe(1);
  });

  it('as what code alone marks, where no model is set up', async () => {
    const lines: string[] = [];
    const whole = await evaluateJudge(ALL, temporaryFolder(), {}, (line) => lines.push(line));
    expect(whole).toBe(false);
    expect(lines.join('\n')).toMatch(/^all +\d+\/110 +- /m);
    expect(lines.join('\n')).toContain('What code alone marks.');
  });
});

it.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [5, 10, 0.237, 0.763],
])('lies %i of %i between %f and %f', (right, of, from, to) => {
  const interval = wilsonInterval(right, of);
  expect(interval.from).toBeCloseTo(from, 2);
  expect(interval.to).toBeCloseTo(to, 2);
});
