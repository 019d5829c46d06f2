/** A photo's caption, beside its row's words; on the embedded host's database and on real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { prepareSigning, signingOn } from './signing.fixture.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const CHECK = '23514';
const COPY = '00000000-0000-4000-8000-00000000c0c0';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a caption, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const change = (set: string, person = OWNER) =>
      db.as(
        person,
        `update public.observations set ${set} where user_id = '${OWNER}' returning id`,
      );
    const rows = () =>
      db.admin(`select caption, hand from public.observations where user_id = '${OWNER}'`);
    const kept = () =>
      db.as(
        OWNER,
        `select id, kept ->> 'caption' as caption from public.versions order by kept_at desc`,
      );
    const restore = (id: unknown) => db.as(OWNER, `select public.restore_version('${String(id)}')`);

    it('is its own photo’s, bounded, and nobody else’s to change', async () => {
      await change(`caption = 'crack 2–4 mm, bay 7'`);
      expect(await rows()).toMatchObject([{ caption: 'crack 2–4 mm, bay 7' }]);
      expect(await catchCode(change(`caption = repeat('x', 301)`))).toBe(CHECK);
      expect(await change(`caption = 'mine'`, STRANGER)).toEqual([]);
    });

    it('is kept when it is replaced, and comes back', async () => {
      await change(`caption = 'north face'`);
      await change(`caption = 'south face'`);
      const [version] = await kept();
      expect(version).toMatchObject({ caption: 'north face' });
      await restore(version?.['id']);
      expect(await rows()).toMatchObject([{ caption: 'north face' }]);
    });

    it('stays where a version of before there were captions is put back', async () => {
      await change(`element = 'Beam'`);
      await change(`element = 'Column', caption = 'north face'`);
      await db.admin(`update public.versions set kept = kept - 'caption'`);
      const [version] = await kept();
      await restore(version?.['id']);
      expect(await rows()).toMatchObject([{ caption: 'north face' }]);
    });

    it('comes back with its deleted row, blank where that had none yet', async () => {
      await change(`caption = 'north face'`);
      await db.as(OWNER, `delete from public.observations where user_id = '${OWNER}'`);
      const [version] = await kept();
      await restore(version?.['id']);
      expect(await rows()).toMatchObject([{ caption: 'north face' }]);
      await db.as(OWNER, `delete from public.observations where user_id = '${OWNER}'`);
      await db.admin(`update public.versions set kept = kept - 'caption'`);
      await restore((await kept())[0]?.['id']);
      expect(await rows()).toMatchObject([{ caption: '' }]);
    });

    it('leaves a proposal a proposal: who names a photo has not checked its words', async () => {
      await change(
        `proposal = '{"analyst": "gpt", "element": "Beam", "defect": "", "recommendation": ""}', element = 'Beam'`,
      );
      expect(await rows()).toMatchObject([{ hand: 'proposed' }]);
      await change(`caption = 'north face'`);
      expect(await rows()).toMatchObject([{ hand: 'proposed' }]);
    });

    it('goes along with its photo into a copy of the report', async () => {
      await change(`caption = 'north face'`);
      await db.as(
        OWNER,
        `select public.duplicate_report('${COPY}', '${OWNERS_REPORT}', 'Copy', true)`,
      );
      expect(
        await db.admin(`select caption from public.observations where report_id = '${COPY}'`),
      ).toEqual([{ caption: 'north face' }]);
    });
  });

  describe.skipIf(isMissing)(`a signed caption, on ${name}`, () => {
    const db = freshDatabase(start, prepareSigning);
    const { sign, revisions, change } = signingOn(db);

    it('is signed with its row, and told when it changes', async () => {
      await sign({ label: 'A' });
      await change(`update public.observations set caption = 'north face' where element = 'Wall'`);
      await sign({ label: 'B' });
      const [first, second] = await revisions();
      expect(first).toMatchObject({ content: { rows: [{ caption: '' }] } });
      expect(second).toMatchObject({ changes: { changed: 1 } });
    });
  });
}
