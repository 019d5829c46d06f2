import { describe, expect, it } from 'vitest';
import { readMailedLink } from './mailed-link';

const HASH = 'a'.repeat(64);
const of = (rest: string) => readMailedLink(new URL(`https://example.com/confirm${rest}`));

describe('the link in an address', () => {
  it('is read from behind the #, with the address it is for @mailed-link-1', () => {
    expect(of(`#token_hash=${HASH}&type=email&email=ada%2Bsite%40example.com`)).toEqual({
      tokenHash: HASH,
      email: 'ada+site@example.com',
    });
  });

  it('keeps a + that was copied from the text of a mail', () => {
    expect(of(`#token_hash=${HASH}&email=ada+site@example.com`)?.email).toBe(
      'ada+site@example.com',
    );
  });

  it('may leave out whom it is for', () => {
    expect(of(`#token_hash=${HASH}`)).toEqual({ tokenHash: HASH, email: null });
  });

  it.each([
    '',
    '#',
    '#token_hash=',
    '#token_hash=<b>',
    `?token_hash=${HASH}`,
    '#token_hash=%E0%A4%A',
  ])('is none in %j', (rest) => {
    expect(of(rest)).toBeNull();
  });
});
