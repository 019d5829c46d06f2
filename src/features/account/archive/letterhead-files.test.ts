import { expect, it } from 'vitest';
import { letterheadFiles } from './letterhead-files';

const ROW = {
  user_id: 'ada',
  firm_name: 'Hart & Pole LLP',
  firm_address: '4 Quay Street\nBristol',
  firm_registration: '',
  firm_phone: ' ',
  firm_email: '',
  firm_website: '',
  author_name: 'Ada Pole',
  author_letters: '',
  author_membership: '',
  logo: null,
  signature: {
    media_type: 'image/jpeg',
    width: 1,
    height: 1,
    data: '/9j/',
    sha256: 'a'.repeat(64),
  },
  updated_at: '2026-11-24T00:00:00Z',
};

it('is what was entered, to read, and the pictures as files', () => {
  expect(letterheadFiles([ROW])).toEqual([
    {
      path: 'firm and author/firm and author.txt',
      content: 'Firm: Hart & Pole LLP\nAddress: 4 Quay Street\n    Bristol\nAuthor: Ada Pole\n',
    },
    { path: 'firm and author/signature.jpg', content: Uint8Array.from([0xff, 0xd8, 0xff]) },
  ]);
});

it('is nothing for who entered nothing, and leaves out what is no picture', () => {
  expect(letterheadFiles([])).toEqual([]);
  expect(letterheadFiles([{ ...ROW, signature: 'forged' as never }])).toHaveLength(1);
});
