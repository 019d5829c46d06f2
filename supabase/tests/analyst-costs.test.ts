/**
 * The cost of analysts' answers: analyst_costs, which the database's own function writes alone; on
 * the embedded host's database and on real PostgreSQL.
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

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
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
      const readMonth = async (id = OWNER) =>
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

      it('only ever grows, and by tasks that exist', async () => {
        await add({ questions: -5, tokens: -100, seconds: -1 });
        expect(await costs()).toMatchObject([{ calls: 1, questions: 0, tokens: 0, seconds: 0 }]);
        expect(await catchCode(add({ task: 'coffee' }))).toBe(CHECK);
        expect(await catchCode(add({ analyst: '' }))).toBe(CHECK);
      });

      it('is kept for a hundred names and tasks of a report; further ones count together', async () => {
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

      it('is one’s own report’s alone, seen by its person and written by nobody @analyst-costs-8', async () => {
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

      it('stays of the month when its report goes, and when its account does @analyst-costs-10', async () => {
        await add({ tokens: 300 });
        await add({ report: STRANGERS_REPORT });
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect([await readMonth(), await readMonth(STRANGER)]).toEqual([300, 100]);
        // Nothing is added for what is not there any more.
        await add();
        const [owner] = await db.admin(`select email from auth.users where id = '${OWNER}'`);
        await db.admin(`delete from auth.users where id = '${OWNER}'`);
        await db.admin(`insert into auth.users (id, email) values ('${OWNER}', upper($1))`, [
          owner?.['email'],
        ]);
        expect(await readMonth()).toBe(300);
        await db.admin(`update private.kept_costs set month = month - 31`);
        await add({ report: STRANGERS_REPORT });
        expect([await readMonth(), await readMonth(STRANGER)]).toEqual([undefined, 100]);
      });

      it('is nothing for visitors, nor for a session that has ended', async () => {
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
