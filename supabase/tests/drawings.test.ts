/** Drawings on a photo, beside its row's words; on the embedded host's database and on real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  drawingSchema,
  MAX_MARK_POINTS,
  MAX_MARK_TEXT,
  MAX_MARKS,
  NO_DRAWING,
} from '../functions/_shared/drawing/drawing.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const CHECK = '23514';
const OWN = `where user_id = '${OWNER}'`;
const drawing = (last: number) => `{"marks": [], "last": ${last}, "turn": 0, "crop": null}`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a drawing, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const change = (set: string, person = OWNER) =>
      db.as(person, `update public.observations set ${set} ${OWN} returning id`);
    const draw = (last: number | null, more = '') =>
      change(`drawing = ${last === null ? 'null' : `'${drawing(last)}'`} ${more}`);
    const row = async () =>
      (
        await db.admin(
          `select (drawing ->> 'last')::int as last, drawing_version, version, hand, checked_by, element, photo
           from public.observations ${OWN}`,
        )
      )[0];
    const kept = () =>
      db.as(
        OWNER,
        `select id, reason, (kept -> 'drawing' ->> 'last')::int as last, kept ->> 'element' as element
         from public.versions order by kept_at`,
      );
    const restore = (version: unknown, person = OWNER) =>
      db.as(person, `select public.restore_version('${String(version)}')`);

    it('is counted each time that it changes, and by nothing else', async () => {
      expect(await row()).toMatchObject({ last: null, drawing_version: 0 });
      await draw(1);
      await draw(1);
      await change(`element = 'Column', position = 4`);
      expect(await row()).toMatchObject({ last: 1, drawing_version: 1 });
      await draw(null);
      expect(await row()).toMatchObject({ last: null, drawing_version: 2 });
    });

    it('is changed by nobody who says another count than there is', async () => {
      await draw(1);
      const seen = (version: number) =>
        db.as(
          OWNER,
          `update public.observations set drawing = '${drawing(2)}'
           where user_id = '${OWNER}' and drawing_version = ${version} returning drawing_version`,
        );
      expect(await seen(0)).toEqual([]);
      expect(await seen(1)).toEqual([{ drawing_version: 2 }]);
    });

    it('leaves the words’ version, their provenance and who checked them', async () => {
      await change(
        `proposal = '{"analyst": "gpt", "element": "Beam", "defect": "", "recommendation": ""}', element = 'Beam'`,
      );
      await change(`hand = 'accepted'`);
      const before = await row();
      expect(before).toMatchObject({ hand: 'accepted' });
      await draw(1);
      await draw(2);
      expect(await row()).toEqual({ ...before, last: 2, drawing_version: 2 });
    });

    it('has its count from the database alone', async () => {
      expect(await catchCode(change('drawing_version = 7'))).toBe(DENIED);
      const [added] = await db.as(
        OWNER,
        `insert into public.observations (report_id, user_id, drawing_version)
         values ('${OWNERS_REPORT}', '${OWNER}', 7) returning drawing_version`,
      );
      expect(added).toEqual({ drawing_version: 0 });
    });

    it('is drawn by the row’s owner alone', async () => {
      expect(await change(`drawing = '${drawing(1)}'`, STRANGER)).toEqual([]);
      expect(await row()).toMatchObject({ last: null });
    });

    it('may have all marks and points that its form allows', async () => {
      const line = {
        id: 'x'.repeat(40),
        kind: 'freehand',
        colour: 'yellow',
        number: null,
        text: 'x'.repeat(MAX_MARK_TEXT),
        points: Array.from({ length: MAX_MARK_POINTS }, () => [0.12345, 0.56789]),
      };
      const whole = { ...NO_DRAWING, marks: Array.from({ length: MAX_MARKS }, () => line) };
      expect(drawingSchema.parse(whole).marks).toHaveLength(MAX_MARKS);
      expect(await change(`drawing = '${JSON.stringify(whole)}'`)).toHaveLength(1);
    });

    it.each([
      ['a list', '[]'],
      ['a text', '"x"'],
      ['more than a drawing ever takes', `{"marks": "${'x'.repeat(327_680)}"}`],
    ])('is never %s', async (_what, value) => {
      expect(await catchCode(change(`drawing = '${value}'`))).toBe(CHECK);
    });

    describe('that is replaced', () => {
      it('is kept, and blank ones and words are not', async () => {
        await draw(1);
        await draw(2);
        expect(await kept()).toMatchObject([{ reason: 'drawn', last: 1 }]);
        await change(`element = 'Column'`);
        expect(await kept()).toMatchObject([
          { reason: 'drawn', last: 1 },
          { reason: 'edited', element: 'Wall', last: 2 },
        ]);
      });

      it('is kept fifty times, and pushes no words out', async () => {
        await change(`element = 'Column'`);
        for (let last = 1; last <= 53; last += 1) await draw(last);
        const versions = await kept();
        expect(versions.filter(({ reason }) => reason === 'edited')).toHaveLength(1);
        const drawn = versions.filter(({ reason }) => reason === 'drawn');
        expect(drawn.map(({ last }) => last)).toEqual(Array.from({ length: 50 }, (_, n) => n + 3));
      });

      it('comes back without a word, and what stood there is kept', async () => {
        await draw(1);
        await draw(2);
        await change(`element = 'Column'`);
        const [drawn] = await kept();
        expect(await restore(drawn?.['id'])).toHaveLength(1);
        expect(await row()).toMatchObject({ last: 1, drawing_version: 3, element: 'Column' });
        expect((await kept()).map(({ reason, last }) => [reason, last])).toEqual([
          ['edited', 2],
          ['drawn', 2],
        ]);
      });

      it('stays where words come back', async () => {
        await draw(1);
        await change(`element = 'Column'`);
        await draw(2);
        const [, edited] = (await kept()).sort((one) => (one['reason'] === 'edited' ? 1 : -1));
        await restore(edited?.['id']);
        expect(await row()).toMatchObject({ last: 2, drawing_version: 2, element: 'Wall' });
      });

      it('is nobody else’s to bring back', async () => {
        await draw(1);
        await draw(2);
        const [drawn] = await kept();
        expect(await catchCode(restore(drawn?.['id'], STRANGER))).toBe('PT404');
      });
    });

    describe('on a photo that is replaced', () => {
      it('goes, is kept, and comes back with that photo alone', async () => {
        await change(`photo = 'one'`);
        await draw(1);
        await change(`photo = 'two'`);
        expect(await row()).toMatchObject({ last: null, drawing_version: 2, photo: 'two' });
        const [drawn] = await kept();
        expect(drawn).toMatchObject({ reason: 'drawn', last: 1 });
        expect(await catchCode(restore(drawn?.['id']))).toBe('PT409');
        await change(`photo = 'one'`);
        await restore(drawn?.['id']);
        expect(await row()).toMatchObject({ last: 1, photo: 'one' });
      });

      it('is the new photo’s where one comes with it', async () => {
        await draw(1);
        await draw(2, `, photo = 'two'`);
        expect(await row()).toMatchObject({ last: 2, photo: 'two' });
      });
    });

    it('comes back with a row that was deleted', async () => {
      await draw(1);
      await draw(2);
      await db.as(OWNER, `delete from public.observations ${OWN}`);
      const deleted = (await kept()).find(({ reason }) => reason === 'deleted');
      await restore(deleted?.['id']);
      expect(await row()).toMatchObject({ last: 2, drawing_version: 2, element: 'Wall' });
    });

    it('is no condition for a row that was deleted before anybody could draw', async () => {
      await db.as(OWNER, `delete from public.observations ${OWN}`);
      await db.admin(
        `update public.versions set kept = kept - '{drawing,drawing_version,finding_id}'::text[]`,
      );
      const [deleted] = await kept();
      await restore(deleted?.['id']);
      expect(await row()).toMatchObject({ last: null, drawing_version: 0, element: 'Wall' });
    });
  });
}
