/** Deleted rows go after 30 days, by a function that the host's sweep and pg_cron call. */
import { describe, expect, it } from 'vitest';
import { KEPT_DAYS } from '../functions/_shared/contract/limits.ts';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeopleOfToday, OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeopleOfToday);
    const keep = (days: number) =>
      db.admin(
        `insert into public.versions (report_id, user_id, kind, subject_id, kept, reason, kept_at)
         values ($1, $2, 'observation', gen_random_uuid(), '{}', 'deleted',
           '2026-11-21 12:00:00+00'::timestamptz - make_interval(days => $3))`,
        [OWNERS_REPORT, OWNER, days],
      );
    const look = async () =>
      (
        await db.admin(
          `select removed, noted from private.expire_deleted_rows('2026-11-21 12:00:00+00', gen_random_uuid())`,
        )
      )[0];

    it('takes what two looks found to be older than is promised', async () => {
      await keep(KEPT_DAYS + 1);
      await keep(KEPT_DAYS - 1);
      expect(await look()).toEqual({ removed: 0, noted: 1 });
      expect(await look()).toEqual({ removed: 1, noted: 0 });
      expect(await look()).toEqual({ removed: 0, noted: 0 });
      expect(await db.admin('select 1 from public.versions')).toHaveLength(1);
    });

    it('is scheduled where pg_cron is, and only there', async () => {
      const schedule = 'select private.schedule_expiry() as done';
      expect(await db.admin(schedule)).toEqual([{ done: false }]);
      await db.admin('create schema cron');
      await db.admin('create table cron.job (name text, schedule text, command text)');
      await db.admin(`create function cron.schedule(text, text, text) returns bigint language sql
        as $$ insert into cron.job values ($1, $2, $3); select 1::bigint $$`);
      expect(await db.admin(schedule)).toEqual([{ done: true }]);
      const [job] = await db.admin('select schedule, command from cron.job');
      expect(job?.['schedule']).toBe('17 * * * *');
      expect(await catchCode(db.admin(String(job?.['command'])))).toBe(null);
    });

    it('is called by nobody who signs in', async () => {
      const call = 'select private.expire_deleted_rows(now(), gen_random_uuid())';
      expect(await catchCode(db.as(OWNER, call))).toBe('42501');
      expect(await catchCode(db.as(null, call))).toBe('42501');
    });
  });
}
