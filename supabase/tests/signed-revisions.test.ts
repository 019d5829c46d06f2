/**
 * What signing freezes, who may do it, and that nothing undoes it but the report's own deletion. On the embedded
 * host's database and on real PostgreSQL.
 */
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { codeOf } from '../../testing/databases/test-database.ts';
import {
  addTwoPeople,
  OWNER,
  OWNERS_REPORT,
  STRANGER,
  STRANGERS_REPORT,
} from './two-people.fixture.ts';

const DENIED = '42501';
const NO_SIGNATURE = '22023';
const SIGNATORY = {
  ...{ name: 'A. Mason', letters: 'MRICS', membership: '123' },
  email: 'o@example.com',
};
const CHANGED = 'PT409';
const PHOTO = `${OWNER}/${OWNERS_REPORT}/1_a.jpg`;
const RENDITION = `${OWNER}/${OWNERS_REPORT}/1_a.small.jpg`;
const address = (path: string) =>
  `http://127.0.0.1/storage/v1/object/public/inspection_photos/${path.split('/').map(encodeURIComponent).join('/')}`;
const sums = (path = PHOTO) => ({ [path]: { photo: 'a'.repeat(64), rendition: 'b'.repeat(64) } });
const THEIR_PHOTO = `${STRANGER}/cccccccc-cccc-4ccc-8ccc-cccccccccccc/1_b.jpg`;
const BRIDGE = `${OWNER}/${OWNERS_REPORT}/2_橋 100%.jpg`;

interface Draft {
  sum: string;
  content: { rows: { element: string; hand: string | null }[] };
}

interface Signature {
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

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`signed revisions, on ${name}`, () => {
    const db = freshDatabase(start, async (prepared) => {
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
    });
    const waiting = async (person: string | null = OWNER) => {
      const [row] = await db.as(person, `select public.photos_to_sum('${OWNERS_REPORT}') as it`);
      return row?.['it'] as Waiting;
    };
    /** Sums up what is left to be read, as the function does that reads it. */
    const record = async (read: Waiting['left'], sumOf: (name: string) => string | null) => {
      const found = read.map(({ name, version }) => ({ name, version, sum: sumOf(name) }));
      await db.admin(`select public.record_photo_sums('${OWNERS_REPORT}', $1::text::jsonb)`, [
        JSON.stringify(found),
      ]);
    };
    const sumUp = async (
      sumOf: (name: string) => string | null = (file) =>
        (file.includes('small') ? 'b' : 'a').repeat(64),
    ) => record((await waiting()).left, sumOf);
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
      const unchecked = content.rows.filter(({ hand }) => !hand || hand === 'proposed').length;
      return { sum, unchecked, missing: (await waiting()).missing.length };
    };
    const sign = async (signature: Signature = {}) => {
      await sumUp();
      return send({ seen: await seenNow(), ...signature });
    };
    const revisions = () =>
      db.admin(
        'select number, label, changes, content, content_hash, content::text as text, previous_id, id from public.signed_revisions join private.signed_contents on revision_id = id order by number',
      );
    const change = (sql: string) => db.as(OWNER, sql);

    it('freezes the report as it stands, and nothing that comes later', async () => {
      await sign({ label: ' B ' });
      await change(`update public.observations set element = 'Changed'`);
      await change(`update public.sections set paragraph = 'Changed'`);
      await change(`update public.reports set title = 'Changed', weather = 'Rain'`);
      await change(`update public.letterheads set firm_name = 'Changed'`);
      const [signed] = await revisions();
      expect(signed).toMatchObject({
        number: 1,
        label: 'B',
        changes: null,
        previous_id: null,
        content: {
          number: 1,
          label: 'B',
          signatory: SIGNATORY,
          email: 'o@example.com',
          report: { title: 'Mine', weather: '' },
          rows: [{ element: 'Wall', hand: 'written', photo: address(PHOTO) }],
          sections: { discussion: { paragraph: '' }, recommendation: null },
          letterhead: { firm_name: 'Ours' },
          photos: sums(),
          previous: null,
        },
      });
      expect(JSON.stringify(signed)).not.toContain('Changed');
    });

