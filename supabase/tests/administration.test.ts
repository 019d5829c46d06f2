/** Administrators' rights, and that nobody else has them. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode, catchRefusal } from '../../testing/databases/test-database.ts';
import { addTwoPeopleOfToday, OWNER, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const BOSS = '99999999-9999-4999-8999-999999999999';

const CALLS = [
  `select public.list_people('', 1)`,
  `select public.list_invitations()`,
  `select public.invite_people(array['x@example.com'])`,
  `select public.withdraw_invitation('x@example.com')`,
  `select public.limit_person('${OWNER}', '{ "analyses": 1, "generations": 1 }')`,
  `select public.suspend_person('${OWNER}')`,
  `select public.resume_person('${OWNER}')`,
  `select public.list_administrator_acts(1)`,
];

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, async (fresh) => {
      await addTwoPeopleOfToday(fresh);
      await fresh.admin(
        `insert into auth.users (id, email, created_at)
         values ('${BOSS}', 'boss@example.com', '2020-01-01')`,
      );
      // The embedded host's database was made on a machine of one's own.
      await fresh.admin('delete from private.settings');
      await fresh.admin(`insert into private.administrators values ('boss@example.com')`);
    });
    const ask = async (who: string, call: string) =>
      Object.values((await db.as(who, `select public.${call} as answer`))[0] ?? {})[0];
    const acts = async () =>
      ((await ask(BOSS, 'list_administrator_acts(1)')) as Record<string, unknown>[]).map(
        ({ administrator, act, whom }) => [administrator, act, whom],
      );
    const take = (who: string, task = 'analysis') =>
      ask(who, `take_analyst_allowance('${task}', 1000)`);

    it.each(CALLS)('refuses everybody else: %s', async (call) => {
      expect(await catchCode(db.as(STRANGER, call))).toBe(DENIED);
      expect(await catchCode(db.as(null, call))).toBe(DENIED);
      await db.admin('delete from auth.sessions');
      expect(await catchCode(db.as(BOSS, call))).toBe(DENIED);
    });

    it('opens no table to anybody, administrators among them', async () => {
      for (const table of ['administrators', 'administrator_acts', 'invitations', 'person_limits'])
        for (const who of [BOSS, STRANGER, null])
          expect(await catchCode(db.as(who, `select * from private.${table}`))).toBe(DENIED);
      expect(await db.as(BOSS, 'select * from public.reports')).toEqual([]);
      expect(await db.as(BOSS, 'select * from public.observations')).toEqual([]);
    });

    it('knows administrators by their address, and the first account where it may be one', async () => {
      expect(await ask(BOSS, 'is_administrator()')).toBe(true);
      expect(await ask(OWNER, 'is_administrator()')).toBe(false);
      await db.admin('delete from private.administrators');
      expect(await ask(BOSS, 'is_administrator()')).toBe(false);
      await db.admin(`select private.set_setting('FIRST_ACCOUNT', '${BOSS}')`);
      expect(await ask(BOSS, 'is_administrator()')).toBe(true);
      expect(await ask(OWNER, 'is_administrator()')).toBe(false);
      await db.admin(`insert into private.administrators values ('o@example.com')`);
      expect(await ask(BOSS, 'is_administrator()')).toBe(false);
      expect(await ask(OWNER, 'is_administrator()')).toBe(true);
    });

    it('lists people with counts of what they have, found by their address', async () => {
      await db.admin(`update public.observations set photo = 'x' where user_id = '${OWNER}'`);
      const { people, ...rest } = (await ask(BOSS, `list_people('', 1)`)) as {
        people: Record<string, unknown>[];
      };
      expect(rest).toEqual({ mode: 'open', total: 3 });
      expect(people.map(({ address }) => address)).toEqual([
        'boss@example.com',
        'o@example.com',
        's@example.com',
      ]);
      expect(people[1]).toMatchObject({
        id: OWNER,
        reports: 2,
        photos: 1,
        analyses_today: 1,
        analyses_this_month: 1,
        generations_today: 0,
        is_suspended: false,
        is_administrator: false,
        input_tokens: 0,
        most_analyses: null,
      });
      expect(Object.values(people[1] ?? {})).not.toContain('Mine');
      const found = await ask(BOSS, `list_people(' O@ex', 1)`);
      expect(found).toMatchObject({ total: 1, people: [{ address: 'o@example.com' }] });
      expect(await ask(BOSS, `list_people('%', 1)`)).toMatchObject({ total: 0, people: [] });
    });

    it('invites, says who was known and what is no address, and takes it back', async () => {
      const addresses = `array['New@example.com','new@example.com ','o@example.com','nobody','a@b.c,d@e.f',null]`;
      expect(await ask(BOSS, `invite_people(${addresses})`)).toMatchObject({
        invited: ['new@example.com'],
        known: ['o@example.com'],
        refused: expect.arrayContaining(['nobody', 'a@b.c,d@e.f']),
      });
      expect(await ask(BOSS, 'list_invitations()')).toMatchObject([
        { address: 'new@example.com', invited_by: 'boss@example.com', has_account: false },
      ]);
      await ask(BOSS, `withdraw_invitation('NEW@example.com')`);
      await ask(BOSS, `withdraw_invitation('never@example.com')`);
      expect(await ask(BOSS, 'list_invitations()')).toEqual([]);
      expect(await acts()).toEqual([
        ['boss@example.com', 'withdrew', 'new@example.com'],
        ['boss@example.com', 'invited', 'new@example.com'],
      ]);
      const many = `invite_people(array(select n || '@example.com' from generate_series(1, 201) n))`;
      expect(await catchCode(ask(BOSS, many))).toBe('PT400');
    });

    it('lists every invitation there may be, so that each can be withdrawn', async () => {
      await db.admin(
        `insert into private.invitations (address) select n || '@example.com' from generate_series(1, 10000) n`,
      );
      expect(await ask(BOSS, 'list_invitations()')).toHaveLength(10_000);
      await db.admin('delete from private.invitations');
    });

    it('sets what one person may ask in a day, and only theirs', async () => {
      await ask(BOSS, `limit_person('${OWNER}', '{ "analyses": 2, "generations": null }')`);
      expect(await take(OWNER)).toBe(true);
      expect(await take(OWNER)).toBe(false);
      expect(await take(OWNER, 'generation')).toBe(true);
      expect(await take(STRANGER)).toBe(true);
      expect(await take(STRANGER)).toBe(true);
      await ask(BOSS, `limit_person('${OWNER}', '{ "analyses": null, "generations": null }')`);
      expect(await take(OWNER)).toBe(true);
      expect(
        await catchCode(
          ask(BOSS, `limit_person('${OWNER}', '{ "analyses": -1, "generations": 0 }')`),
        ),
      ).toBe('23514');
      const nobody = `limit_person('00000000-0000-4000-8000-000000000000', '{ "analyses": 1, "generations": 1 }')`;
      expect(await catchCode(ask(BOSS, nobody))).toBe('PT404');
    });

    it('suspends and resumes an account, and deletes nothing @administration-5', async () => {
      await ask(BOSS, `suspend_person('${OWNER}')`);
      const session = `insert into auth.sessions (id, user_id) values ('${OWNER}', '${OWNER}')`;
      expect(await db.admin('select 1 from auth.sessions where user_id = $1', [OWNER])).toEqual([]);
      // Also where a sign-in under way makes one after all.
      await db.admin(session);
      expect(await db.as(OWNER, 'select * from public.reports')).toEqual([]);
      expect(await catchCode(take(OWNER))).toBe(DENIED);
      const link = `select private.may_get_link('o@example.com') as may`;
      expect(await db.admin(link)).toEqual([{ may: false }]);
      await ask(BOSS, `resume_person('${OWNER}')`);
      expect(await db.admin(link)).toEqual([{ may: true }]);
      expect(await db.as(OWNER, 'select * from public.reports')).toHaveLength(2);
      expect(await acts()).toEqual([
        ['boss@example.com', 'resumed', 'o@example.com'],
        ['boss@example.com', 'suspended', 'o@example.com'],
      ]);
    });

    it('suspends no administrator', async () => {
      const refusal = await catchRefusal(ask(BOSS, `suspend_person('${BOSS}')`));
      expect(refusal).toMatch(/^An administrator is not suspended/);
      expect(await ask(BOSS, 'is_administrator()')).toBe(true);
    });

    it('forgets an account that is deleted, and keeps what was done', async () => {
      await ask(BOSS, `limit_person('${OWNER}', '{ "analyses": 2, "generations": 2 }')`);
      await db.admin(`insert into private.invitations (address) values ('o@example.com')`);
      await db.storage.admin(`delete from storage.objects`);
      await ask(OWNER, 'delete_own_account()');
      expect(await ask(BOSS, 'list_invitations()')).toEqual([]);
      expect(await acts()).toEqual([['boss@example.com', 'limited', null]]);
    });
  });
}
