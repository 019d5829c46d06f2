/** The fault measured of a photo, beside its row's words; on the embedded host's database and on real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { PHOTO_FAULTS } from '../functions/_shared/contract/stored.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const CHECK = '23514';
const COPY = '00000000-0000-4000-8000-00000000c0c0';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a photo's fault, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const change = (set: string, person = OWNER) =>
      db.as(
        person,
        `update public.observations set ${set} where report_id = '${OWNERS_REPORT}' returning id`,
      );
    const row = async (report = OWNERS_REPORT) =>
      (
        await db.admin(
          `select photo_fault, version, hand from public.observations where report_id = '${report}'`,
        )
      )[0];

    it('is one of those that can be measured, or none', async () => {
      for (const fault of ['none', ...PHOTO_FAULTS]) {
        await change(`photo_fault = '${fault}'`);
        expect(await row()).toMatchObject({ photo_fault: fault });
      }
      expect(await catchCode(change(`photo_fault = 'ugly'`))).toBe(CHECK);
    });

    it('is its owner’s to say, and is no word of the row', async () => {
      const before = await row();
      await change(`photo_fault = 'too dark'`);
      expect(await row()).toEqual({ ...before, photo_fault: 'too dark' });
      expect(await db.as(OWNER, 'select id from public.versions')).toEqual([]);
      expect(await change(`photo_fault = 'none'`, STRANGER)).toEqual([]);
    });

    it('is not that of another photo, unless that was measured too', async () => {
      await change(`photo = 'one', photo_fault = 'too dark'`);
      await change(`element = 'Column'`);
      expect(await row()).toMatchObject({ photo_fault: 'too dark' });
      await change(`photo = 'two'`);
      expect(await row()).toMatchObject({ photo_fault: null });
      await change(`photo = 'three', photo_fault = 'blurred'`);
      expect(await row()).toMatchObject({ photo_fault: 'blurred' });
    });

    it('goes with the photo into a copy of the report', async () => {
      await change(`photo_fault = 'blurred'`);
      await db.as(
        OWNER,
        `select public.duplicate_report('${COPY}', '${OWNERS_REPORT}', 'Copy', true)`,
      );
      expect(await row(COPY)).toMatchObject({ photo_fault: 'blurred' });
    });
  });
}
