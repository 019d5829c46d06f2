/** The dashboard's reads, search and copies. On the embedded host's database and on real PostgreSQL. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  SECOND_REPORT,
  STRANGER,
} from './two-people.fixture.ts';

const COPY = 'dddddddd-dddd-4ddd-8ddd-dddddddddddd';
const SECOND_ROW = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee';
const buildPhotoUrl = (report: string) =>
  `https://host.example/storage/v1/object/public/inspection_photos/${OWNER}/${report}/1_a.jpg`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const answer = async (person: string | null, call: string) =>
      (await db.as(person, `select ${call} as answer`))[0]?.['answer'];

    describe('the state of reports', () => {
      const states = (person: string | null) =>
        answer(person, `public.report_states(array['${OWNERS_REPORT}']::uuid[])`);

      it('counts what was checked and names the first three photos in order', async () => {
        await db.admin(
          `insert into public.observations (report_id, user_id, photo, position)
           select '${OWNERS_REPORT}', '${OWNER}', 'p' || n, -n from generate_series(1, 5) n`,
        );
        expect(await states(OWNER)).toEqual([
          {
            id: OWNERS_REPORT,
            findings: 6,
            checked: 1,
            signed: null,
            photos: ['p5', 'p4', 'p3'],
          },
        ]);
        await db.admin(
          `delete from public.observations where report_id = '${OWNERS_REPORT}' and photo <> ''`,
        );
      });

      it('is its owner’s alone to read', async () => {
        expect(await states(STRANGER)).toEqual([]);
        expect(await catchCode(states(null))).toBe('42501');
      });
    });

    describe('finding reports', () => {
      const find = (words: string, state = 'all', order = 'newest', page = 1, person = OWNER) =>
        answer(person, `public.find_reports('${words}', '${state}', '${order}', ${page})`);
      beforeEach(async () => {
        await db.admin(
          `update public.reports set archived_at = null, exported_at = null, client_name = null`,
        );
      });

      it('needs every word, in the title or the client, and takes no word for a pattern', async () => {
        await db.admin(
          `update public.reports set client_name = 'Stadtwerke Köln' where id = '${SECOND_REPORT}'`,
        );
        expect(await find('KÖLN mine')).toEqual({ total: 1, page: 1, ids: [SECOND_REPORT] });
        expect(await find('mine')).toMatchObject({ total: 2 });
        expect(await find('köln theirs')).toMatchObject({ total: 0, page: 1, ids: [] });
        expect(await find('%')).toMatchObject({ total: 0 });
      });

      it('keeps archived reports apart, and tells finished ones from the others', async () => {
        await db.admin(
          `update public.reports set exported_at = now() where id = '${OWNERS_REPORT}'`,
        );
        expect(await find('', 'finished')).toMatchObject({ ids: [OWNERS_REPORT] });
        expect(await find('', 'in_progress')).toMatchObject({ ids: [SECOND_REPORT] });
        await db.admin(
          `update public.reports set archived_at = now() where id = '${OWNERS_REPORT}'`,
        );
        expect(await find('', 'all')).toMatchObject({ ids: [SECOND_REPORT] });
        expect(await find('', 'finished')).toMatchObject({ ids: [] });
        expect(await find('', 'archived')).toMatchObject({ ids: [OWNERS_REPORT] });
      });

      it('orders by title or inspection date, nine a page, the last page for one beyond it', async () => {
        await db.admin(
          `insert into public.reports (user_id, title, inspection_date)
           select '${OWNER}', 'Bridge ' || chr(64 + n), date '2026-01-01' + n from generate_series(1, 10) n`,
        );
        const first = await db.admin(
          `select id from public.reports where user_id = '${OWNER}' order by lower(title) limit 9`,
        );
        const expected = first.map(({ id }) => id);
        expect(await find('', 'all', 'title')).toEqual({ total: 12, page: 1, ids: expected });
        expect(await find('', 'all', 'title', 7)).toMatchObject({ total: 12, page: 2 });
        const [latest] = await db.admin(
          `select id from public.reports where title = 'Bridge J' and user_id = '${OWNER}'`,
        );
        const bridges = (await find('bridge', 'all', 'inspection')) as { ids: string[] };
        expect(bridges.ids[0]).toBe(latest?.['id']);
        await db.admin(`delete from public.reports where title like 'Bridge %'`);
      });

      it('finds nobody else’s', async () => {
        expect(await find('', 'all', 'newest', 1, STRANGER)).toMatchObject({ total: 1 });
      });
    });

    describe('a copy', () => {
      const copy = (hasPhotos: boolean, person: string | null = OWNER) =>
        answer(
          person,
          `public.duplicate_report('${COPY}', '${OWNERS_REPORT}', 'Mine (copy)', ${hasPhotos})`,
        );
      const rows = () =>
        db.admin(
          `select photo, element, defect, location, hand, photo_refs from public.observations
           where report_id = '${COPY}' order by position`,
        );
      beforeEach(async () => {
        await db.admin(`delete from public.reports where id = '${COPY}'`);
        await db.admin(`delete from public.observations where report_id = '${OWNERS_REPORT}'`);
        await db.admin(
          `insert into public.observations (id, report_id, user_id, position) values ('${SECOND_ROW}', '${OWNERS_REPORT}', '${OWNER}', 2)`,
        );
        await db.admin(
          `insert into public.observations (report_id, user_id, position, photo_refs, photo, element, defect, location, proposal)
           values ('${OWNERS_REPORT}', '${OWNER}', 1, '{"2": "${SECOND_ROW}"}', '${buildPhotoUrl(OWNERS_REPORT)}', 'Wall', 'Crack, see Photo 2', 'East',
             '{"analyst": "gpt", "element": "Wall", "defect": "Crack, see Photo 2", "recommendation": ""}')`,
        );
        await db.admin(`update public.observations set hand = 'accepted' where hand = 'proposed'`);
        await db.admin(
          `update public.reports set weather = 'Rain', scope = 'All', exported_at = now() where id = '${OWNERS_REPORT}'`,
        );
      });

      it('with photos is all of it, its references meaning its own photos', async () => {
        await copy(true);
        // Asked again, as after a lost answer.
        await copy(true);
        const [first, second] = await rows();
        expect(first).toMatchObject({
          photo: buildPhotoUrl(COPY),
          defect: 'Crack, see Photo 2',
          hand: 'accepted',
        });
        const [{ id } = {}] = await db.admin(
          `select id from public.observations where report_id = '${COPY}' and position = 2`,
        );
        expect(first?.['photo_refs']).toMatchObject({ '2': id });
        expect(second).toMatchObject({ element: '', hand: null });
        expect(
          await db.admin(
            `select title, weather, exported_at, inspection_date = current_date as today from public.reports where id = '${COPY}'`,
          ),
        ).toEqual([{ title: 'Mine (copy)', weather: 'Rain', exported_at: null, today: true }]);
        expect(
          await db.admin(`select heading from public.sections where report_id = '${COPY}'`),
        ).toEqual([{ heading: 'Discussion' }]);
      });

      it('without photos has where its rows look, and nothing that was found', async () => {
        await copy(false);
        expect(await rows()).toEqual([
          {
            photo: '',
            element: 'Wall',
            defect: '',
            location: 'East',
            hand: 'written',
            photo_refs: {},
          },
        ]);
        expect(
          await db.admin(`select weather, scope from public.reports where id = '${COPY}'`),
        ).toEqual([{ weather: '', scope: 'All' }]);
      });

      it('is made of the caller’s own reports alone', async () => {
        expect(await catchCode(copy(true, STRANGER))).toBe('PT404');
        expect(await catchCode(copy(false, null))).toBe('42501');
        expect(await rows()).toEqual([]);
      });
    });
  });
}
