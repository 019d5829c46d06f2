import { describe, expect, it } from 'vitest';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import { makeRevision } from '../../../testing/app/signed-content';
import { makeModel, makeSource } from '../../../testing/app/sample-report';
import { sourceOfDraft } from '@/document/revisions/source-of-draft';
import { findContent, buildReportModel } from '../parts/build-report-model';
import { LANGUAGES } from '@shared/languages/language';
import { choosePrintedWords } from '../words/printed-words';
import { shortenLine, widthInLetters } from './clean-text';
import { ARRANGEMENTS, EXTRAS } from './report-layout';

const letterhead = { ...EMPTY_LETTERHEAD, firm_name: 'Hart & Pole', author_name: 'Ada Pole' };
const signing = { signatory: 'Ada Pole', signedOn: '21 November 2026', revision: 'B' };
const revisions = [
  makeRevision({ id: 'r2', number: 2, label: 'B' }),
  makeRevision({ id: 'r1', number: 1, label: 'A' }),
];
/** A report with revisions as it stands now, called by whatever label it has. */
const draft = (report: Parameters<typeof makeSource>[0] & object) =>
  buildReportModel(sourceOfDraft(makeSource({ letterhead, ...report }), revisions));
const CHOSEN = [
  ...ARRANGEMENTS.slice(1).map((arrangement) => ({ arrangement })),
  ...Object.keys(EXTRAS).map((extra) => ({ [extra]: true })),
  { template: '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11' },
];

describe('the specification’s document', () => {
  it('says nothing of a status as long as nothing was signed, whatever was entered', () => {
    const report = { reference: 'NF-1', revision: 'A' };
    const { status, foot, details } = makeModel({ letterhead, report });
    expect(status).toBe('');
    expect(foot).toEqual(['Ada Pole']);
    expect(details.map(({ label }) => label)).not.toContain('Status');
  });

  it('says on every page that it is a draft once a revision was signed, or when it was issued', () => {
    expect(draft({ report: { revision: 'B' } }).foot).toEqual([
      'Ada Pole',
      'Draft after revision B',
    ]);
    expect(makeModel({ letterhead, signing }).foot).toEqual([
      'Ada Pole',
      'Revision B · Issued 21 November 2026',
    ]);
  });
});

describe.each(CHOSEN)('a chosen layout (%o)', (layout) => {
  it('carries firm, reference, revision and status', () => {
    const report = { reference: 'NF-1', revision: 'A', layout };
    expect(makeModel({ letterhead, report }).foot).toEqual([
      'Hart & Pole',
      'NF-1 · Revision A · Draft',
    ]);
    expect(makeModel({ report: { layout }, letterhead: null }).foot).toEqual(['Draft']);
    expect(makeModel({ letterhead, signing, report }).foot).toEqual([
      'Hart & Pole',
      'NF-1 · Revision B · Issued 21 November 2026',
    ]);
    expect(draft({ report }).foot).toEqual(['Hart & Pole', 'NF-1 · Draft after revision B']);
  });
});

describe('a report as it stands now, of which B was signed', () => {
  const layout = { cover: true };

  it.each(['B', ' b ', 'A', ''])(
    'is no revision, also when it is still called “%s”',
    (revision) => {
      const model = draft({ report: { revision, layout } });
      for (const details of [model.details, findContent(model, 'cover')?.details]) {
        expect(details).toContainEqual({ label: 'Status', value: 'Draft after revision B' });
        expect(details?.map(({ label }) => label)).not.toContain('Revision');
      }
    },
  );

  it('has the label that it will be signed with beside it', () => {
    const model = draft({ report: { revision: 'C', layout } });
    expect(model.details).toContainEqual({ field: 'revision', label: 'Revision', value: 'C' });
    expect(model.foot.at(-1)).toBe('Revision C · Draft after revision B');
  });

  it.each(LANGUAGES)('says so in %s', (language) => {
    const { status, draft: never, draftAfter, issued } = choosePrintedWords(language).signing;
    const model = draft({ report: { revision: 'B', language, layout } });
    expect(model.status).toBe(draftAfter.replace('{revision}', 'B'));
    expect(new Set([status, never, draftAfter, issued]).size).toBe(4);
    const english = choosePrintedWords('en').signing.draftAfter;
    if (language !== 'en') expect(draftAfter).not.toBe(english);
  });
});

describe('a long name or reference', () => {
  const LONG = [
    'W'.repeat(200),
    '株式会社港湾構造調査'.repeat(20),
    'شركة فحص المنشآت البحرية '.repeat(8),
  ];
  it.each(LONG)('is cut, and the status is not: %s', (name) => {
    const report = {
      reference: name.slice(0, 100),
      revision: 'B'.repeat(50),
      layout: { cover: true },
    };
    const named = { ...letterhead, firm_name: name };
    const [first = '', second = ''] = makeModel({ letterhead: named, report }).foot;
    expect(widthInLetters(first)).toBeLessThanOrEqual(80);
    expect(first.endsWith('…')).toBe(true);
    expect(widthInLetters(second)).toBeLessThanOrEqual(100);
    expect(second.endsWith(` · Revision ${'B'.repeat(50)} · Draft`)).toBe(true);
  });

  it('is cut between letters, and only where it is too long', () => {
    expect(shortenLine('abc', 3)).toBe('abc');
    expect(shortenLine('abcd', 3)).toBe('ab…');
    expect(shortenLine('港湾構造', 5)).toBe('港湾…');
    expect(shortenLine('ab cd', 4)).toBe('ab…');
  });
});
