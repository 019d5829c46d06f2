/** Bounds on the waitlist past the app: one address at a time, and so many an hour. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode, catchRefusal } from '../../testing/databases/test-database.ts';

const join = (email: string) => `insert into public.signup_emails (email) values ('${email}')`;
const MANY = `insert into public.signup_emails (email)
  select n || '@example.com' from generate_series(1, 20000) n`;
const TOO_MANY = /^Too many sign-ups came from this address/;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, () => Promise.resolve());

    /** From now on requests come with these headers, as Supabase's edge passes them on. */
    const arriveWith = (headers: Record<string, string>) =>
      db.admin(`select set_config('request.headers', $1, false)`, [JSON.stringify(headers)]);

    const count = async () =>
      (await db.admin('select count(*)::integer as n from public.signup_emails'))[0]?.['n'];

    it('takes one address in a statement', async () => {
      expect(await catchCode(db.as(null, MANY))).toBe('PT400');
      expect(await count()).toBe(0);
      await db.as(null, join('a@example.com'));
      await db.as(null, join('b@example.com'));
      expect(await count()).toBe(2);
    });

    it('lets whoever has every right load a list', async () => {
      await db.admin(MANY);
      expect(await count()).toBe(20_000);
    });

    it('takes a thousand in an hour from everybody together', async () => {
      await db.admin(`${MANY} limit 999`);
      await db.as(null, join('thousandth@example.com'));
      const late = db.as(null, join('late@example.com'));
      expect(await catchRefusal(late)).toMatch(/^Too many people are signing up/);
      await db.admin(`update public.signup_emails set created_at = now() - interval '61 minutes'`);
      await db.as(null, join('later@example.com'));
    });

    it('takes thirty in an hour from one network', async () => {
      const joinFrom = async (address: string, email: string) => {
        await arriveWith({ 'cf-connecting-ip': address });
        await db.as(null, join(email));
      };
      for (let n = 1; n <= 30; n += 1) await joinFrom(`2001:db8:1:2::${n}`, `h${n}@example.com`);
      const more = joinFrom('2001:db8:1:2::31', 'h31@example.com');
      expect(await catchRefusal(more)).toMatch(TOO_MANY);
      await joinFrom('2001:db8:1:3::1', 'next@example.com');
      await db.admin(`update private.waitlist_visits set came_at = now() - interval '61 minutes'`);
      await joinFrom('2001:db8:1:2::32', 'h32@example.com');
      expect(await db.admin('select 1 from private.waitlist_visits')).toHaveLength(1);
    });

    it.each([
      [{ 'x-forwarded-for': '1.1.1.1, 192.0.2.7' }, '192.0.2.7/32'],
      [{ 'cf-connecting-ip': '192.0.2.8', 'x-forwarded-for': '1.1.1.1' }, '192.0.2.8/32'],
      [{ 'cf-connecting-ip': '2001:DB8::5' }, '2001:db8::/64'],
      [{ 'x-forwarded-for': 'nobody' }, null],
      [{}, null],
    ])('reads the visitor of %j', async (headers, expected) => {
      await arriveWith(headers);
      expect(await db.admin('select private.visitor_network()::text as network')).toEqual([
        { network: expected },
      ]);
    });
  });
}