    it('sums the content up, and each revision holds the sum of the one before', async () => {
      await sign();
      await sign();
      const [first, second] = await revisions();
      const sumOf = (text: unknown) => createHash('sha256').update(String(text)).digest('hex');
      expect(first?.['content_hash']).toBe(sumOf(first?.['text']));
      expect(second?.['content_hash']).toBe(sumOf(second?.['text']));
      expect(second).toMatchObject({
        number: 2,
        previous_id: first?.['id'],
        content: { previous: first?.['content_hash'] },
      });
    });

    it('counts what is other than in the revision before', async () => {
      await sign();
      await change(`update public.observations set location = 'North' where element = 'Wall'`);
      await change(
        `insert into public.observations (report_id, user_id, element, position) values ('${OWNERS_REPORT}', '${OWNER}', 'Roof', 1)`,
      );
      await change(`update public.sections set paragraph = 'More'`);
      await change(`update public.reports set weather = 'Rain' where id = '${OWNERS_REPORT}'`);
      await sign();
      await change(`update public.observations set position = 2 where element = 'Wall'`);
      await sign();
      await change(`delete from public.observations where element = 'Roof'`);
      await sign();
      const none = { added: 0, removed: 0, changed: 0, moved: false, sections: [], report: [] };
      expect((await revisions()).map(({ changes }) => changes)).toEqual([
        null,
        {
          ...none,
          ...{ added: 1, changed: 1, letterhead: false },
          ...{ sections: ['discussion'], report: ['weather'] },
        },
        { ...none, moved: true, letterhead: false },
        { ...none, removed: 1, letterhead: false },
      ]);
    });

    it.each([
      ['a text', `update public.observations set element = 'Other'`],
      ['a line on a photo', `update public.observations set marks = '[]'`],
      ['a section', `update public.sections set paragraph = 'Other'`],
      ['a particular', `update public.reports set weather = 'Rain'`],
      ['the firm', `update public.letterheads set firm_name = 'Other'`],
      [
        'a row more',
        `insert into public.observations (report_id, user_id) values ('${OWNERS_REPORT}', '${OWNER}')`,
      ],
    ])('signs nothing when %s was changed since it was seen', async (_, sql) => {
      const seen = await seenNow();
      await change(sql);
      expect(await codeOf(send({ seen }))).toBe('PT409');
      expect(await revisions()).toEqual([]);
    });

    it('signs rows that nobody checked only for who says how many there are', async () => {
      await change(
        `insert into public.observations (report_id, user_id, element, proposal) values ('${OWNERS_REPORT}', '${OWNER}', 'Roof', '{"analyst": "gpt", "element": "Roof"}')`,
      );
      await sumUp();
      const { sum } = await draft();
      for (const unchecked of [0, 2, '1 ', undefined]) {
        expect(await codeOf(send({ seen: { sum, unchecked, missing: 0 } }))).toBe(NO_SIGNATURE);
      }
      expect(await codeOf(send({ seen: { sum, unchecked: 1, missing: 0 } }))).toBe(null);
    });

    it.each<[string, Signature]>([
      ['nothing that was seen', { seen: null }],
      ['a revision of 51 characters', { label: 'x'.repeat(51) }],
    ])('takes no signature with %s', async (_, signature) => {
      expect(await codeOf(sign(signature))).toBe(NO_SIGNATURE);
      expect(await revisions()).toEqual([]);
    });

