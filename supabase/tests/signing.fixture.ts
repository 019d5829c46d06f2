import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

export const SIGNATORY = {
  name: 'A. Mason',
  letters: 'MRICS',
  membership: '123',
  email: 'o@example.com',
};
export const PHOTO = `${OWNER}/${OWNERS_REPORT}/1_a.jpg`;
export const RENDITION = `${OWNER}/${OWNERS_REPORT}/1_a.small.jpg`;
/** The public address of a stored photo. */
export const address = (path: string) =>
  `http://127.0.0.1/storage/v1/object/public/inspection_photos/${path.split('/').map(encodeURIComponent).join('/')}`;
/** As `sumUp` finds them. */
export const sums = (path = PHOTO) => ({
  [path]: { photo: 'a'.repeat(64), rendition: 'b'.repeat(64) },
});

interface Draft {
  sum: string;
  content: {
    report: object;
    rows: { element: string; hand: string | null; finding_id: string | null }[];
  };
}

export interface Signature {
  id?: string;
  label?: string;
  seen?: unknown;
}

interface Waiting {
  files: number;
  waiting: number;
  missing: string[];
  left: { name: string; version: string }[];
}

/** Two people; the first report has a row with a stored photo and its rendition, and its owner has a name. */
export async function prepareSigning(prepared: TestDatabase): Promise<void> {
  await addTwoPeople(prepared);
  await prepared.admin(`update public.observations set photo = $1 where user_id = '${OWNER}'`, [
    address(PHOTO),
  ]);
  await prepared.admin(
    `insert into storage.objects (bucket_id, name) values ('inspection_photos', $1)`,
    [RENDITION],
  );
  await prepared.admin(
    `update public.letterheads set author_name = ' A. Mason ', author_letters = 'MRICS', author_membership = '123'
     where user_id = '${OWNER}'`,
  );
}

/** Signing as its screen and its function do it, step by step, on this database. */
export function signingOn(db: Pick<TestDatabase, 'admin' | 'as'>) {
  const waiting = async (person: string | null = OWNER) => {
    const [row] = await db.as(person, `select public.photos_to_sum('${OWNERS_REPORT}') as it`);
    return row?.['it'] as Waiting;
  };
  /** Sums up what is left to be read, as the function does that reads it. */
  const record = async (read: Waiting['left'], findSum: (name: string) => string | null) => {
    const found = read.map(({ name, version }) => ({ name, version, sum: findSum(name) }));
    await db.admin(`select public.record_photo_sums('${OWNERS_REPORT}', $1::text::jsonb)`, [
      JSON.stringify(found),
    ]);
  };
  const sumUp = async (
    findSum: (name: string) => string | null = (file) =>
      (file.includes('small') ? 'b' : 'a').repeat(64),
  ) => record((await waiting()).left, findSum);
  const draft = async (person: string | null = OWNER) => {
    const [row] = await db.as(person, `select public.report_to_sign('${OWNERS_REPORT}') as it`);
    return row?.['it'] as Draft;
  };
  const send = async (signature: Signature, person: string | null = OWNER) => {
    const { id = randomUUID(), label = '', seen } = signature;
    const [row] = await db.as(
      person,
      `select public.sign_revision($1, '${OWNERS_REPORT}', $2, $3::text::jsonb) as id`,
      [id, label, JSON.stringify(seen ?? null)],
    );
    return row?.['id'] as string;
  };
  const seenNow = async () => {
    const { sum, content } = await draft();
    const unchecked = content.rows.filter(
      ({ hand, finding_id }) => finding_id === null && (!hand || hand === 'proposed'),
    ).length;
    return { sum, unchecked, missing: (await waiting()).missing.length };
  };
  const sign = async (signature: Signature = {}) => {
    await sumUp();
    return send({ seen: await seenNow(), ...signature });
  };
  const revisions = () =>
    db.admin(
      'select number, label, changes, content, content_hash, content::text as text, previous_id, signed_on::text as signed_on, id from public.signed_revisions join private.signed_contents on revision_id = id order by number',
    );
  const change = (sql: string) => db.as(OWNER, sql);
  return { waiting, record, sumUp, draft, send, seenNow, sign, revisions, change };
}
