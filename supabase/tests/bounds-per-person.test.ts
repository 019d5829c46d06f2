/**
 * How many rows one person may have, on the embedded host's database and on real PostgreSQL. The rows are
 * made by the thousand, so all tests of an engine share one database.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/databases/engines.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const HOARDER = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`what one person may keep, on ${name}`, () => {
    const engine = openForSuite(start);
    const db = openForSuite(() => engine.open());
    let reports: string[];

    beforeAll(async () => {
      await db.admin(`insert into auth.users (id, email) values
        ('${HOARDER}', 'h@example.com'), ('${OTHER}', 'o@example.com')`);
      await addReports(HOARDER, 4999);
      reports = (await db.admin('select id from public.reports')).map(({ id }) => String(id));
    });

    const addReports = (person: string, count: number) =>
      db.admin(`insert into public.reports (user_id)
        select '${person}' from generate_series(1, ${count})`);
    const addObservations = (report: string | undefined, count: number) =>
      db.admin(`insert into public.observations (user_id, report_id)
        select '${HOARDER}', '${report}' from generate_series(1, ${count})`);
    const refusal = (sentence: string) => ({
      code: 'PT409',
      message: expect.stringContaining(sentence),
    });

    it('is 5,000 reports', async () => {
      await expect(addReports(HOARDER, 2)).rejects.toMatchObject(refusal('5,000 reports'));
      await addReports(HOARDER, 1);
      await expect(addReports(HOARDER, 1)).rejects.toMatchObject(
        refusal('Delete those that you no longer need'),
      );
      await addReports(OTHER, 2);
    });

    it('is 2,000 observations in a report @bounds-per-person-1', async () => {
      await addObservations(reports[0], 1999);
      await expect(addObservations(reports[0], 2)).rejects.toMatchObject(
        refusal('This report has 2,000 observations'),
      );
      await addObservations(reports[0], 1);
      await addObservations(reports[1], 1999);
    });

    it('is 50,000 observations in all, and room again when some are deleted', async () => {
      for (const report of reports.slice(2, 25)) await addObservations(report, 2000);
      await addObservations(reports[30], 1);
      await expect(addObservations(reports[30], 1)).rejects.toMatchObject(
        refusal('50,000 observations'),
      );
      await db.admin(`delete from public.observations where report_id = '${reports[30]}'`);
      await addObservations(reports[31], 1);
    });

    it('is 2,000 phrases', async () => {
      const add = (count: number) =>
        db.admin(`insert into public.phrases (user_id, field, text)
          select '${HOARDER}', 'defect', 'Crack ' || n from generate_series(1, ${count}) n`);
      await add(2000);
      await expect(add(1)).rejects.toMatchObject(refusal('You have 2,000 phrases'));
    });

    describe('of versions', () => {
      const subject = '33333333-3333-4333-8333-333333333333';
      const fill = (count: number, reason: string) =>
        db.admin(`insert into public.versions
            (report_id, user_id, kind, subject_id, kept, reason, kept_at)
          select '${reports[40]}', '${HOARDER}', 'observation', gen_random_uuid(), '{}', '${reason}',
            '2026-01-01'::timestamptz + n * interval '1 second' from generate_series(1, ${count}) n`);
      const keptBy = async (reason: string) => {
        const [row] = await db.admin(`select count(*)::int as count, min(kept_at) as oldest
          from public.versions where reason = '${reason}'`);
        return { count: row?.['count'], oldest: new Date(String(row?.['oldest'])).toISOString() };
      };
      const observe = () =>
        db.admin(`insert into public.observations (id, user_id, report_id, element)
          values ('${subject}', '${HOARDER}', '${reports[40]}', 'Wall')`);

      it('is 20,000, and 5,000 of deleted rows; the oldest go first', async () => {
        await db.admin(`delete from public.observations where report_id = '${reports[0]}'`);
        await db.admin('delete from public.versions');
        await fill(20_000, 'edited');
        await fill(5000, 'deleted');
        await observe();
        await db.admin(`update public.observations set element = 'Beam' where id = '${subject}'`);
        await db.admin(`delete from public.observations where id = '${subject}'`);
        expect(await keptBy('edited')).toEqual({
          count: 20_000,
          oldest: '2026-01-01T00:00:02.000Z',
        });
        expect(await keptBy('deleted')).toEqual({
          count: 5000,
          oldest: '2026-01-01T00:00:02.000Z',
        });
      });

      it('costs so little that a hundred rows can be deleted at once, also when there is no more room', async () => {
        const msToDelete = async (report: string | undefined) => {
          const begun = performance.now();
          const gone = await db.admin(`delete from public.observations where id in
            (select id from public.observations where report_id = '${report}' limit 100) returning 1`);
          expect(gone).toHaveLength(100);
          return performance.now() - begun;
        };
        const full = await msToDelete(reports[5]);
        await db.admin('delete from public.versions');
        expect(full).toBeLessThan(20 * (await msToDelete(reports[6])));
      });
    });
  });
}
