/**
 * A report's rating scheme, and the one way in which it changes: every level in use is mapped, no row is lost,
 * and all of it can be taken back. On the embedded host's database and on real PostgreSQL.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { SCHEME_IDS } from '../functions/_shared/ratings/rating-scheme.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const CHECKED =
  'select checked_by, checked_at::text from public.observations where checked_at is not null';
const DENIED = '42501';
const NO_SCHEME = '22023';
const RICS = { id: 'rics' };
const BRE = { id: 'bre251' };
const own = (...codes: string[]) => ({
  id: 'own',
  name: 'Ours',
  levels: codes.map((code) => ({ code, label: code, colour: '#123456', definition: '' })),
});
const makeId = (number: number) => `99999999-9999-4999-8999-${number.toString().padStart(12, '0')}`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const choose = async (
      scheme: unknown,
      mapping: unknown = {},
      person: string | null = OWNER,
    ) => {
      const [answer] = await db.as(
        person,
        `select public.change_rating_scheme('${OWNERS_REPORT}', $1::text::jsonb, $2::text::jsonb) as rows`,
        [JSON.stringify(scheme), JSON.stringify(mapping)],
      );
      return answer?.['rows'];
    };
    const undo = async (person: string | null = OWNER) => {
      const [answer] = await db.as(
        person,
        `select public.undo_rating_scheme('${OWNERS_REPORT}') as rows`,
      );
      return answer?.['rows'];
    };
    const rate = (number: number, rating: string) =>
      db.as(OWNER, `update public.observations set rating = $1 where id = '${makeId(number)}'`, [
        rating,
      ]);
    /** One row for each rating, with words that an analyst proposed. */
    const addRows = async (...ratings: string[]) => {
      await db.admin('delete from public.observations');
      await db.admin('delete from public.versions');
      for (const [index, rating] of ratings.entries()) {
        await db.admin(
          `insert into public.observations (id, report_id, user_id, element, rating, proposal)
           values ($1, $2, $3, 'Wall', $4, '{"analyst": "gpt", "element": "Wall", "defect": "", "recommendation": ""}')`,
          [makeId(index), OWNERS_REPORT, OWNER, rating],
        );
      }
    };
    const rows = () =>
      db.admin('select rating, hand, version, checked_by from public.observations order by id');
    const ratings = async () => (await rows()).map(({ rating }) => rating);
    const scheme = async () =>
      (
        await db.admin(
          `select rating_scheme as scheme, rating_undo as undo from public.reports where id = '${OWNERS_REPORT}'`,
        )
      )[0];

    describe('a change of scheme', () => {
      it.each(SCHEME_IDS)('knows %s, as the product does', async (id) => {
        await addRows();
        await choose({ id });
        expect(await scheme()).toMatchObject({ scheme: { id } });
      });

      it('gives each row the level that the mapping says, and leaves its hand as it was', async () => {
        await choose(RICS);
        await addRows('3', '1', '', '3');
        await db.as(
          OWNER,
          `update public.observations set hand = 'accepted' where id = '${makeId(3)}'`,
        );
        const [accepted] = await db.admin(CHECKED);
        expect(await choose(BRE, { '3': '4', '1': '' })).toBe(3);
        expect(await ratings()).toEqual(['4', '', '', '4']);
        expect(await db.admin(CHECKED)).toEqual([accepted]);
        expect(await rows()).toMatchObject([
          { hand: 'proposed', version: 2, checked_by: null },
          { hand: 'proposed', version: 2 },
          { hand: 'proposed', version: 1 },
          { hand: 'accepted', version: 2 },
        ]);
        expect(await scheme()).toEqual({ scheme: BRE, undo: { scheme: RICS } });
      });

      it('counts no version for a level that keeps its code', async () => {
        await choose(own('a', 'b'));
        await addRows('a', 'b');
        await choose(own('a', 'c'), { a: 'a', b: 'c' });
        expect(await rows()).toMatchObject([{ version: 1 }, { version: 2 }]);
      });

      it('changes nothing while a level in use is not mapped @rating-schemes-2', async () => {
        await choose(RICS);
        await addRows('3', '2');
        expect(await catchCode(choose(BRE, { '3': '4' }))).toBe('PT409');
        expect(await ratings()).toEqual(['3', '2']);
        expect(await scheme()).toMatchObject({ scheme: RICS });
      });

      it('keeps what each row was rated, with its words, among its versions', async () => {
        await choose(RICS);
        await addRows('3');
        await choose(BRE, { '3': '4' });
        const [version] = await db.as(OWNER, 'select kept, reason from public.versions');
        expect(version).toMatchObject({
          kept: { rating: '3', rated_by: 'rics' },
          reason: 'edited',
        });
      });

      it.each([
        ['no scheme', 'x', {}],
        ['a scheme without an id', {}, {}],
        ['a scheme that nobody knows', { id: 'best' }, {}],
        ['no mapping', RICS, null],
        ['a mapping to nothing', RICS, { '1': null }],
        ['a level where there is no scheme', null, { '1': '2' }],
        ['a level that the own scheme has not', own('a', 'b'), { '1': 'c' }],
      ])('is refused for %s', async (_, to, mapping) => {
        await choose(RICS);
        await addRows('1');
        expect(await catchCode(choose(to, mapping))).toBe(NO_SCHEME);
        expect(await ratings()).toEqual(['1']);
      });

      it('is the only way to another scheme', async () => {
        for (const column of ['rating_scheme', 'rating_undo']) {
          const write = `update public.reports set ${column} = '{"id": "rics"}'`;
          expect(await catchCode(db.as(OWNER, write)), column).toBe(DENIED);
        }
        const before = `update public.observations set rating_before = '1'`;
        expect(await catchCode(db.as(OWNER, before))).toBe(DENIED);
        const claim = `select set_config('plumbline.changing_scheme', 'on', true), private.is_changing_scheme()`;
        expect(await catchCode(db.as(OWNER, claim))).toBe(DENIED);
      });
    });

    describe('taking it back', () => {
      it('restores the scheme and each level', async () => {
        await choose(RICS);
        await addRows('3', '', '1');
        await choose(null, { '3': '', '1': '' });
        expect(await ratings()).toEqual(['', '', '']);
        expect(await undo()).toBe(0);
        expect(await ratings()).toEqual(['3', '', '1']);
        expect(await scheme()).toEqual({ scheme: RICS, undo: null });
        expect(await catchCode(undo())).toBe('PT404');
      });

      it('keeps words that were edited since, and leaves unrated what was rated since', async () => {
        await choose(RICS);
        await addRows('3', '1', '');
        await choose(BRE, { '3': '4', '1': '0' });
        await db.as(
          OWNER,
          `update public.observations set element = 'Pier' where id = '${makeId(0)}'`,
        );
        await rate(1, '5');
        await rate(2, '3');
        expect(await undo()).toBe(2);
        expect(await ratings()).toEqual(['3', '', '']);
        expect(await db.admin('select element from public.observations order by id')).toMatchObject(
          [{ element: 'Pier' }, { element: 'Wall' }, { element: 'Wall' }],
        );
      });

      it('finds every row as it was, whatever was mapped', async () => {
        const level = fc.constantFrom('', '1', '2', '3', 'NI');
        const becomes = fc.constantFrom('', '0', '1', '2', '3', '4', '5');
        await fc.assert(
          fc.asyncProperty(
            fc.array(level, { maxLength: 6 }),
            fc.record({ '1': becomes, '2': becomes, '3': becomes, NI: becomes }),
            async (before, mapping) => {
              await addRows(...before);
              await choose(RICS, { '1': '1', '2': '2', '3': '3', NI: 'NI' });
              const rated = before.filter((rating) => rating !== '').length;
              expect(await choose(BRE, mapping)).toBe(rated);
              const now = before.map((rating) => (rating ? mapping[rating as 'NI'] : ''));
              expect(await ratings()).toEqual(now);
              await undo();
              expect(await ratings()).toEqual(before);
            },
          ),
          { numRuns: 15 },
        );
      });
    });

    describe('a version', () => {
      const restore = async () => {
        const [{ id } = {}] = await db.as(OWNER, 'select id from public.versions order by kept_at');
        await db.as(OWNER, `select public.restore_version('${String(id)}')`);
      };

      it('brings a level back that is of the same scheme', async () => {
        await choose(RICS);
        await addRows('3');
        await rate(0, '1');
        await restore();
        expect(await ratings()).toEqual(['3']);
      });

      it('brings no level of another scheme back @rating-schemes-4', async () => {
        await choose(RICS);
        await addRows('3', '2');
        await db.as(OWNER, `delete from public.observations where id = '${makeId(1)}'`);
        await choose(BRE, { '3': '4' });
        await restore();
        expect(await ratings()).toEqual(['4', '']);
        await restore();
        expect(await ratings()).toEqual(['4', '']);
      });
    });

    it('is changed and taken back by its owner alone, as long as they are signed in', async () => {
      await choose(RICS);
      await addRows('3');
      await choose(BRE, { '3': '4' });
      expect(await catchCode(choose(RICS, { '4': '3' }, STRANGER))).toBe('PT404');
      expect(await catchCode(undo(STRANGER))).toBe('PT404');
      expect(await catchCode(choose(RICS, { '4': '3' }, null))).toBe(DENIED);
      expect(await catchCode(undo(null))).toBe(DENIED);
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await catchCode(choose(RICS, { '4': '3' }))).toBe(DENIED);
      expect(await catchCode(undo())).toBe(DENIED);
      expect(await ratings()).toEqual(['4']);
    });
  });
}
