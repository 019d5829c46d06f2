import { describe, expect, it } from 'vitest';
import { EMPTY_LETTERHEAD, type LetterheadPicture } from '@/records/letterhead';
import { letterheadParts, readErrors, withoutStored } from './letterhead-change';

const picture = (sum: string): LetterheadPicture => ({
  media_type: 'image/png',
  width: 1,
  height: 1,
  data: 'iVBORw0KGgoA',
  sha256: sum.repeat(64),
});

describe('withoutStored', () => {
  it('leaves what differs, pictures by their sum', () => {
    const stored = { ...EMPTY_LETTERHEAD, firm_name: 'Hart', logo: picture('a') };
    const change = { firm_name: 'Hart', author_name: 'Ada', logo: picture('a'), signature: null };
    expect(withoutStored(change, stored)).toEqual({ author_name: 'Ada' });
    expect(withoutStored({ logo: null }, stored)).toEqual({ logo: null });
    expect(withoutStored({ logo: picture('b') }, stored)).toEqual({ logo: picture('b') });
  });
});

describe('readErrors', () => {
  const listErrors = (part: object) => readErrors({ ...EMPTY_LETTERHEAD, ...part });

  it('finds none in a blank letterhead, and none in a good one', () => {
    expect(listErrors({})).toEqual({});
    for (const firm_website of [
      'www.example.com',
      'https://example.com/about?x=1',
      'http://example.com:8080/',
      'bücher.example',
    ]) {
      expect(listErrors({ firm_email: ' a@b.example ', firm_website }), firm_website).toEqual({});
    }
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'example', 'ftp://example.com', 'a b.com'])(
    'says how a website is written: %s @letterhead-change-1',
    (firm_website) => {
      expect(listErrors({ firm_website })).toEqual({
        firm_website: 'Write it like www.example.com.',
      });
    },
  );

  it('says what is no e-mail and what is too long', () => {
    expect(listErrors({ firm_email: 'nobody', firm_phone: '1'.repeat(61) })).toEqual({
      firm_email: 'Write it like office@example.com.',
      firm_phone: '1 character too many',
    });
  });
});

describe('letterheadParts', () => {
  it('is the texts without blanks around them, then each picture by itself', () => {
    const logo = picture('a');
    expect(letterheadParts({ logo, firm_name: ' Hart ', signature: null })).toEqual([
      { sent: { firm_name: 'Hart' }, written: { firm_name: ' Hart ' } },
      { sent: { logo }, written: { logo } },
      { sent: { signature: null }, written: { signature: null } },
    ]);
    expect(letterheadParts({})).toEqual([]);
  });
});
