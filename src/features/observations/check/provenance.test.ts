import { expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { describeProvenance } from './provenance';

const proposal = (analyst: string) =>
  makeProposal({
    analyst,
    outcome: 'defect',
    element: 'Wall',
    defect: 'Crack',
    recommendation: 'Monitor',
  });

it.each([
  ['proposed', 'builtin', 'Proposed by the built-in analyst, not checked'],
  ['accepted', 'builtin', 'Proposed by the built-in analyst, accepted by you'],
  ['edited', 'gpt-x', 'Proposed by gpt-x, edited by you'],
  ['written', 'builtin', 'Written by you'],
  [null, 'builtin', null],
] as const)('says whose words a row holds: %s', (hand, analyst, text) => {
  expect(describeProvenance(makeObservation({ hand, proposal: proposal(analyst) }))).toBe(text);
});

it('names nobody where the proposal cannot be read', () => {
  expect(describeProvenance(makeObservation({ hand: 'accepted', proposal: 'x' }))).toBe(
    'Proposed, accepted by you',
  );
});

it('tells an analyst’s own doubt, below a third, as long as nobody has checked', () => {
  const unsure = (hand: 'proposed' | 'accepted', confidence: number) =>
    describeProvenance(makeObservation({ hand, proposal: { ...proposal('gpt-x'), confidence } }));
  expect(unsure('proposed', 0.3)).toBe('Proposed by gpt-x, which is unsure, not checked');
  expect(unsure('proposed', 0.4)).toBe('Proposed by gpt-x, not checked');
  expect(unsure('accepted', 0.3)).toBe('Proposed by gpt-x, accepted by you');
});
