import { describe, expect, it } from 'vitest';
import type { AnalystCost } from '../schema';
import { costDetails, costSummary, type Pricing } from './cost-sentences';

function makeCost(changes: Partial<AnalystCost> = {}): AnalystCost {
  return {
    report_id: 'report',
    user_id: 'ada',
    task: 'photo',
    analyst: 'eyes-1',
    calls: 42,
    questions: 45,
    input_tokens: 170_000,
    output_tokens: 20_000,
    seconds: 840,
    ...changes,
  };
}

const pricing: Pricing = { analyst: 'eyes-1', price: { in: 2, out: 4.5, currency: 'USD' } };

describe('what the analyst took', () => {
  it.each([
    [[makeCost()], null, '42 photos, 190k tokens'],
    [[makeCost()], pricing, '42 photos, 190k tokens, about $0.43'],
    [
      [
        makeCost(),
        makeCost({ task: 'sections', calls: 2, input_tokens: 9000, output_tokens: 1000 }),
      ],
      null,
      '42 photos, 200k tokens',
    ],
    [
      [makeCost({ task: 'review', input_tokens: 900, output_tokens: 60 })],
      pricing,
      '960 tokens, under $0.01',
    ],
    [
      [makeCost({ calls: 1 }), makeCost({ analyst: 'eyes-0', calls: 2, input_tokens: 2_400_000 })],
      pricing,
      '3 photos, 2.6M tokens, about $0.43 for eyes-1',
    ],
    [[makeCost({ analyst: 'eyes-0' })], pricing, '42 photos, 190k tokens'],
    [[makeCost({ analyst: 'builtin', input_tokens: 0, output_tokens: 0 })], pricing, null],
    [[], pricing, null],
  ])('is said in one line: %#', (costs, prices, sentence) => {
    expect(costSummary(costs, prices)).toBe(sentence);
  });

  it('counts yen whole', () => {
    const price = { in: 300, out: 900, currency: 'JPY' };
    expect(costSummary([makeCost()], { analyst: 'eyes-1', price })).toMatch(/about ¥69$/);
  });

  it('is told by task and model, with what was asked again', () => {
    const draft = { task: 'sections', calls: 1, questions: 1, seconds: 12 } as const;
    const free = makeCost({ analyst: 'builtin', input_tokens: 0, output_tokens: 0 });
    expect(costDetails([makeCost(), makeCost(draft), free])).toEqual([
      '42 photos by eyes-1: 170k tokens in, 20k out, 3 asked again, 14 min at work',
      '1 draft by eyes-1: 170k tokens in, 20k out, 10 s at work',
    ]);
  });
});
