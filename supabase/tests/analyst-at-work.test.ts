/**
 * Who may have a photo looked at, and what is written of it: analyses_under_way and analyst_costs, which the
 * database's own functions write alone; on the embedded host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const DENIED = '42501';
const CHECK = '23514';
const OWN_ROW = `(select id from public.observations where user_id = '${OWNER}')`;
const NO_TOKEN = '99999999-9999-4999-8999-999999999999';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const rowId = async () => String((await db.admin(`select ${OWN_ROW} as id`))[0]?.['id']);

    const begin = async (person: string | null, row: string, seconds: number | null = 90) => {
      const sql = 'select public.begin_analysis($1, $2) as token';
      return (await db.as(person, sql, [row, seconds]))[0]?.['token'] as string | null;
    };
    const renew = async (person: string, row: string, token: string | null) => {
      const sql = 'select public.renew_analysis($1, $2, 90) as renewed';
      return (await db.as(person, sql, [row, token]))[0]?.['renewed'];
    };
    const end = (person: string | null, row: string, token: string | null) =>
      db.as(person, 'select public.end_analysis($1, $2)', [row, token]);
    const underWay = () => db.admin('select user_id from public.analyses_under_way');
    const secondsLeft = async () => {
      const left = `select extract(epoch from until - clock_timestamp())::float as left`;
      return Number((await db.admin(`${left} from public.analyses_under_way`))[0]?.['left']);
    };
    const letItRunOut = () =>
      db.admin(`update public.analyses_under_way set until = clock_timestamp()`);

    describe('a look at a photo', () => {
      it('is one at a time, until whoever began it ends it @analyst-at-work-1', async () => {
        const row = await rowId();
        const token = await begin(OWNER, row);
        expect(token).toMatch(/^[0-9a-f-]{36}$/);
        expect(await begin(OWNER, row)).toBe(null);
        await end(OWNER, row, NO_TOKEN);
        expect(await begin(OWNER, row)).toBe(null);
        await end(OWNER, row, token);
        expect(await begin(OWNER, row)).not.toBe(null);
      });

      it('is over when nobody has renewed it, and then is somebody else’s', async () => {
        const row = await rowId();
        const dead = await begin(OWNER, row);
        expect(await renew(OWNER, row, dead)).toBe(true);
        await letItRunOut();
        const next = await begin(OWNER, row);
        expect(next).not.toBe(null);
        expect(await renew(OWNER, row, dead)).toBe(false);
        await end(OWNER, row, dead);
        expect(await renew(OWNER, row, next)).toBe(true);
      });

      it('lasts ten minutes at most, and a second at least @analyst-at-work-2', async () => {
        const row = await rowId();
        for (const [asked, least, most] of [
          [100_000, 590, 600],
          [null, 590, 600],
          [-5, 0, 1],
        ] as const) {
          await db.admin('delete from public.analyses_under_way');
          await begin(OWNER, row, asked);
          const left = await secondsLeft();
          expect(left).toBeLessThanOrEqual(most);
          // A busy machine may take its time between the two statements.
          expect(left).toBeGreaterThanOrEqual(least - 30);
        }
      });

      it('is of one’s own photo alone @analyst-at-work-3', async () => {
        const row = await rowId();
        expect(await begin(STRANGER, row)).toBe(null);
        expect(await underWay()).toEqual([]);
        const token = await begin(OWNER, row);
        expect(await renew(STRANGER, row, token)).toBe(false);
        await end(STRANGER, row, token);
        expect(await underWay()).toEqual([{ user_id: OWNER }]);
        expect(await begin(OWNER, NO_TOKEN)).toBe(null);
      });

      it('is nothing for visitors, nor for a session that has ended @analyst-at-work-4', async () => {
        const row = await rowId();
        const token = await begin(OWNER, row);
        await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
        for (const person of [null, OWNER]) {
          expect(await catchCode(begin(person, row))).toBe(DENIED);
          const renewal = db.as(person, 'select public.renew_analysis($1, $2, 90)', [row, token]);
          expect(await catchCode(renewal)).toBe(DENIED);
        }
        expect(await catchCode(end(null, row, token))).toBe(DENIED);
        await end(OWNER, row, token);
        expect(await underWay()).toHaveLength(1);
        expect(await db.as(OWNER, 'select 1 from public.analyses_under_way')).toEqual([]);
      });

      it('is seen by its person, written by nobody, and goes with its row @analyst-at-work-5', async () => {
        const row = await rowId();
        await begin(OWNER, row);
        const see = 'select observation_id from public.analyses_under_way';
        expect(await db.as(OWNER, see)).toEqual([{ observation_id: row }]);
        expect(await db.as(STRANGER, see)).toEqual([]);
        for (const statement of [
          `insert into public.analyses_under_way (observation_id, user_id, until) values ('${row}', '${OWNER}', now())`,
          `update public.analyses_under_way set until = now()`,
          'delete from public.analyses_under_way',
          `select private.after_seconds(1)`,
        ]) {
          expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
        }
        expect(await catchCode(db.as(null, see))).toBe(DENIED);
        await db.as(OWNER, `delete from public.observations where id = '${row}'`);
        expect(await underWay()).toEqual([]);
      });
    });

    describe('what the analyst cost', () => {
      const add = (changes: Partial<Record<string, unknown>> = {}, person?: string | null) => {
        const { report, task, analyst, questions, tokens, seconds } = {
          report: OWNERS_REPORT,
          task: 'photo',
          analyst: 'gpt',
          questions: 1,
          tokens: 100,
          seconds: 1.5,
          ...changes,
        };
        const sql = 'select public.record_analyst_cost($1, $2, $3, $4, $5, 10, $6)';
        const values = [report, task, analyst, questions, tokens, seconds];
        return person === undefined ? db.admin(sql, values) : db.as(person, sql, values);
      };
      const monthOf = async (id = OWNER) =>
        (
          await db.admin(
            `select k.input_tokens::int as tokens from private.kept_costs k, auth.users u
             where u.id = '${id}' and k.address_hash = private.address_hash(u.email)`,
          )
        )[0]?.['tokens'];
      const costs = (person = OWNER) =>
        db.as(
          person,
          `select task, analyst, calls, questions, input_tokens::int as tokens, seconds
           from public.analyst_costs order by task, analyst`,
        );

      it('adds up for each report, task and analyst', async () => {
        await add();
        await add({ questions: 2, tokens: 300 });
        await add({ analyst: 'claude' });
        await add({ task: 'review' });
        expect(await costs()).toEqual([
          { task: 'photo', analyst: 'claude', calls: 1, questions: 1, tokens: 100, seconds: 1.5 },
          { task: 'photo', analyst: 'gpt', calls: 2, questions: 3, tokens: 400, seconds: 3 },
          { task: 'review', analyst: 'gpt', calls: 1, questions: 1, tokens: 100, seconds: 1.5 },
        ]);
      });

      it('only ever grows, and by tasks that exist @analyst-at-work-6', async () => {
        await add({ questions: -5, tokens: -100, seconds: -1 });
        expect(await costs()).toMatchObject([{ calls: 1, questions: 0, tokens: 0, seconds: 0 }]);
        expect(await catchCode(add({ task: 'coffee' }))).toBe(CHECK);
        expect(await catchCode(add({ analyst: '' }))).toBe(CHECK);
      });

      it('is kept for a hundred names and tasks of a report; further ones count together @analyst-at-work-7', async () => {
        await db.admin(`insert into public.analyst_costs (report_id, user_id, task, analyst)
          select '${OWNERS_REPORT}', '${OWNER}', 'photo', 'model ' || n from generate_series(1, 100) n`);
        await add({ analyst: 'one more' });
        await add({ analyst: 'x'.repeat(500) });
        await add({ analyst: 'model 7' });
        expect(await db.admin('select 1 from public.analyst_costs')).toHaveLength(101);
        const told = (await costs()).filter(({ calls }) => Number(calls) > 0);
        expect(told).toMatchObject([
          { analyst: 'model 7', calls: 1 },
          { analyst: 'others', calls: 2 },
        ]);
      });

      it('is one’s own report’s alone, seen by its person and written by nobody @analyst-at-work-8', async () => {
        for (const report of [OWNERS_REPORT, STRANGERS_REPORT])
          expect(await catchCode(add({ report }, OWNER))).toBe(DENIED);
        expect(await db.admin('select 1 from public.analyst_costs')).toEqual([]);
        expect(await db.admin('select 1 from private.kept_costs')).toEqual([]);
        await add();
        expect(await costs(STRANGER)).toEqual([]);
        for (const statement of [
          'update public.analyst_costs set calls = 0',
          'delete from public.analyst_costs',
          `insert into public.analyst_costs (report_id, user_id, task, analyst)
             values ('${OWNERS_REPORT}', '${OWNER}', 'review', 'gpt')`,
        ]) {
          expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
        }
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect(await db.admin('select 1 from public.analyst_costs')).toEqual([]);
      });

      it('stays of the month when its report goes, and when its account does @analyst-at-work-10', async () => {
        await add({ tokens: 300 });
        await add({ report: STRANGERS_REPORT });
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect([await monthOf(), await monthOf(STRANGER)]).toEqual([300, 100]);
        // Nothing is added for what is not there any more.
        await add();
        const [owner] = await db.admin(`select email from auth.users where id = '${OWNER}'`);
        await db.admin(`delete from auth.users where id = '${OWNER}'`);
        await db.admin(`insert into auth.users (id, email) values ('${OWNER}', upper($1))`, [
          owner?.['email'],
        ]);
        expect(await monthOf()).toBe(300);
        await db.admin(`update private.kept_costs set month = month - 31`);
        await add({ report: STRANGERS_REPORT });
        expect([await monthOf(), await monthOf(STRANGER)]).toEqual([undefined, 100]);
      });

      it('is nothing for visitors, nor for a session that has ended @analyst-at-work-9', async () => {
        await add();
        expect(await catchCode(add({}, null))).toBe(DENIED);
        expect(await catchCode(db.as(null, 'select 1 from public.analyst_costs'))).toBe(DENIED);
        await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
        expect(await catchCode(add({}, OWNER))).toBe(DENIED);
        expect(await costs()).toEqual([]);
      });
    });
  });
}
