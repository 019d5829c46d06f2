/** Several rows' photos of one finding; on the embedded host's database and on real PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { postgresEngine, postgresPrograms } from '../../testing/databases/postgres-engine.ts';
import {
  catchCode,
  type DatabaseEngine,
  type TestDatabase,
} from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  SECOND_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const id = (digit: string) => `0000000${digit}-0000-4000-8000-000000000000`;
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(id) as [string, string, string, string];
const OTHER_REPORTS = id('e');
const STRANGERS = id('f');
const COPY = 'dddddddd-dddd-4ddd-8ddd-dddddddddddd';
const REFUSED = '23514';
const GONE = 'PT404';

/** Four rows, each with words of its own; one in another report, and one of another person. */
async function addRows(db: TestDatabase): Promise<void> {
  await addTwoPeople(db);
  await db.admin('delete from public.observations');
  await db.admin('delete from public.versions');
  await db.admin(
    `insert into public.observations (id, report_id, user_id, photo, position, element, defect)
     select given.id, '${OWNERS_REPORT}', '${OWNER}', 'p' || n, n, 'Wall ' || n, 'Crack'
     from unnest('{${[A, B, C, D].join()}}'::uuid[]) with ordinality given (id, n)`,
  );
  await db.admin(
    `insert into public.observations (id, report_id, user_id, element) values
       ('${OTHER_REPORTS}', '${SECOND_REPORT}', '${OWNER}', 'Roof'),
       ('${STRANGERS}', '${STRANGERS_REPORT}', '${STRANGER}', 'Roof')`,
  );
}

