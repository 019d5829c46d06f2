/** A signature leaves everybody the sums of photos, its name, its number. On both databases. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { prepareSigning, signingOn, PHOTO, RENDITION, sums } from './signing.fixture.ts';
import { OWNER, OWNERS_REPORT, STRANGER, STRANGERS_REPORT } from './two-people.fixture.ts';

const DENIED = '42501';
const NO_SIGNATURE = '22023';
const CHANGED = 'PT409';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a signature that holds, on ${name}`, () => {
    const db = freshDatabase(start, prepareSigning);
    const { waiting, record, sumUp, draft, send, seenNow, sign, revisions, change } = signingOn(db);

    it('holds the sums that were read, and nobody else’s @signatures-that-hold-1', async () => {
      expect(await waiting()).toMatchObject({ files: 2, waiting: 2, missing: [] });
      const seen = await seenNow();
      expect(await catchCode(send({ seen }))).toBe(CHANGED);
      const { left } = await waiting();
      const forged = JSON.stringify(left.map((file) => ({ ...file, sum: '0'.repeat(64) })));
      for (const statement of [
        `select public.record_photo_sums('${OWNERS_REPORT}', '${forged}')`,
        'insert into private.photo_sums (name) values (null)',
        'update private.photo_sums set sum = null',
        'select * from private.photo_sums',
      ]) {
        expect(await catchCode(change(statement)), statement).toBe(DENIED);
      }
      await sumUp();
      expect(await waiting()).toEqual({ files: 2, waiting: 0, missing: [], left: [] });
      expect(await catchCode(send({ seen }))).toBe(null);
      expect((await revisions())[0]).toMatchObject({ content: { photos: sums() } });
    });

    it('takes no signature where a file was replaced after it was read, nor its sum @signatures-that-hold-2', async () => {
      const { left } = await waiting();
      await sumUp();
      const seen = await seenNow();
      await db.admin(`update storage.objects set metadata = '{"size": 7}' where name = $1`, [
        PHOTO,
      ]);
      expect(await waiting()).toMatchObject({ waiting: 1, left: [{ name: PHOTO }] });
      expect(await catchCode(send({ seen }))).toBe(CHANGED);
      await sumUp(() => 'c'.repeat(64));
      // An earlier reading of the file comes late, and takes no place.
      await record(
        left.filter(({ name: file }) => file === PHOTO),
        () => '0'.repeat(64),
      );
      expect(await waiting()).toMatchObject({ waiting: 0 });
      await send({ seen });
      expect((await revisions())[0]).toMatchObject({
        content: { photos: { [PHOTO]: { photo: 'c'.repeat(64), rendition: 'b'.repeat(64) } } },
      });
    });

    it.each([
      ['has a row and no file', async () => sumUp(() => null)],
      [
        'was removed after it was read',
        async () => {
          await sumUp();
          await db.storage.admin('delete from storage.objects');
        },
      ],
      [
        'was never stored',
        async () => void (await db.storage.admin('delete from storage.objects')),
      ],
    ])(
      'signs a photo that %s only for who says so, and nothing takes its place @signatures-that-hold-3',
      async (_, lose) => {
        await lose();
        const { sum } = await draft();
        expect(await waiting()).toMatchObject({ waiting: 0, missing: [PHOTO] });
        for (const missing of [0, 2, undefined]) {
          expect(await catchCode(send({ seen: { sum, unchecked: 0, missing } }))).toBe(
            NO_SIGNATURE,
          );
        }
        await send({ seen: { sum, unchecked: 0, missing: 1 } });
        expect((await revisions())[0]).toMatchObject({
          content: { photos: { [PHOTO]: { photo: null, rendition: null } } },
        });
        await db.storage.admin('delete from storage.objects');
        for (const name of [PHOTO, RENDITION]) {
          const store = `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${name}')`;
          expect(await catchCode(change(store)), name).toBe(DENIED);
        }
      },
    );

    it('is made once, however often it is asked for by one id', async () => {
      const id = randomUUID();
      await sign({ id });
      const seen = await seenNow();
      for (let again = 0; again < 20; again += 1) expect(await send({ id, seen })).toBe(id);
      await change(`update public.observations set element = 'Later'`);
      expect(await send({ id, seen })).toBe(id);
      expect(await revisions()).toHaveLength(1);
      // Of another report it is nobody's to take.
      const theirs = `select public.sign_revision('${id}', '${STRANGERS_REPORT}', '', '{}')`;
      expect(await catchCode(db.as(STRANGER, theirs))).not.toBe(null);
      expect(await revisions()).toHaveLength(1);
    });

    it('is of its signatory’s day, where that is a day on earth', async () => {
      const utc = (ahead: number) =>
        new Date(Date.now() + ahead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const days = [
        ...[utc(1), utc(-1), utc(0)].map((day) => [day, day]),
        ...[utc(2), utc(-2), '', null, 5].map((day) => [day, utc(0)]),
      ];
      for (const [index, [day, kept]] of days.entries()) {
        await change(`update public.observations set element = 'Wall ${index}'`);
        await sumUp();
        await send({ seen: { ...(await seenNow()), day } });
        const signed = (await revisions()).find(({ number }) => number === index + 1);
        expect(signed, String(day)).toMatchObject({
          signed_on: kept,
          content: { signed_on: kept },
        });
      }
    });

    it('is in the name that the account has, and in no other @signatures-that-hold-5', async () => {
      await change(`update public.letterheads set author_name = ' '`);
      expect(await catchCode(sign())).toBe('PT409');
      await change('delete from public.letterheads');
      expect(await catchCode(sign())).toBe('PT409');
      expect(await revisions()).toEqual([]);
      await change(
        `insert into public.letterheads (user_id, author_name) values ('${OWNER}', 'Ada Pole')`,
      );
      await sign();
      const [row] = await db.admin('select signatory from public.signed_revisions');
      expect(row).toEqual({
        signatory: { name: 'Ada Pole', letters: '', membership: '', email: 'o@example.com' },
      });
      const earlier = `select public.sign_report('${OWNERS_REPORT}', '', '{"name": "Somebody else"}', '{}', '{}')`;
      expect(await catchCode(change(earlier))).toBe('PT409');
    });

    it('leaves its number and its sum behind when its report goes, and the next goes on @signatures-that-hold-6', async () => {
      await sign({ label: 'A' });
      await change(`update public.observations set element = 'Changed'`);
      await sign({ label: 'B' });
      const hashes = (await revisions()).map(({ content_hash }) => content_hash);
      await change(`delete from public.reports where id = '${OWNERS_REPORT}'`);
      const left = (person: string) =>
        db.as(
          person,
          'select report_id, number, label, content_hash from public.signed_tombstones order by number',
        );
      expect(await left(OWNER)).toEqual([
        { report_id: OWNERS_REPORT, number: 1, label: 'A', content_hash: hashes[0] },
        { report_id: OWNERS_REPORT, number: 2, label: 'B', content_hash: hashes[1] },
      ]);
      expect(await left(STRANGER)).toEqual([]);
      await change(
        `insert into public.reports (id, user_id, title) values ('${OWNERS_REPORT}', '${OWNER}', 'Other words')`,
      );
      expect(await catchCode(sign({ label: 'b' }))).toBe(CHANGED);
      await sign();
      expect(await revisions()).toMatchObject([
        { number: 3, previous_id: null, content: { number: 3, previous: hashes[1] } },
      ]);
      for (const statement of [
        'delete from public.signed_tombstones',
        'update public.signed_tombstones set number = 9',
        `insert into public.signed_tombstones select * from public.signed_tombstones`,
      ]) {
        expect(await catchCode(change(statement)), statement).toBe(DENIED);
      }
      const other = 'update public.signed_tombstones set content_hash = repeat($1, 64)';
      expect(await catchCode(db.admin(other, ['0']))).toBe(DENIED);
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await left(OWNER)).toEqual([]);
      await db.admin(`delete from auth.users where id = '${OWNER}'`);
      expect(await db.admin('select 1 from public.signed_tombstones')).toEqual([]);
    });
  });
}
