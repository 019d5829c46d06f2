/**
 * A row's or a section's words before they were replaced or deleted, and their way back; on the
 * embedded host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const DUPLICATE = '23505';
const OWN = `where user_id = '${OWNER}'`;
const PROPOSAL = `{"analyst": "gpt", "element": "Beam", "defect": "Rust", "recommendation": "Paint"}`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const change = (set: string) => db.as(OWNER, `update public.observations set ${set} ${OWN}`);
    const write = (text: string, more = '') =>
      db.as(OWNER, `update public.sections set paragraph = '${text}' ${more} ${OWN}`);
    const versions = (person = OWNER) =>
      db.as(
        person,
        `select id, kind, reason, analyst, kept ->> 'element' as element, kept ->> 'paragraph' as paragraph
         from public.versions order by kept_at`,
      );
    const restore = (version: unknown, person = OWNER) =>
      db.as(person, `select public.restore_version('${String(version)}')`);
    const row = async () =>
      (
        await db.admin(
          `select id, element, hand, position, photo_hash, version from public.observations ${OWN}`,
        )
      )[0];

    describe('a version is kept', () => {
      it('of words that are replaced, with what replaced them', async () => {
        await change(`element = 'Column'`);
        await change(
          `proposal = '${PROPOSAL}', element = 'Beam', defect = 'Rust', recommendation = 'Paint'`,
        );
        await change(`hand = 'accepted', position = 7`);
        expect(await versions()).toMatchObject([
          { kind: 'observation', reason: 'edited', analyst: null, element: 'Wall' },
          { kind: 'observation', reason: 'analysed', analyst: 'gpt', element: 'Column' },
        ]);
      });

      it('of a section, and not of a blank one', async () => {
        await write('One');
        await write('Two', `, proposal = '{"analyst": "gpt"}'`);
        await write('Two');
        expect(await versions()).toMatchObject([
          { kind: 'section', reason: 'generated', analyst: 'gpt', paragraph: 'One' },
        ]);
      });

      it('of a deleted row, and of nothing when the report itself goes', async () => {
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        expect(await versions()).toMatchObject([{ reason: 'deleted', element: 'Wall' }]);
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect(await versions()).toEqual([]);
        expect(await db.admin(`select from public.versions`)).toEqual([]);
      });

      it('fifty times for one row; the oldest goes first', async () => {
        for (let edit = 1; edit <= 53; edit += 1) await change(`element = 'Edit ${edit}'`);
        const kept = await versions();
        expect(kept).toHaveLength(50);
        expect(kept[0]).toMatchObject({ element: 'Edit 3' });
      });
    });

    describe('restoring', () => {
      it('puts words and hand back, and keeps what stood there', async () => {
        await change(
          `proposal = '${PROPOSAL}', element = 'Beam', defect = 'Rust', recommendation = 'Paint'`,
        );
        await change(`element = 'Girder'`);
        const [, proposed] = await versions();
        await restore(proposed?.['id']);
        expect(await row()).toMatchObject({ element: 'Beam', hand: 'proposed', version: 4 });
        expect((await versions()).map(({ element, reason }) => [element, reason])).toEqual([
          ['Wall', 'analysed'],
          ['Girder', 'restored'],
        ]);
        await change(`defect = 'Rust, flaking'`);
        expect(await row()).toMatchObject({ hand: 'edited' });
      });

      it('brings a deleted row back as it was, once @versions-1', async () => {
        await change(`position = 3.5, photo_hash = '${'a'.repeat(64)}'`);
        const before = await row();
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        const [deleted] = await versions();
        await restore(deleted?.['id']);
        // Counted on: a tab from before the deletion must not take other words for those it knows.
        expect(await row()).toEqual({ ...before, version: Number(before?.['version']) + 1 });
        expect(await catchCode(restore(deleted?.['id']))).toBe('PT404');
      });

      it('brings back a row that was deleted before rows had notes, without one', async () => {
        await change(`note = 'Measured: 0.3 mm'`);
        const before = await row();
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        await db.admin(`update public.versions set kept = kept - 'note'`);
        const [deleted] = await versions();
        await restore(deleted?.['id']);
        expect(await row()).toMatchObject({ id: before?.['id'], element: 'Wall' });
        expect(await db.admin(`select note from public.observations ${OWN}`)).toEqual([
          { note: '' },
        ]);
      });

      it('brings a note back with its row, and writes over none that is there', async () => {
        await change(`element = 'Column', note = 'First'`);
        await change(`note = 'Second'`);
        const [wall] = await versions();
        await restore(wall?.['id']);
        const notes = () => db.admin(`select element, note from public.observations ${OWN}`);
        expect(await notes()).toEqual([{ element: 'Wall', note: 'Second' }]);
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        await restore((await versions()).at(-1)?.['id']);
        expect(await notes()).toEqual([{ element: 'Wall', note: 'Second' }]);
      });

      it('changes nothing when the same photo is in the report again', async () => {
        await change(`photo_hash = '${'a'.repeat(64)}'`);
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        await db.as(
          OWNER,
          `insert into public.observations (report_id, user_id, photo_hash)
           values ('${OWNERS_REPORT}', '${OWNER}', '${'a'.repeat(64)}')`,
        );
        const [deleted] = await versions();
        expect(await catchCode(restore(deleted?.['id']))).toBe(DUPLICATE);
        expect(await versions()).toHaveLength(1);
      });

      it('counts on where an earlier version of a deleted row is put back', async () => {
        await change(`element = 'Column'`);
        await change(`element = 'Beam'`);
        const [wall] = await versions();
        await db.as(OWNER, `delete from public.observations ${OWN}`);
        await restore(wall?.['id']);
        expect(await row()).toMatchObject({ element: 'Wall', version: 4 });
      });

      it('puts a section back, also one that is gone', async () => {
        await write('One');
        await write('Two');
        const [one] = await versions();
        await restore(one?.['id']);
        const text = () => db.admin(`select paragraph, version from public.sections ${OWN}`);
        expect(await text()).toEqual([{ paragraph: 'One', version: 4 }]);
        await db.as(OWNER, `delete from public.sections ${OWN}`);
        await restore((await versions()).at(-1)?.['id']);
        expect(await text()).toEqual([{ paragraph: 'One', version: 5 }]);
      });
    });

    describe('their owner alone', () => {
      const keepOne = () => db.as(OWNER, `update public.observations set element = 'Changed'`);

      it('sees and deletes them, and nobody changes any', async () => {
        await keepOne();
        await db.as(STRANGER, `update public.sections set paragraph = 'One'`);
        await db.as(STRANGER, `update public.sections set paragraph = 'Two'`);
        expect(await db.as(OWNER, 'select user_id from public.versions')).toEqual([
          { user_id: OWNER },
        ]);
        const change = `update public.versions set kept = '{}'`;
        expect(await catchCode(db.as(OWNER, change))).toBe(DENIED);
        expect(await db.as(OWNER, 'delete from public.versions returning 1')).toHaveLength(1);
        expect(await db.admin('select user_id from public.versions')).toEqual([
          { user_id: STRANGER },
        ]);
        for (const verb of ['select 1 from', 'delete from']) {
          expect(await catchCode(db.as(null, `${verb} public.versions`)), verb).toBe(DENIED);
        }
      });

      it('has nothing of them once the session has ended', async () => {
        await keepOne();
        const [{ id } = {}] = await db.as(OWNER, 'select id from public.versions');
        await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
        expect(await db.as(OWNER, 'select 1 from public.versions')).toEqual([]);
        expect(await db.as(OWNER, 'delete from public.versions returning 1')).toEqual([]);
        const restore = `select public.restore_version('${String(id)}')`;
        expect(await catchCode(db.as(OWNER, restore))).toBe(DENIED);
      });

      it('takes them along with the report, and with the account', async () => {
        const keptFor = () => db.admin('select 1 from public.versions');
        await keepOne();
        await db.as(OWNER, 'delete from public.observations');
        expect(await keptFor()).toHaveLength(2);
        await db.as(OWNER, 'delete from public.reports');
        expect(await keptFor()).toEqual([]);
        await db.as(STRANGER, `update public.observations set element = 'Changed'`);
        await db.admin(`delete from auth.users where id = '${STRANGER}'`);
        expect(await keptFor()).toEqual([]);
      });
    });

    it('leaves nothing of a deleted row once its last version is deleted for good', async () => {
      await change(`element = 'Column'`);
      await write('One');
      await write('Two');
      await db.as(OWNER, `delete from public.observations ${OWN}`);
      expect(await versions()).toHaveLength(3);
      await db.as(OWNER, `delete from public.versions where reason = 'deleted'`);
      expect(await versions()).toMatchObject([{ kind: 'section' }]);
    });

    describe('somebody else', () => {
      it('sees, restores and deletes none of them; nobody writes any', async () => {
        await change(`element = 'Column'`);
        const [own] = await versions();
        expect(await versions(STRANGER)).toEqual([]);
        expect(await catchCode(restore(own?.['id'], STRANGER))).toBe('PT404');
        expect(await db.as(STRANGER, `delete from public.versions returning id`)).toEqual([]);
        for (const statement of [
          `insert into public.versions (report_id, user_id, kind, subject_id, kept, reason)
             values ('${OWNERS_REPORT}', '${OWNER}', 'observation', gen_random_uuid(), '{}', 'edited')`,
          `update public.versions set reason = 'edited'`,
          `select set_config('plumbline.restoring', 'on', true), private.is_restoring()`,
        ]) {
          expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
        }
        expect(await catchCode(db.as(null, `select from public.versions`))).toBe(DENIED);
        expect(await catchCode(restore(own?.['id'], null as unknown as string))).toBe(DENIED);
      });
    });
  });
}
