import { expect, it } from 'vitest';
import { z } from 'zod';
import { loggedCause } from './logged-cause.ts';

const SECRET = 'the cellar of 12 Mill Lane';

it('names the kind, the code and the calls, without the message @logged-cause-1', () => {
  const failure = Object.assign(new TypeError(`cannot read ${SECRET}`), { code: '23505' });
  const logged = loggedCause(failure);
  expect(logged).toMatchObject({ name: 'TypeError', code: '23505' });
  expect(logged?.stack?.[0]).toMatch(/logged-cause\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.stringify(logged)).not.toContain('Mill Lane');
});

it('keeps nothing of a message that looks like calls, or that was changed later', () => {
  const forged = new Error('no\n    at Mill (Lane:1:1)\n    at token-abc:2:2');
  expect(JSON.stringify(loggedCause(forged))).not.toMatch(/Mill|token/);
  const changed = new Error(`no\n    at secret (secret:1:1)`);
  expect(changed.stack).toContain('secret');
  changed.message = 'something else';
  expect(loggedCause(changed)).toEqual({ name: 'Error' });
});

it('keeps no property that carries values, at any depth', () => {
  const database = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: SECRET,
  });
  const parse = z.object({ a: z.literal('b') }).safeParse({ a: SECRET }).error;
  const outer = new Error(SECRET, { cause: new Error(SECRET, { cause: database }) });
  expect(loggedCause(outer)?.cause?.cause).toMatchObject({ name: 'Error', code: '23505' });
  for (const one of [outer, parse, { name: SECRET, code: `a\nb`, message: SECRET }]) {
    expect(JSON.stringify(loggedCause(one))).not.toMatch(/Mill Lane|\\n/);
  }
});

it('ends with causes that lead back to themselves', () => {
  const circle = new Error('circle');
  circle.cause = circle;
  expect(loggedCause(circle)?.cause?.cause).not.toHaveProperty('cause');
});

it('has nothing to say of a text, which may hold anything', () => {
  expect(loggedCause(SECRET)).toBeUndefined();
  expect(loggedCause(undefined)).toBeUndefined();
});
