import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('en-GB');

export const ENGLISH_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `Signed by ${signatory} on ${when} as revision ${revision}.`,
  responsible: (signatory) =>
    `${signatory} is responsible for this report, whoever or whatever proposed its words.`,
  unchecked: (photos) => `No person had checked these observations when it was signed: ${photos}.`,
  noAi: 'No AI proposed anything in this report.',
  ai: {
    rows: 'AI was used while this report was written, to propose words for observations from their photos.',
    sections: 'AI was used while this report was written, to draft sections of it.',
    both: 'AI was used while this report was written, to propose words for observations from their photos and to draft sections.',
  },
  visualOnly:
    'What AI proposed rests on what the photos show: it measured, tested and opened up nothing.',
  contest: (contact) =>
    `Questions about the use of AI, and objections to a finding, go to ${contact}.`,
  changes: {
    first: 'First issue',
    none: 'No changes',
    added: (rows) => `${rows} ${plural(rows, 'observation added', 'observations added')}`,
    changed: (rows) => `${rows} ${plural(rows, 'observation changed', 'observations changed')}`,
    removed: (rows) => `${rows} ${plural(rows, 'observation removed', 'observations removed')}`,
    moved: 'order of observations',
    particulars: 'report details',
    letterhead: 'firm or author',
  },
};
