/**
 * How many rows one person may have, on the embedded host's database and on real PostgreSQL. The rows are
 * made by the thousand, so all tests of an engine share one database.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/databases/engines.ts';
import { type DatabaseEngine, type TestDatabase } from '../../testing/databases/test-database.ts';

const HOARDER = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`what one person may keep, on ${name}`, () => {
    let engine: DatabaseEngine;
    let db: TestDatabase;
    let reports: string[];

    beforeAll(async () => {
      engine = await start();
      db = await engine.open();
      await db.admin(`insert into auth.users (id, email) values
        ('${HOARDER}', 'h@example.com'), ('${OTHER}', 'o@example.com')`);
      await addReports(HOARDER, 4999);
      reports = (await db.admin('select id from public.reports')).map(({ id }) => String(id));
    });
    afterAll(async () => {
      await db.close();
      await engine.stop();
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

    it('is 2,000 observations in a report', async () => {
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
  });
}
