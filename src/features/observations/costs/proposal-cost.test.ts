import { expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { proposalCost } from './proposal-cost';

const usage = { questions: 1, input_tokens: 4812, output_tokens: 310, seconds: 6.24 };
const describeCost = (changes: Parameters<typeof makeProposal>[0]) =>
  proposalCost(makeObservation({ proposal: makeProposal(changes) }));

it('is time, tokens and which instructions were given', () => {
  expect(describeCost({ usage, prompt_version: '7' })).toEqual([
    '6.2 s',
    '4,812 tokens in, 310 out',
    'prompt 7',
  ]);
});

it('says when it was asked again, and rounds long waits', () => {
  expect(describeCost({ usage: { ...usage, questions: 2, seconds: 1234.5 } })).toEqual([
    '1,235 s',
    '4,812 tokens in, 310 out',
    '2 questions',
  ]);
});

it('is nothing for an analyst that asks no model, or for a row without a proposal', () => {
  expect(describeCost({})).toEqual([]);
  expect(proposalCost(makeObservation())).toEqual([]);
});
