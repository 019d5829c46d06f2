import { expect, it } from 'vitest';
import { REFERRAL_SOURCES, signUpSchema } from './schema';

const messagesFor = (email: string) =>
  signUpSchema
    .safeParse({ email, referral_source: '' })
    .error?.issues.map(({ message }) => message);

it('takes an address and cuts the spaces around it', () => {
  const parsed = signUpSchema.parse({ email: ' ada@example.com ', referral_source: '' });
  expect(parsed.email).toBe('ada@example.com');
});

it.each(['', 'ada', 'ada@', 'ada@example', '@example.com'])(
  'refuses %j @waitlist-schema-1',
  (email) => {
    expect(messagesFor(email)).toContain('Please enter a valid email address');
  },
);

it('knows six referral sources, and that none need be given @waitlist-schema-2', () => {
  expect(REFERRAL_SOURCES).toHaveLength(6);
  for (const referral_source of [...REFERRAL_SOURCES, '']) {
    expect(signUpSchema.safeParse({ email: 'a@example.com', referral_source }).success).toBe(true);
  }
  expect(
    signUpSchema.safeParse({ email: 'a@example.com', referral_source: 'Elsewhere' }).success,
  ).toBe(false);
});
