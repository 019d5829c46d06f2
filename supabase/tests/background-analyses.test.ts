/**
 * Who may have a report's photos looked at without a browser, see how far that is, and call it off: the table and its
 * two functions, on the embedded host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode, type TestDatabase } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  SECOND_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const DENIED = '42501';
const TOO_MANY = 'PT409';
const PHOTOS = [1, 2, 3, 4].map((index) => `dddddddd-dddd-4ddd-8ddd-00000000000${String(index)}`);
const [FIRST, SECOND, DESCRIBED, NO_PHOTO] = PHOTOS as [string, string, string, string];

/** Two people; one has two photos that nobody has described, one that is, and a row without a photo. */
async function addPhotos(db: TestDatabase): Promise<void> {
  await addTwoPeople(db);
  await db.admin(`insert into public.observations (id, report_id, user_id, photo, outcome, position) values
    ('${FIRST}', '${OWNERS_REPORT}', '${OWNER}', 'a', null, 1), ('${SECOND}', '${OWNERS_REPORT}', '${OWNER}', 'b', null, 2),
    ('${DESCRIBED}', '${OWNERS_REPORT}', '${OWNER}', 'c', 'no_visible_defect', 3), ('${NO_PHOTO}', '${OWNERS_REPORT}', '${OWNER}', '', null, 4)`);
}

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`photos that are looked at without a browser, on ${name}`, () => {
    const db = freshDatabase(start, addPhotos);
    const begin = async (person: string | null, report = OWNERS_REPORT) => {
      const sql = 'select public.begin_background_analysis($1) as rows';
      return (await db.as(person, sql, [report]))[0]?.['rows'];
    };
    const settle = (person: string | null, row: string, report = OWNERS_REPORT) =>
      db.as(person, 'select public.settle_background_photo($1, $2)', [report, row]);
    const fail = (
      row: string,
      code: string,
      endsAfter: number | null,
      reason = `It was ${code}.`,
    ) =>
      db.as(OWNER, 'select public.settle_background_photo($1, $2, $3, $4, $5)', [
        ...[OWNERS_REPORT, row, code, reason, endsAfter],
      ]);
    const kept = () =>
      db.admin('select waiting, failed, code, reason, alike from public.background_analyses');
    const waiting = async () =>
      (await db.admin('select waiting from public.background_analyses')).map(
        (row) => row['waiting'],
      );
    const endSession = () => db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);

    it('are those that nobody has described, and end with the last', async () => {
      expect(await begin(OWNER)).toEqual([FIRST, SECOND]);
      await settle(OWNER, FIRST);
      expect(await waiting()).toEqual([[SECOND]]);
      await settle(OWNER, DESCRIBED);
      expect(await waiting()).toEqual([[SECOND]]);
      await settle(OWNER, SECOND);
      expect(await waiting()).toEqual([]);
      expect(await begin(OWNER, SECOND_REPORT)).toEqual([]);
      expect(await waiting()).toEqual([]);
    });

    it('that failed keep the last reason and how many they are, until a person has seen it', async () => {
      await begin(OWNER);
      await fail(FIRST, 'analyst_refused', 3);
      // Settled already: it counts once.
      await fail(FIRST, 'analyst_refused', 3);
      await settle(OWNER, SECOND);
      const reason = 'It was analyst_refused.';
      expect(await kept()).toEqual([
        { waiting: [], failed: 1, code: 'analyst_refused', reason, alike: 0 },
      ]);
      expect(await db.as(OWNER, 'select failed, reason from public.background_analyses')).toEqual([
        { failed: 1, reason },
      ]);
      await db.as(OWNER, 'delete from public.background_analyses');
      expect(await kept()).toEqual([]);
    });

    it('that fail alike in a row give up those that wait, and another kind counts from one', async () => {
      await db.admin(`insert into public.observations (report_id, user_id, photo, position)
        select '${OWNERS_REPORT}', '${OWNER}', 'p', n from generate_series(5, 10) n`);
      const [first, second, third, fourth] = (await begin(OWNER)) as [
        string,
        string,
        string,
        string,
      ];
      await fail(first, 'analyst_answer_cut', 3);
      await fail(second, 'analyst_answer_empty', 3);
      await fail(third, 'analyst_answer_empty', 3);
      expect(await kept()).toMatchObject([{ failed: 3, alike: 2, waiting: { length: 5 } }]);
      await fail(fourth, 'analyst_answer_empty', 3);
      expect(await kept()).toMatchObject([{ failed: 8, alike: 3, waiting: [] }]);
      const given = await db.admin(`select count(*)::int as given_up from public.observations
        where analysis_failure = 'analyst_answer_empty'`);
      // Those that were asked about say so themselves.
      expect(given).toEqual([{ given_up: 4 }]);
      // One that was under way meanwhile is counted already.
      await fail(fourth, 'analyst_answer_empty', 3);
      expect(await kept()).toMatchObject([{ failed: 8 }]);
      expect(await begin(OWNER)).toHaveLength(8);
      expect(await kept()).toMatchObject([{ failed: 0, code: '', reason: '', alike: 0 }]);
    });

    it('that a photo’s own failure or an answer stands between go on', async () => {
      await db.admin(`insert into public.observations (report_id, user_id, photo, position)
        select '${OWNERS_REPORT}', '${OWNER}', 'p', n from generate_series(5, 10) n`);
      const rows = (await begin(OWNER)) as string[];
      for (const row of rows.slice(0, 3)) await fail(row, 'photo_unreadable', null);
      expect(await kept()).toMatchObject([{ failed: 3, waiting: { length: 5 } }]);
      await settle(OWNER, rows[3]!);
      await fail(rows[4]!, 'photo_unreadable', null, 'x'.repeat(3000));
      expect(await kept()).toMatchObject([{ alike: 1, reason: 'x'.repeat(1000) }]);
      await fail(rows[5]!, 'analyst_key_refused', 1);
      const given = 'select 1 from public.observations where analysis_failure is not null';
      expect(await db.admin(given)).toEqual([]);
      expect(await kept()).toMatchObject([{ failed: 7, waiting: [] }]);
    });

    it('are asked for again with what has come since, for the session that asks', async () => {
      await begin(OWNER);
      await settle(OWNER, FIRST);
      await db.admin(`update public.background_analyses set session_id = '${FIRST}'`);
      await db.admin(`update public.observations set outcome = 'defect' where id = '${SECOND}'`);
      expect(await begin(OWNER)).toEqual([FIRST]);
      const sessions = await db.admin(`select 1 from public.background_analyses b
        join auth.sessions s on s.id = b.session_id and s.user_id = b.user_id`);
      expect(sessions).toHaveLength(1);
    });

    it('are a person’s own alone to begin and to settle @background-analyses-2', async () => {
      expect(await begin(STRANGER)).toEqual([]);
      expect(await waiting()).toEqual([]);
      await begin(OWNER);
      await settle(STRANGER, FIRST);
      const giveUp = `select public.settle_background_photo('${OWNERS_REPORT}', '${FIRST}', 'x', 'x', 0)`;
      await db.as(STRANGER, giveUp);
      expect(await waiting()).toEqual([[FIRST, SECOND]]);
      await db.admin(`update public.background_analyses set waiting = '{}'`);
      await settle(STRANGER, FIRST);
      expect(await waiting()).toEqual([[]]);
    });

    it('are seen and called off by their person alone @background-analyses-3', async () => {
      await begin(OWNER);
      const see = 'select report_id from public.background_analyses';
      const callOff = 'delete from public.background_analyses returning report_id';
      expect(await db.as(STRANGER, see)).toEqual([]);
      expect(await db.as(STRANGER, 'delete from public.background_analyses')).toEqual([]);
      expect(await waiting()).toHaveLength(1);
      expect(await db.as(OWNER, see)).toEqual([{ report_id: OWNERS_REPORT }]);
      expect(await db.as(OWNER, callOff)).toHaveLength(1);
      expect(await waiting()).toEqual([]);
    });

    it('are written by no client @background-analyses-4', async () => {
      await begin(OWNER);
      for (const statement of [
        `update public.background_analyses set waiting = '{}'`,
        `update public.background_analyses set session_id = '${FIRST}'`,
        `insert into public.background_analyses (report_id, user_id, session_id, waiting)
           values ('${SECOND_REPORT}', '${OWNER}', '${FIRST}', '{}')`,
      ]) {
        expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
    });

    it('are nothing for visitors, nor for a session that has ended @background-analyses-5', async () => {
      await begin(OWNER);
      await endSession();
      for (const person of [null, OWNER]) {
        expect(await catchCode(begin(person))).toBe(DENIED);
        expect(await catchCode(settle(person, FIRST))).toBe(DENIED);
      }
      const see = 'select 1 from public.background_analyses';
      expect(await catchCode(db.as(null, see))).toBe(DENIED);
      expect(await db.as(OWNER, see)).toEqual([]);
      await db.as(OWNER, 'delete from public.background_analyses');
      expect(await waiting()).toEqual([[FIRST, SECOND]]);
    });

    it('are of twenty reports of a person at most, and no one else’s count @background-analyses-6', async () => {
      await db.admin(`insert into public.reports (id, user_id, title)
        select ('eeeeeeee-eeee-4eee-8eee-' || lpad(n::text, 12, '0'))::uuid, '${OWNER}', 'R' from generate_series(1, 19) n`);
      await db.admin(`insert into public.background_analyses (report_id, user_id, session_id, waiting)
        select id, user_id, id, array[id] from public.reports where title = 'R' or user_id = '${STRANGER}'`);
      await begin(OWNER);
      // What is under way already may be asked for again.
      await begin(OWNER);
      await db.admin(`insert into public.observations (report_id, user_id, photo) values
        ('${SECOND_REPORT}', '${OWNER}', 'a'), ('${STRANGERS_REPORT}', '${STRANGER}', 'a')`);
      expect(await catchCode(begin(OWNER, SECOND_REPORT))).toBe(TOO_MANY);
      expect(await begin(STRANGER, STRANGERS_REPORT)).toHaveLength(1);
      await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
      expect(await begin(OWNER, SECOND_REPORT)).toHaveLength(1);
    });

    it('go with their report', async () => {
      await begin(OWNER);
      await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
      expect(await waiting()).toEqual([]);
    });
  });
}
