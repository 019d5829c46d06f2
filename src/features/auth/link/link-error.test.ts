import { expect, it } from 'vitest';
import { readLinkError } from './link-error';

const of = (rest: string) => readLinkError(new URL(`https://example.com/reports${rest}`));

it('reads the description from the fragment, as the sign-in service sends it @link-error-1', () => {
  expect(of('#error=access_denied&error_code=403&error_description=Link+has+expired')).toBe(
    'Link has expired',
  );
});

it('reads it from the query as well', () => {
  expect(of('?error=server_error&error_description=Try%20again')).toBe('Try again');
});

it('falls back to the error’s name, then to a sentence', () => {
  expect(of('#error=access_denied')).toBe('access_denied');
  expect(of('#error_code=otp_expired')).toBe('The sign-in link could not be used.');
});

it('is null for an address without an error', () => {
  expect(of('')).toBeNull();
  expect(of('#access_token=abc')).toBeNull();
});
