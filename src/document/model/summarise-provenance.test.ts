import { describe, expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../testing/app/rows';
import { choosePrintedWords } from '../words/printed-words';
import {
  summariseProvenance,
  type ProvenancedRow,
  type DraftedSections,
} from './summarise-provenance';

const proposal = (analyst: string) =>
  makeProposal({
    analyst,
    outcome: 'defect',
    element: 'Wall',
    defect: 'Crack',
    recommendation: 'Monitor',
  });
const times = (count: number, changes: Parameters<typeof makeObservation>[0]) =>
  Array.from({ length: count }, () => makeObservation(changes));
const builtin = proposal('builtin');

const NO_SECTION = { paragraph: '', drafted: null, analyst: null };
const said = (rows: ProvenancedRow[], sections: Partial<DraftedSections> = {}) =>
  summariseProvenance(
    rows,
    { discussion: NO_SECTION, recommendation: NO_SECTION, ...sections },
    choosePrintedWords('en'),
  );

describe('summariseProvenance', () => {
  it('counts each way in which observations came about', () => {
    const rows = [
      ...times(31, { hand: 'written', outcome: 'defect' }),
      ...times(12, { hand: 'edited', outcome: 'defect', proposal: builtin }),
      ...times(10, { hand: 'accepted', outcome: 'defect', proposal: builtin }),
      ...times(5, { hand: 'proposed', outcome: 'defect', proposal: builtin }),
      ...times(2, { outcome: 'not_assessed', proposal: builtin }),
      ...times(1, {}),
    ];
    expect(said(rows)).toBe(
      'Of the 61 observations, 31 were written by a person; 12 were proposed by the built-in analyst and edited by a person; 10 were proposed by the built-in analyst and accepted by a person; 5 were proposed by the built-in analyst and checked by nobody; 2 were not assessed; 1 is blank.',
    );
  });
  it('leaves out what there is none of', () => {
    const rows = [
      ...times(1, { hand: 'written', outcome: 'defect' }),
      ...times(2, { hand: 'proposed', outcome: 'defect', proposal: builtin }),
    ];
    expect(said(rows)).toBe(
      'Of the 3 observations, 1 was written by a person; 2 were proposed by the built-in analyst and checked by nobody.',
    );
  });
  it('says it in short where all came about alike', () => {
    expect(said(times(3, { hand: 'written' }))).toBe(
      'All 3 observations were written by a person.',
    );
    expect(said(times(1, { outcome: 'not_assessed' }))).toBe(
      'The one observation was not assessed.',
    );
  });
  it('names each analyst once, and none that cannot be read', () => {
    const accepted = (value: unknown) =>
      makeObservation({ hand: 'accepted', outcome: 'defect', proposal: value as never });
    const rows = [accepted(proposal('gpt-9\nturbo')), accepted(builtin), accepted(builtin)];
    expect(said(rows)).toBe(
      'All 3 observations were proposed by gpt-9 turbo and the built-in analyst and accepted by a person.',
    );
    expect(said([accepted(null)])).toBe(
      'The one observation was proposed by an analyst and accepted by a person.',
    );
  });
  it('says which sections stand as drafted, and which a person has edited', () => {
    const discussion = (paragraph: string) => ({ paragraph, drafted: 'a', analyst: 'builtin' });
    const recommendation = (paragraph: string, drafted: string | null = 'b') => ({
      paragraph,
      drafted,
      analyst: 'gpt-9',
    });
    expect(said([], { discussion: discussion('a'), recommendation: recommendation('b') })).toBe(
      'The Discussion and the Recommendation were drafted by the built-in analyst and gpt-9 and not changed since.',
    );
    expect(said([], { discussion: discussion('a'), recommendation: recommendation('c') })).toBe(
      'The Discussion was drafted by the built-in analyst and not changed since. The Recommendation was drafted by gpt-9 and edited by a person.',
    );
    expect(
      said([], { discussion: discussion(' '), recommendation: recommendation('c', null) }),
    ).toBeNull();
  });
  it('says nothing of an empty report', () => {
    expect(said([])).toBeNull();
  });
});
