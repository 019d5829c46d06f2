/** A database of the day before lines went: what it stored of them stays, and what was signed with them still reads so. */
import { createHash } from 'node:crypto';
import { expect, describe, it } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { listMigrations } from '../../server/database/migration-files.ts';
import { withoutLimit } from '../../server/database/request-scope.ts';
import { contentSchema } from '../../src/records/signed-revision.ts';
import { BARE_ENGINES } from '../../testing/databases/bare-databases.ts';
import { lostRows, readRows } from '../../testing/databases/stored-rows.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { SIGNATORY } from './signing.fixture.ts';
import { OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

const LAST_WITH_LINES = '20261127184500';
const LINES = [
  { kind: 'crack', points: [[0.1, 0.2], [0.3, 0.4]] }, // prettier-ignore
];
const revision = (number: number) => `dddddddd-dddd-4ddd-8ddd-ddddddddddd${number}`;

const WITH_LINES = `
  insert into auth.users (id, email) values ('${OWNER}', 'o@example.com');
  insert into public.reports (id, user_id, title, print_marks) values ('${OWNERS_REPORT}', '${OWNER}', 'Mine', true);
  insert into public.observations (report_id, user_id, photo, element, defect, marks)
    values ('${OWNERS_REPORT}', '${OWNER}', 'x', 'Wall', 'Crack', '${JSON.stringify(LINES)}');`;

/** Freezes the report as it is written down at that moment. */
const signNow = (number: number) => `
  insert into public.signed_revisions (id, report_id, user_id, number, label, name, signatory, content_hash)
    select '${revision(number)}', '${OWNERS_REPORT}', '${OWNER}', ${number}, '', '${number}', '${JSON.stringify(SIGNATORY)}',
      private.sum_of(private.revision_content('${OWNERS_REPORT}'));
  insert into private.signed_contents (revision_id, user_id, content)
    select '${revision(number)}', '${OWNER}', private.revision_content('${OWNERS_REPORT}');`;

const migrations = await listMigrations();

for (const { name, start, isMissing } of BARE_ENGINES) {
  describe.skipIf(isMissing)(`lines of before, on ${name}`, () => {
    const engine = openForSuite(start);

    it('stay in their rows and in what was signed, and are signed no more', async () => {
      const connection = await engine.open();
      const { driver } = connection;
      const run = (upTo: string) =>
        withoutLimit(() =>
          migrate(
            driver,
            migrations.filter(({ version }) => version <= upTo),
          ),
        );
      await run(LAST_WITH_LINES);
      await driver.exec(WITH_LINES + signNow(1));
      const before = await readRows(driver);
      await run('9');
      const after = await readRows(driver);
      expect(lostRows(before, after)).toEqual([]);
      await driver.exec(signNow(2));

      const { rows } = await driver.query<{ content: unknown; text: string; hash: string }>(
        `select content, content::text as text, content_hash as hash from public.signed_revisions
         join private.signed_contents on revision_id = id order by number`,
      );
      const signed = rows.map(({ content }) => contentSchema.parse(content));
      expect(signed.map(({ report }) => report.print_marks)).toEqual([true, false]);
      expect(signed.map((content) => content.rows[0]?.marks)).toEqual([LINES, LINES]);
      for (const { text, hash } of rows) {
        expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      }
      await connection.close();
    });
  });
}
