/**
 * A column that is added to rows: no function of the database names it, and it is versioned, restored, signed, compared
 * and copied; on the embedded host's database and on real PostgreSQL.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchRefusal } from '../../testing/databases/test-database.ts';
import { BOOKKEEPING } from '../../src/records/observation.ts';
import { ROW_FIELD_NAMES, TIME_FIELDS } from '../functions/_shared/row-words.ts';
import { prepareSigning, signingOn } from './signing.fixture.ts';
import { OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

const COPY = '00000000-0000-4000-8000-00000000c0c0';
/** Each kind of new column, and one that there is. */
const COLUMNS: Record<string, Column> = {
  flag: { type: `boolean not null default false`, set: `true`, value: true, none: false },
  choice: {
    type: `text check (added in ('ladder', 'platform'))`,
    set: `'ladder'`,
    value: 'ladder',
    none: null,
  },
  text: {
    type: `text not null default '' check (char_length(added) <= 4000)`,
    set: `'From the yard'`,
    value: 'From the yard',
    none: '',
  },
  caption: { set: `'North face'`, value: 'North face', none: '' },
};

interface Column {
  /** Of a column that is added. */
  type?: string;
  set: string;
  value: unknown;
  none: unknown;
}

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing).each(Object.entries(COLUMNS))(
    `a new %s, on ${name}`,
    (known, column) => {
      const added = column.type ? 'added' : known;
      const db = freshDatabase(start, prepareSigning);
      const { sign, revisions, change } = signingOn(db);
      beforeEach(async () => {
        if (!column.type) return;
        await db.admin(`alter table public.observations add column added ${column.type}`);
        await db.admin(`grant update (added) on public.observations to authenticated`);
      });
      const set = (value = column.set) =>
        change(`update public.observations set ${added} = ${value} where element = 'Wall'`);
      const wall = async () =>
        (
          await db.admin(`select ${added} as added, hand, version from public.observations
        where element = 'Wall' and report_id = '${OWNERS_REPORT}'`)
        )[0];
      const latest = async () =>
        (
          await db.as(
            OWNER,
            `select id, reason, kept ->> 'version' as version from public.versions
        order by kept_at desc limit 1`,
          )
        )[0];
      const restore = async () =>
        db.as(OWNER, `select public.restore_version('${String((await latest())?.['id'])}')`);

      it('counts as a change of words, and leaves a proposal a proposal', async () => {
        await change(`update public.observations set defect = 'Rust', proposal =
        '{"analyst": "gpt", "element": "Wall", "defect": "Rust", "recommendation": ""}'
        where element = 'Wall'`);
        const before = await wall();
        await set();
        expect(await wall()).toMatchObject({
          added: column.value,
          hand: 'proposed',
          version: Number(before?.['version']) + 1,
        });
      });

      it('is kept when it is replaced, and comes back', async () => {
        await set();
        await set(`default`);
        expect(await wall()).toMatchObject({ added: column.none });
        await restore();
        expect(await wall()).toMatchObject({ added: column.value });
      });

      it('is kept where it is all that the row says', async () => {
        const [row] = await db.as(
          OWNER,
          `insert into public.observations (report_id, user_id) values ('${OWNERS_REPORT}', '${OWNER}')
         returning id`,
        );
        const update = (value: string) =>
          change(
            `update public.observations set ${added} = ${value} where id = '${String(row?.['id'])}'`,
          );
        await update(column.set);
        await update('default');
        expect(await latest()).toMatchObject({ reason: 'edited', version: '2' });
      });

      it('stays as it is where a version of before there was one is put back', async () => {
        await set();
        await change(`update public.observations set defect = 'Rust' where element = 'Wall'`);
        await db.admin(`update public.versions set kept = kept - '${added}'`);
        await restore();
        expect(await wall()).toMatchObject({ added: column.value });
      });

      it('comes back with its deleted row, blank where that had none yet', async () => {
        await set();
        const remove = () => change(`delete from public.observations where element = 'Wall'`);
        await remove();
        await restore();
        expect(await wall()).toMatchObject({ added: column.value });
        await remove();
        await db.admin(`update public.versions set kept = kept - '${added}'`);
        await restore();
        expect(await wall()).toMatchObject({ added: column.none });
      });

      it('is signed; unset it is no difference to what was signed before, set it is one', async () => {
        await sign({ label: 'A' });
        await db.admin('alter table private.signed_contents disable trigger refuse_change');
        await db.admin(
          `update private.signed_contents set content = content #- '{rows,0,${added}}'`,
        );
        await db.admin('alter table private.signed_contents enable trigger refuse_change');
        expect(await catchRefusal(sign({ label: 'B' }))).toContain('because nothing has changed');
        await set();
        await sign({ label: 'B' });
        expect((await revisions())[1]).toMatchObject({
          changes: { changed: 1 },
          content: { rows: [{ [added]: column.value }] },
        });
      });

      it('goes along into a copy of the report', async () => {
        await set();
        await db.as(
          OWNER,
          `select public.duplicate_report('${COPY}', '${OWNERS_REPORT}', 'Copy', true)`,
        );
        expect(
          await db.admin(`select ${added} as added from public.observations
          where report_id = '${COPY}' and element = 'Wall'`),
        ).toEqual([{ added: column.value }]);
      });
    },
  );

  describe.skipIf(isMissing)(`the columns of a row, on ${name}`, () => {
    const db = freshDatabase(start, () => Promise.resolve());

    it('are words or bookkeeping in the database as in the app, and each word may be changed', async () => {
      const [found] = await db.admin(`select private.bookkeeping() as names, array(
        select column_name::text from information_schema.column_privileges
        where table_name = 'observations' and grantee = 'authenticated'
          and privilege_type = 'UPDATE') as granted`);
      const counted = Object.keys(BOOKKEEPING).filter((column) => column !== 'photo_refs');
      expect(found?.['names']).toEqual(expect.arrayContaining([...counted, ...TIME_FIELDS]));
      expect(found?.['names']).toHaveLength(counted.length + TIME_FIELDS.length);
      expect(found?.['granted']).toEqual(expect.arrayContaining([...ROW_FIELD_NAMES]));
    });
  });
}
