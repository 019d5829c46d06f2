import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { makeObservation, makeProposal } from '../../../testing/app/rows';
import { makeModel, makeSource } from '../../../testing/app/sample-report';
import { makeReportWords } from '@/document/files/reports.fixture';
import { choosePrintedWords } from '../words/printed-words';
import { numbersText } from './ai-statement';
import { buildReportModel } from '../parts/build-report-model';
import { classifyCheck } from './row-check';

const signing = { signatory: 'A. Mason MRICS', signedOn: '3 November 2026', revision: 'B' };
const proposal = makeProposal({ analyst: 'gpt-9', element: 'Wall', defect: 'Crack' });
const PROVENANCES = ['proposed', 'accepted', 'edited', 'written', null] as const;

describe('the statement of a signed report', () => {
  it('takes the place of the closing note and of whose words they are', () => {
    const unsigned = makeModel();
    const { closingNote, provenance } = makeModel({ signing });
    expect(closingNote).toBe(
      'Signed by A. Mason MRICS on 3 November 2026 as revision B. A. Mason MRICS is responsible for this report, whoever or whatever proposed its words.',
    );
    expect(provenance).toBe(
      'No AI proposed anything in this report. All 3 observations were written by a person. Questions about the use of AI, and objections to a finding, go to A. Mason MRICS.',
    );
    expect(unsigned.closingNote).toContain('Early access');
  });

  it('says what AI was used for, what it could not do, and names what nobody checked', () => {
    const observations = [
      makeObservation({ hand: 'accepted', outcome: 'defect', proposal }),
      makeObservation({ hand: 'proposed', outcome: 'defect', proposal }),
      makeObservation({ hand: 'proposed', outcome: 'defect', proposal }),
      makeObservation({ hand: 'written', outcome: 'defect' }),
      makeObservation({ hand: null, outcome: 'not_assessed', proposal }),
    ];
    const drafted = { paragraph: 'a', photo_refs: {}, drafted: 'a', analyst: 'gpt-9' };
    const source = makeSource({ observations, signing });
    source.sections.discussion = drafted;
    const { closingNote, provenance } = buildReportModel(source);
    expect(closingNote).toContain(
      'No person had checked these observations when it was signed: 2–3, 5.',
    );
    expect(provenance).toContain(
      'to propose words for observations from their photos and to draft',
    );
    expect(provenance).toContain('it measured, tested and opened up nothing');
    expect(provenance).toContain('2 were proposed by gpt-9 and checked by nobody');
    expect(provenance).toContain('The Discussion was drafted by gpt-9 and not changed since.');
  });

  it('counts what the table holds, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PROVENANCES), { minLength: 2, maxLength: 30 }),
        (provenances) => {
          const rows = provenances.map((hand) =>
            makeObservation({
              hand,
              outcome: hand && 'defect',
              proposal: hand === 'written' ? null : proposal,
            }),
          );
          const { provenance, closingNote } = makeModel({ observations: rows, signing });
          const said = (hand: string, words: string) => {
            const count = provenances.filter((held) => held === hand).length;
            const counted = new RegExp(`(\\d+)(?: observations)? (?:was|were) ${words}`).exec(
              provenance ?? '',
            );
            expect(Number(counted?.[1] ?? 0), words).toBe(count);
          };
          said('written', 'written by a person');
          said('edited', 'proposed by gpt-9 and edited');
          said('accepted', 'proposed by gpt-9 and accepted');
          said('proposed', 'proposed by gpt-9 and checked by nobody');
          const unchecked = rows.flatMap((row, index) =>
            classifyCheck(row) === 'checked' ? [] : [index + 1],
          );
          expect(closingNote.endsWith(`signed: ${numbersText(unchecked)}.`)).toBe(
            unchecked.length > 0,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leads to the firm, and to the signatory where the firm says nothing', () => {
    const letterhead = {
      firm_name: 'Mason & Hart',
      firm_address: '1 Quay Street\nBristol',
      firm_registration: '',
      firm_phone: '0117 1',
      firm_email: 'office@mason.example',
      firm_website: '',
      author_name: '',
      author_letters: '',
      author_membership: '',
      logo: null,
      signature: null,
    };
    const contact = (changes: Partial<typeof letterhead>) =>
      /go to (.*)\.$/.exec(
        makeModel({ signing, letterhead: { ...letterhead, ...changes } }).provenance ?? '',
      )?.[1];
    expect(contact({})).toBe('Mason & Hart, office@mason.example, 0117 1');
    expect(contact({ firm_email: '', firm_phone: '' })).toBe(
      'Mason & Hart, 1 Quay Street, Bristol',
    );
    expect(contact({ firm_name: '', firm_email: '', firm_phone: '', firm_address: '' })).toBe(
      'A. Mason MRICS',
    );
  });

  it.each(LANGUAGES)('is whole in %s, and no English is left in it', (language) => {
    const model = buildReportModel({ ...makeReportWords(language), signing });
    const said = [model.closingNote, model.provenance].join('\n');
    expect(said).toContain('A. Mason MRICS');
    expect(said).toContain('1, 5–6');
    expect(said).not.toMatch(/undefined|\$\{/);
    if (language === 'en') return;
    expect(said).not.toMatch(/\b(the|this|report|signed|checked|responsible|proposed)\b/i);
    expect(JSON.stringify(choosePrintedWords(language).signing)).not.toBe(
      JSON.stringify(choosePrintedWords('en').signing),
    );
    expect(model.closingNote).not.toBe(choosePrintedWords(language).closingNote);
  });
});

it('writes numbers that follow each other as one span', () => {
  expect(numbersText([])).toBe('');
  expect(numbersText([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});
