/** Photos of two people, and what is done with the questions about them. */
import type { TestDatabase } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

export const NO_TOKEN = '99999999-9999-4999-8999-999999999999';
export const id = (n: number) => `dddddddd-dddd-4ddd-8ddd-0000000000${String(n).padStart(2, '0')}`;
/** Beside these the owner's report has a row that is described and one without a photo; the stranger's has one photo. */
export const PHOTOS = 10;
export const [DESCRIBED, NO_PHOTO, THEIRS] = [id(11), id(12), id(50)];
export const ROWS = Array.from({ length: PHOTOS }, (_, index) => id(index + 1));

export async function addPhotos(db: TestDatabase): Promise<void> {
  await addTwoPeople(db);
  const rows = Array.from(
    { length: PHOTOS },
    (_, index) => `('${id(index + 1)}', '${OWNERS_REPORT}', '${OWNER}', 'p', null, ${index + 1})`,
  );
  await db.admin(`insert into public.observations (id, report_id, user_id, photo, outcome, position) values ${rows.join(', ')},
    ('${DESCRIBED}', '${OWNERS_REPORT}', '${OWNER}', 'p', 'no_visible_defect', 11),
    ('${NO_PHOTO}', '${OWNERS_REPORT}', '${OWNER}', '', null, 12), ('${THEIRS}', '${STRANGERS_REPORT}', '${STRANGER}', 'p', null, 1)`);
}

/** The answer of `take_question`. */
export function taken(row: Record<string, unknown> | undefined) {
  return (row?.['taken'] ?? undefined) as { token: string; is_queued: boolean } | undefined;
}

interface Taken {
  id: string;
  token: string;
  user: string;
}

/** The calls of a database, by short names. */
export function questionCalls(db: Pick<TestDatabase, 'admin' | 'as'>) {
  const ask = (
    person: string | null = OWNER,
    rows = ROWS,
    unasked = false,
    report = OWNERS_REPORT,
  ) => db.as(person, 'select public.ask_about($1, $2::uuid[], $3)', [report, rows, unasked]);
  const hold = (wanted: string | null, person: string | null = OWNER) =>
    db.as(person, 'select public.hold_analysis($1, $2)', [OWNERS_REPORT, wanted]);
  const next = async (most = 100): Promise<Taken | undefined> => {
    const [row] = await db.admin(
      'select observation_id as id, token, user_id as user from private.take_next_question($1, 60)',
      [most],
    );
    return row as Taken | undefined;
  };
  const settle = (
    taken: { token: string } | undefined,
    outcome: string,
    code: string | null = null,
    person = OWNER,
  ) =>
    db.as(person, 'select public.settle_question($1, $2, $3, $4)', [
      taken?.token,
      outcome,
      code,
      code && `It was ${code}.`,
    ]);
  const take = async (
    row: string,
    person: string | null = OWNER,
    report = OWNERS_REPORT,
    seconds: number | null = 60,
  ) => {
    const sql = `select public.take_question('photo', $1, $2, '{}', $3) as taken`;
    return taken((await db.as(person, sql, [report, row, seconds]))[0]);
  };
  const renew = async (token: string | undefined, person: string | null = OWNER) =>
    (await db.as(person, 'select public.renew_question($1, 60) as is_kept', [token]))[0]?.[
      'is_kept'
    ];
  const states = async () =>
    (
      await db.admin(
        `select state, count(*)::int as n from public.analyst_questions where user_id = '${OWNER}' group by 1 order by 1`,
      )
    ).map(({ state, n }) => `${String(n)} ${String(state)}`);
  const letLapse = () =>
    db.admin('update public.analyst_questions set taken_until = clock_timestamp()');
  const letWaitPass = () => db.admin('update public.analyst_questions set not_before = now()');
  const secondsToWait = async () =>
    Math.round(
      Number(
        (
          await db.admin(
            `select extract(epoch from max(not_before) - clock_timestamp())::float as s from public.analyst_questions where state = 'waiting'`,
          )
        )[0]?.['s'],
      ),
    );
  return { ask, hold, next, settle, take, renew, states, letLapse, letWaitPass, secondsToWait };
}
