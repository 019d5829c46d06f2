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
        select id, user_id, id, '{}' from public.reports where title = 'R' or user_id = '${STRANGER}'`);
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
