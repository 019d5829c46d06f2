import type { Belongings } from '../matrix/cell.ts';
import type { Random } from './random.ts';

const TEXTS = [
  '',
  'x',
  'North wall',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝒳',
  'é'.repeat(3),
  "' or '1'='1",
  '"; drop table reports; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '(a+)+$',
  '{{Email}}',
  '${7*7}',
  '__proto__',
  'constructor',
  '2026-02-30',
  '1e999',
  '-1',
  '9223372036854775808',
  'NaN',
  'null',
  'photo 1, photo 2 and photo 3',
] as const;

const PIECES = [
  'a',
  ' ',
  '\n',
  ',',
  '.',
  '(',
  ')',
  '"',
  '\\',
  '%',
  '*',
  '𝒳',
  'crack ',
  'and ',
  '1',
  '; ',
] as const;

export function text(random: Random, most = 5000): string {
  if (random.happens(0.7)) return random.pick(TEXTS);
  return random.pick(PIECES).repeat(random.size(most)) + random.pick(PIECES);
}

/** An id that exists, of either person, or none. */
export function id(random: Random, people: [Belongings, Belongings]): string {
  const { user, report, observation, section } = random.pick(people);
  if (random.happens(0.1)) return text(random, 50);
  return random.pick([user, report, observation, section]);
}

/** Any JSON value; deep or wide at times. */
export function value(random: Random, people: [Belongings, Belongings], depth = 3): unknown {
  const kind = random.below(depth > 0 ? 9 : 6);
  if (kind === 0) return null;
  if (kind === 1) return random.happens(0.5);
  if (kind === 2) return random.pick([0, 1, -1, 0.5, 1e308, -0, 2 ** 53, random.below(1e6)]);
  if (kind <= 4) return text(random);
  if (kind === 5) return id(random, people);
  if (kind === 6) return random.many(300, () => value(random, people, depth - 1));
  if (kind === 7) return nested(random.size(20_000));
  return Object.fromEntries(
    random.many(200, () => [text(random, 40), value(random, people, depth - 1)]),
  );
}

/** Lists in lists, as a text is: JSON.stringify would not get through them. */
function nested(depth: number): unknown {
  let inner: unknown = 1;
  for (let level = 0; level < Math.min(depth, 2000); level += 1) inner = [inner];
  return inner;
}

/** A text with some of its characters gone, doubled or others. */
export function mutate(random: Random, original: string): string {
  let result = original;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(result.length + 1);
    const to = at + random.below(8);
    const between = random.pick([
      '',
      result.slice(at, to).repeat(2),
      random.pick(PIECES),
      random.pick(TEXTS),
      '&',
      '/',
      '%2e',
      '%',
    ]);
    result = result.slice(0, at) + between + result.slice(to);
  }
  return result;
}

/** Encodes text for an address; half a character becomes a whole one, which encodeURIComponent insists on. */
export function encoded(plain: string): string {
  return encodeURIComponent(Buffer.from(plain).toString());
}
