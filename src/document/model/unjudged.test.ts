import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import type { Judged } from '@shared/contract/stored';
import { makeObservation, makeProposal } from '../../../testing/app/rows';
import { makeSource } from '../../../testing/app/sample-report';
import { buildReportModel } from '../parts/build-report-model';
import { originsPart, originsXmp } from '../bookmarks/origins-xml';

type State = Judged['state'] | undefined;
const judgedAs = (state: State) => (state ? { judged: { state, by: 'gpt-9-judge' } } : {});
const row = (hand: 'proposed' | 'accepted' | 'edited' | 'written', state: State) =>
  makeObservation({
    hand,
    outcome: 'defect',
    proposal: makeProposal({ analyst: 'gpt-9', outcome: 'defect', ...judgedAs(state) }),
  });
const section = (state: State, paragraph = 'As drafted.') => ({
  paragraph,
  photo_refs: {},
  drafted: 'As drafted.',
  analyst: 'gpt-9',
  ...judgedAs(state),
});

function buildModel(
  rows: ReturnType<typeof row>[],
  sections: { discussion?: State; recommendation?: ReturnType<typeof section> } = {},
  changes: Partial<ReturnType<typeof makeSource>> = {},
) {
  const source = makeSource({ observations: rows });
  source.sections = {
    discussion: section(sections.discussion),
    recommendation: sections.recommendation ?? null,
  };
  return buildReportModel({ ...source, ...changes });
}
const SAID = 'Not read a second time by a model, or only in part: ';

describe('words that no judge read', () => {
  it('are named in the statement, where they stand', () => {
    const rows = [
      row('proposed', 'all'),
      row('proposed', 'none'),
      row('accepted', 'part'),
      row('edited', 'none'),
      row('written', 'none'),
    ];
    const { provenance } = buildModel(rows, {
      discussion: 'none',
      recommendation: section('none', 'Mine.'),
    });
    expect(provenance).toContain(`${SAID}Photo 2–3, Discussion.`);
  });

  it('are named in a signed report too', () => {
    const signing = { signatory: 'A. Mason', signedOn: '3 November 2026', revision: 'B' };
    const { provenance } = buildModel([row('accepted', 'none')], {}, { signing });
    expect(provenance).toContain(`${SAID}Photo 1.`);
  });

  it('are said of no report whose words were judged, nor where nothing is known or no judge is set up', () => {
    for (const state of ['all', 'off', undefined] as const) {
      const { provenance } = buildModel([row('proposed', state)], { discussion: state });
      expect(provenance).not.toContain('second time');
    }
  });

  it.each(LANGUAGES)('are named in %s', (language) => {
    const source = makeSource({ observations: [row('proposed', 'none')] });
    const { provenance } = buildReportModel({ ...source, report: { ...source.report, language } });
    expect(provenance).not.toContain('{what}');
    if (language !== 'en') expect(provenance).not.toContain('second time');
  });

  it('are so marked for programs, and judged ones too', () => {
    const rows = [
      row('proposed', 'none'),
      row('accepted', 'all'),
      row('proposed', 'off'),
      row('proposed', undefined),
      row('edited', 'none'),
    ];
    const { origins } = buildModel(rows, { discussion: 'part' });
    const judged = origins?.texts.map((one) => [one.text, one.judged]);
    expect(judged).toEqual([
      [1, 'none'],
      [2, 'all'],
      [3, 'off'],
      [4, null],
      [5, null],
      ['discussion', 'part'],
      ['recommendation', null],
    ]);
    expect(originsPart(origins!)).toMatch(/name="row 1" origin="unchecked" judged="none"/);
    expect(originsPart(origins!)).toMatch(/name="row 4" origin="unchecked" Digital/);
    expect(originsXmp(origins!)).toContain('<origins:judged>part</origins:judged>');
  });
});
