import { expect, it } from 'vitest';
import type { Observation } from '@/records/observation';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { provenanceSentence } from './provenance';

const rowsBy = (count: number, hand: Observation['hand'], analyst?: string) =>
  Array.from({ length: count }, (_, index) =>
    makeObservation({
      id: `${hand}-${analyst}-${index}`,
      hand,
      proposal: analyst ? makeProposal({ analyst }) : null,
    }),
  );

it.each([
  ['nothing yet', rowsBy(8, null), null],
  ['a photo that could not be assessed', rowsBy(8, null, 'builtin'), null],
  ['rows of a person alone', rowsBy(8, 'written'), '8 of 8 rows written by you'],
  [
    'a model’s and a person’s',
    [...rowsBy(6, 'proposed', 'qwen3-vl:8b'), ...rowsBy(2, 'written')],
    '6 of 8 rows proposed by qwen3-vl:8b, 2 written by you',
  ],
  [
    'checked ones, and another model’s',
    [...rowsBy(2, 'accepted', 'gpt-x'), ...rowsBy(1, 'edited', 'qwen'), ...rowsBy(3, null)],
    '2 of 6 rows proposed by gpt-x, 1 proposed by qwen',
  ],
  [
    'what a person wrote over a proposal',
    rowsBy(1, 'written', 'qwen3-vl:8b'),
    '1 of 1 row written by you',
  ],
])('counts %s', (_, rows, sentence) => {
  expect(provenanceSentence(rows)).toBe(sentence);
});

it('leaves out photos beside another row', () => {
  const [row] = rowsBy(1, 'written');
  expect(provenanceSentence([row!, { ...row!, id: 'b', finding_id: row!.id }])).toBe(
    '1 of 1 row written by you',
  );
});