    it('is its owner’s to read and to make, as long as they are signed in', async () => {
      const seen = await seenNow();
      expect(await codeOf(send({ seen }, STRANGER))).toBe('PT404');
      expect(await codeOf(draft(STRANGER))).toBe('PT404');
      expect(await codeOf(waiting(STRANGER))).toBe('PT404');
      expect(await codeOf(send({ seen }, null))).toBe(DENIED);
      expect(await codeOf(draft(null))).toBe(DENIED);
      expect(await codeOf(waiting(null))).toBe(DENIED);
      await sign();
      expect(await db.as(OWNER, 'select number from public.signed_revisions')).toHaveLength(1);
      const [row] = await db.admin('select id from public.signed_revisions');
      const content = async (person: string) => {
        const [read] = await db.as(
          person,
          `select public.signed_content('${String(row?.['id'])}') as content`,
        );
        return read?.['content'];
      };
      expect(await content(OWNER)).toMatchObject({ number: 1 });
      expect(await content(STRANGER)).toBe(null);
      expect(await db.as(STRANGER, 'select number from public.signed_revisions')).toEqual([]);
      expect(await codeOf(db.as(null, 'select number from public.signed_revisions'))).toBe(DENIED);
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await codeOf(send({ seen }))).toBe(DENIED);
      expect(await codeOf(draft())).toBe(DENIED);
      expect(await codeOf(waiting())).toBe(DENIED);
      expect(await db.as(OWNER, 'select number from public.signed_revisions')).toEqual([]);
      expect(await content(OWNER)).toBe(null);
    });

    it('is nobody’s to write, change or delete', async () => {
      await sign();
      const statements = [
        `insert into public.signed_revisions (report_id, user_id, number, label, signatory, content_hash)
         values ('${OWNERS_REPORT}', '${OWNER}', 9, '', '{}', '')`,
        `insert into private.signed_contents (revision_id, user_id, content) values ('${OWNERS_REPORT}', '${OWNER}', '{}')`,
        `update private.signed_contents set content = '{}'`,
        'delete from private.signed_contents',
        `update public.signed_revisions set label = 'C'`,
        'delete from public.signed_revisions',
        'delete from private.signed_files',
        'select * from private.signed_files',
      ];
      for (const statement of statements) {
        expect(await codeOf(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
      expect(await codeOf(db.admin(`update public.signed_revisions set label = 'C'`))).toBe(DENIED);
      expect(await codeOf(db.admin(`update private.signed_contents set content = '{}'`))).toBe(
        DENIED,
      );
      expect(await revisions()).toMatchObject([{ label: '' }]);
    });

    it('keeps the files that it names, from others’ files nothing, until the report goes', async () => {
      await change(
        `insert into public.observations (report_id, user_id, photo) values ('${OWNERS_REPORT}', '${OWNER}', '${address(THEIR_PHOTO)}')`,
      );
      await sign();
      const files = `bucket_id = 'inspection_photos'`;
      const remove = (person: string) =>
        db.as(person, `delete from storage.objects where ${files} returning name`);
      expect(await remove(OWNER)).toEqual([]);
      expect(
        await db.as(OWNER, `update storage.objects set name = name where ${files} returning 1`),
      ).toEqual([]);
      expect(await remove(STRANGER)).toEqual([{ name: THEIR_PHOTO }]);
      await change(`delete from public.observations where report_id = '${OWNERS_REPORT}'`);
      expect(await remove(OWNER)).toEqual([]);
      await change(`delete from public.reports where id = '${OWNERS_REPORT}'`);
      expect(await revisions()).toEqual([]);
      expect(await remove(OWNER)).toHaveLength(2);
    });

    it('lets no file take the name of one that it names', async () => {
      await sign();
      await db.admin('delete from storage.objects where name = $1', [PHOTO]);
      const spare = `${OWNER}/${OWNERS_REPORT}/9_c.jpg`;
      await db.as(
        OWNER,
        `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${spare}')`,
      );
      const rename = `update storage.objects set name = '${PHOTO}' where name = '${spare}'`;
      expect(await codeOf(db.as(OWNER, rename))).toBe(DENIED);
    });

    it('finds a photo by its path, however its address is written', async () => {
      await change(`update public.observations set photo = '${address(BRIDGE)}?x=1'`);
      await sign();
      const kept = await db.admin('select name from private.signed_files order by name');
      expect(kept.map(({ name: file }) => file).sort()).toEqual(
        [BRIDGE, BRIDGE.replace('.jpg', '.small.jpg')].sort(),
      );
      await change(`update public.observations set photo = 'https://example.com/%FF.jpg'`);
      expect(await codeOf(sign())).toBe(null);
    });

    it('holds the sums that were read, and nobody else’s', async () => {
      expect(await waiting()).toMatchObject({ files: 2, waiting: 2, missing: [] });
      const seen = await seenNow();
      expect(await codeOf(send({ seen }))).toBe(CHANGED);
      const { left } = await waiting();
      const forged = JSON.stringify(left.map((file) => ({ ...file, sum: '0'.repeat(64) })));
      for (const statement of [
        `select public.record_photo_sums('${OWNERS_REPORT}', '${forged}')`,
        'insert into private.photo_sums (name) values (null)',
        'update private.photo_sums set sum = null',
        'select * from private.photo_sums',
      ]) {
        expect(await codeOf(change(statement)), statement).toBe(DENIED);
      }
      await sumUp();
      expect(await waiting()).toEqual({ files: 2, waiting: 0, missing: [], left: [] });
      expect(await codeOf(send({ seen }))).toBe(null);
      expect((await revisions())[0]).toMatchObject({ content: { photos: sums() } });
    });

    it('takes no signature where a file was replaced after it was read, nor its sum', async () => {
      const { left } = await waiting();
      await sumUp();
      const seen = await seenNow();
      await db.admin(`update storage.objects set metadata = '{"size": 7}' where name = $1`, [
        PHOTO,
      ]);
      expect(await waiting()).toMatchObject({ waiting: 1, left: [{ name: PHOTO }] });
      expect(await codeOf(send({ seen }))).toBe(CHANGED);
      // What was read of the file before is not that of the one that there is.
      await record(
        left.filter(({ name: file }) => file === PHOTO),
        () => '0'.repeat(64),
      );
      expect(await waiting()).toMatchObject({ waiting: 1 });
      await sumUp(() => 'c'.repeat(64));
      await send({ seen });
      expect((await revisions())[0]).toMatchObject({
        content: { photos: { [PHOTO]: { photo: 'c'.repeat(64), rendition: 'b'.repeat(64) } } },
      });
    });

    it.each([
      ['has a row and no file', async () => sumUp(() => null)],
      ['was never stored', async () => void (await db.admin('delete from storage.objects'))],
    ])(
      'signs a photo that %s only for who says so, and nothing takes its place',
      async (_, lose) => {
        await lose();
        const { sum } = await draft();
        expect(await waiting()).toMatchObject({ waiting: 0, missing: [PHOTO] });
        for (const missing of [0, 2, undefined]) {
          expect(await codeOf(send({ seen: { sum, unchecked: 0, missing } }))).toBe(NO_SIGNATURE);
        }
        await send({ seen: { sum, unchecked: 0, missing: 1 } });
        expect((await revisions())[0]).toMatchObject({
          content: { photos: { [PHOTO]: { photo: null, rendition: null } } },
        });
        await db.admin('delete from storage.objects');
        for (const name of [PHOTO, RENDITION]) {
          const store = `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${name}')`;
          expect(await codeOf(change(store)), name).toBe(DENIED);
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
      expect(await codeOf(db.as(STRANGER, theirs))).not.toBe(null);
      expect(await revisions()).toHaveLength(1);
    });

    it('is in the name that the account has, and in no other', async () => {
      await change(`update public.letterheads set author_name = ' '`);
      expect(await codeOf(sign())).toBe('PT409');
      await change('delete from public.letterheads');
      expect(await codeOf(sign())).toBe('PT409');
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
      expect(await codeOf(change(earlier))).toBe('PT409');
    });

    it('leaves its number and its sum behind when its report goes, and the next goes on', async () => {
      await sign({ label: 'A' });
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
      await sign();
      expect(await revisions()).toMatchObject([
        { number: 3, previous_id: null, content: { number: 3, previous: hashes[1] } },
      ]);
      for (const statement of [
        'delete from public.signed_tombstones',
        'update public.signed_tombstones set number = 9',
        `insert into public.signed_tombstones select * from public.signed_tombstones`,
      ]) {
        expect(await codeOf(change(statement)), statement).toBe(DENIED);
      }
      const other = 'update public.signed_tombstones set content_hash = repeat($1, 64)';
      expect(await codeOf(db.admin(other, ['0']))).toBe(DENIED);
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await left(OWNER)).toEqual([]);
      await db.admin(`delete from auth.users where id = '${OWNER}'`);
      expect(await db.admin('select 1 from public.signed_tombstones')).toEqual([]);
    });

    it('is one of 200 for a report', async () => {
      await sign();
      await db.admin(
        `insert into public.signed_revisions (report_id, user_id, number, label, signatory, content_hash)
         select report_id, user_id, 200, label, signatory, content_hash from public.signed_revisions`,
      );
      expect(await codeOf(sign())).toBe('PT409');
      expect(await db.admin('select 1 from public.signed_revisions')).toHaveLength(2);
    });
  });
}