const LETTERS = new Map([A, B, C, D].map((row, index) => [row, 'abcd'[index] ?? '']));

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a finding, on ${name}`, () => {
    const db = freshDatabase(start, addRows);
    const join = (row: string, finding: string | null, person = OWNER) =>
      db.as(
        person,
        `update public.observations set finding_id = ${finding === null ? 'null' : `'${finding}'`}
         where id = '${row}' returning id`,
      );
    /** Each row that is there, with the finding that its photo shows: "a bA ca". */
    const findings = async (report = OWNERS_REPORT) => {
      const rows = await db.admin(
        `select id, finding_id from public.observations where report_id = '${report}' order by id`,
      );
      const letter = (row: unknown) => LETTERS.get(String(row)) ?? '?';
      return rows
        .map((row) => letter(row['id']) + (row['finding_id'] ? letter(row['finding_id']) : ''))
        .join(' ');
    };

    describe('takes a row’s photo', () => {
      it('and leaves its words, its version and its number', async () => {
        const read = `select element, version, hand, position from public.observations where id = '${B}'`;
        const before = await db.admin(read);
        await join(B, A);
        expect(await findings()).toBe('a ba c d');
        expect(await db.admin(read)).toEqual(before);
        await join(B, null);
        expect([await findings(), await db.admin(read)]).toEqual(['a b c d', before]);
        expect(await db.admin('select from public.versions')).toEqual([]);
      });

      it('in the name of the row that it shows already', async () => {
        await join(B, A);
        await join(C, B);
        expect(await findings()).toBe('a ba ca d');
      });

      it('with those that it had itself', async () => {
        await join(B, A);
        await join(C, A);
        await join(A, D);
        expect(await findings()).toBe('ad bd cd d');
      });

      it('from another finding', async () => {
        await join(B, A);
        await join(B, C);
        expect(await findings()).toBe('a bc c d');
      });

      it('when the row is added', async () => {
        await join(B, A);
        await db.as(
          OWNER,
          `insert into public.observations (report_id, user_id, photo, finding_id)
           values ('${OWNERS_REPORT}', '${OWNER}', 'new', '${B}')`,
        );
        expect(
          await db.admin(`select finding_id from public.observations where photo = 'new'`),
        ).toEqual([{ finding_id: A }]);
      });
    });

    describe('refuses', () => {
      it('a row its own photo, by its own name and by its photos’', async () => {
        expect(await catchCode(join(A, A))).toBe(REFUSED);
        await join(B, A);
        expect(await catchCode(join(A, B))).toBe(REFUSED);
        expect(await findings()).toBe('a ba c d');
      });

      it.each([
        ['of another report', OTHER_REPORTS],
        ['of another person', STRANGERS],
        ['that is nowhere', id('9')],
      ])('a finding %s', async (_which, finding) => {
        expect(await catchCode(join(A, finding))).toBe(GONE);
        const insert = `insert into public.observations (report_id, user_id, finding_id)
          values ('${OWNERS_REPORT}', '${OWNER}', '${finding}')`;
        expect(await catchCode(db.as(OWNER, insert))).toBe(GONE);
      });

      it('whoever owns neither row', async () => {
        expect(await join(A, B, STRANGER)).toEqual([]);
        expect(await catchCode(join(STRANGERS, A, STRANGER))).toBe(GONE);
        expect(await findings()).toBe('a b c d');
      });
    });

    describe('that is deleted', () => {
      const remove = (row: string) =>
        db.as(OWNER, `delete from public.observations where id = '${row}'`);
      const bringBack = (row: string) =>
        db.as(
          OWNER,
          `select public.restore_version(id) from public.versions
           where subject_id = '${row}' and reason = 'deleted'`,
        );

      it('leaves its photos as rows of their own', async () => {
        await join(B, A);
        await join(C, A);
        await remove(A);
        expect(await findings()).toBe('b c d');
      });

      it('goes with its whole report, and with its person', async () => {
        await join(B, A);
        await join(A, D);
        await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
        expect(await findings()).toBe('');
        await db.admin(`delete from auth.users where id = '${OWNER}'`);
        expect(await db.admin('select id from public.observations')).toEqual([{ id: STRANGERS }]);
      });

      it('finds a photo beside it again that is brought back', async () => {
        await join(B, A);
        await remove(B);
        expect(await findings()).toBe('a c d');
        await bringBack(B);
        expect(await findings()).toBe('a ba c d');
      });

      it('lets a photo back as a row of its own where it is gone, or shows another’s', async () => {
        await join(B, A);
        await remove(B);
        await join(A, C);
        await bringBack(B);
        expect(await findings()).toBe('ac b c d');
        await join(B, C);
        await remove(B);
        await remove(C);
        await bringBack(B);
        expect(await findings()).toBe('a b d');
      });
    });

    it('is counted once, with all its photos there', async () => {
      await join(B, A);
      await db.admin(`update public.observations set hand = 'accepted' where id = '${B}'`);
      const [state] = await db.as(
        OWNER,
        `select public.report_states(array['${OWNERS_REPORT}']::uuid[]) as it`,
      );
      expect(state?.['it']).toMatchObject([
        { findings: 3, checked: 3, photos: ['p1', 'p2', 'p3'] },
      ]);
    });

    it('is asked about once, by the row that holds it', async () => {
      await join(B, A);
      const ask = 'select public.ask_about($1, $2::uuid[])';
      await db.as(OWNER, ask, [OWNERS_REPORT, [A, B, C, D]]);
      const sql = 'select observation_id as id from public.analyst_questions order by turn';
      expect((await db.admin(sql)).map(({ id }) => id)).toEqual([A, C, D]);
    });

    describe('in a copy of its report', () => {
      const copy = (hasPhotos: boolean) =>
        db.as(
          OWNER,
          `select public.duplicate_report('${COPY}', '${OWNERS_REPORT}', 'Copy', ${hasPhotos})`,
        );

      it('has the same photos, drawn on alike', async () => {
        await db.admin(`update public.observations set drawing = '{"last": 3}' where id = '${C}'`);
        // It stands before the row that holds its finding.
        await join(A, C);
        await join(D, C);
        await copy(true);
        const rows = await db.admin(
          `select o.element, f.element as finding, o.drawing ->> 'last' as last, o.drawing_version
           from public.observations o left join public.observations f on f.id = o.finding_id
           where o.report_id = '${COPY}' order by o.position`,
        );
        expect(rows.map((row) => Object.values(row))).toEqual([
          ['Wall 1', 'Wall 3', null, 0],
          ['Wall 2', null, null, 0],
          ['Wall 3', null, '3', 0],
          ['Wall 4', 'Wall 3', null, 0],
        ]);
      });

      it('without photos is one row', async () => {
        await join(B, A);
        await join(D, A);
        await copy(false);
        expect(
          await db.admin(
            `select element from public.observations where report_id = '${COPY}' order by position`,
          ),
        ).toEqual([{ element: 'Wall 1' }, { element: 'Wall 3' }]);
      });
    });
  });
}

const programs = postgresPrograms();

describe.skipIf(!programs)('joins at the same time, on PostgreSQL', () => {
  let engine: DatabaseEngine;
  let db: TestDatabase;
  let tabs: TestDatabase[];

  beforeAll(async () => {
    engine = await postgresEngine(programs ?? '');
    db = await engine.open();
    await addRows(db);
    tabs = Array.from({ length: 5 }, () => db.another?.() ?? []).flat();
  });
  afterAll(async () => {
    await Promise.all([...tabs, db].map((session) => session.close()));
    await engine.stop();
  });

  it('never make a row show what shows another’s, nor wait for each other', async () => {
    const codes = new Set<string | null>();
    const work = async (tab: TestDatabase, seed: number) => {
      for (let turn = 0; turn < 60; turn += 1) {
        const [row, other] = [(seed + turn) % 4, (seed * 3 + turn * 2 + 1) % 4].map(
          (index) => [A, B, C, D][index],
        );
        const finding = turn % 3 === 2 ? 'null' : `'${other}'`;
        const set = `update public.observations set finding_id = ${finding} where id = '${row}'`;
        codes.add(await catchCode(tab.as(OWNER, set)));
      }
    };
    await Promise.all(tabs.map(work));
    // Joined, or refused because another tab has just joined the two the other way round.
    expect([...codes].sort()).toEqual([REFUSED, null]);
    const chains = `select o.id from public.observations o join public.observations f on f.id = o.finding_id
      where f.finding_id is not null`;
    expect(await db.admin(chains)).toEqual([]);
  });
});
