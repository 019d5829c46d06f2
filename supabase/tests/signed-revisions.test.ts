/**
 * Signing freezes a report; only its owner may sign, and only the report's own deletion undoes it;
 * on both databases.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode, catchRefusal } from '../../testing/databases/test-database.ts';
import {
  prepareSigning,
  signingOn,
  SIGNATORY,
  PHOTO,
  address,
  sums,
  type Signature,
} from './signing.fixture.ts';
import { FIELD_NAMES } from '../functions/_shared/report-fields.ts';
import { OWNER, OWNERS_REPORT, STRANGER } from './two-people.fixture.ts';

const DENIED = '42501';
const NO_SIGNATURE = '22023';
const THEIR_PHOTO = `${STRANGER}/cccccccc-cccc-4ccc-8ccc-cccccccccccc/1_b.jpg`;
const BRIDGE = `${OWNER}/${OWNERS_REPORT}/2_橋 100%.jpg`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`signed revisions, on ${name}`, () => {
    const db = freshDatabase(start, prepareSigning);
    const { waiting, sumUp, draft, send, seenNow, sign, revisions, change } = signingOn(db);

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

    it('holds every text that a person enters about the report', async () => {
      const { content } = await draft();
      expect(Object.keys(content.report)).toEqual(expect.arrayContaining(FIELD_NAMES));
    });

    it('sums the content up, and each revision holds the sum of the one before @signed-revisions-1', async () => {
      await sign();
      await change(`update public.sections set paragraph = 'More'`);
      await sign();
      const [first, second] = await revisions();
      const hashText = (text: unknown) => createHash('sha256').update(String(text)).digest('hex');
      expect(first?.['content_hash']).toBe(hashText(first?.['text']));
      expect(second?.['content_hash']).toBe(hashText(second?.['text']));
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
          added: 1,
          changed: 1,
          letterhead: false,
          sections: ['discussion'],
          report: ['weather'],
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
      expect(await catchCode(send({ seen }))).toBe('PT409');
      expect(await revisions()).toEqual([]);
    });

    it('signs rows that nobody checked only for who says how many there are @signed-revisions-3', async () => {
      await change(
        `insert into public.observations (report_id, user_id, element, proposal) values ('${OWNERS_REPORT}', '${OWNER}', 'Roof', '{"analyst": "gpt", "element": "Roof"}')`,
      );
      await sumUp();
      const { sum } = await draft();
      for (const unchecked of [0, 2, '1 ', undefined]) {
        expect(await catchCode(send({ seen: { sum, unchecked, missing: 0 } }))).toBe(NO_SIGNATURE);
      }
      expect(await catchCode(send({ seen: { sum, unchecked: 1, missing: 0 } }))).toBe(null);
    });

    it.each<[string, Signature]>([
      ['nothing that was seen', { seen: null }],
      ['a revision of 51 characters', { label: 'x'.repeat(51) }],
    ])('takes no signature with %s', async (_, signature) => {
      expect(await catchCode(sign(signature))).toBe(NO_SIGNATURE);
      expect(await revisions()).toEqual([]);
    });

    it('is its owner’s to read and to make, as long as they are signed in', async () => {
      const seen = await seenNow();
      expect(await catchCode(send({ seen }, STRANGER))).toBe('PT404');
      expect(await catchCode(draft(STRANGER))).toBe('PT404');
      expect(await catchCode(waiting(STRANGER))).toBe('PT404');
      expect(await catchCode(send({ seen }, null))).toBe(DENIED);
      expect(await catchCode(draft(null))).toBe(DENIED);
      expect(await catchCode(waiting(null))).toBe(DENIED);
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
      expect(await catchCode(db.as(null, 'select number from public.signed_revisions'))).toBe(
        DENIED,
      );
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await catchCode(send({ seen }))).toBe(DENIED);
      expect(await catchCode(draft())).toBe(DENIED);
      expect(await catchCode(waiting())).toBe(DENIED);
      expect(await db.as(OWNER, 'select number from public.signed_revisions')).toEqual([]);
      expect(await content(OWNER)).toBe(null);
    });

    it('is nobody’s to write, change or delete @signed-revisions-5', async () => {
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
        expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
      expect(await catchCode(db.admin(`update public.signed_revisions set label = 'C'`))).toBe(
        DENIED,
      );
      expect(await catchCode(db.admin(`update private.signed_contents set content = '{}'`))).toBe(
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
        db.storage.as(person, `delete from storage.objects where ${files} returning name`);
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
      await db.storage.admin('delete from storage.objects where name = $1', [PHOTO]);
      const spare = `${OWNER}/${OWNERS_REPORT}/9_c.jpg`;
      await db.as(
        OWNER,
        `insert into storage.objects (bucket_id, name) values ('inspection_photos', '${spare}')`,
      );
      const rename = `update storage.objects set name = '${PHOTO}' where name = '${spare}'`;
      expect(await catchCode(db.as(OWNER, rename))).toBe(DENIED);
    });

    it('finds a photo by its path, however its address is written', async () => {
      await change(`update public.observations set photo = '${address(BRIDGE)}?x=1'`);
      await sign();
      const kept = await db.admin('select name from private.signed_files order by name');
      expect(kept.map(({ name: file }) => file).sort()).toEqual(
        [BRIDGE, BRIDGE.replace('.jpg', '.small.jpg')].sort(),
      );
      await change(`update public.observations set photo = 'https://example.com/%FF.jpg'`);
      expect(await catchCode(sign())).toBe(null);
    });

    it('has a label of its own, whatever its letters, or its number', async () => {
      const signAs = async (label: string) => {
        await change(
          `update public.reports set weather = weather || '.' where user_id = '${OWNER}'`,
        );
        return catchRefusal(sign({ label }));
      };
      expect(await signAs('A')).toBe(null);
      expect(await signAs(' a ')).toBe(
        'Nothing was signed, because this report has a revision a already. Give this one another label, then sign.',
      );
      expect(await signAs('3')).toBe(null);
      expect(await signAs('')).toContain('a revision 3 already');
      expect(await signAs('B')).toBe(null);
      const [report] = await change('select revision from public.reports');
      expect(report).toEqual({ revision: 'B' });
      expect((await revisions()).map(({ label, content }) => [label, content])).toMatchObject([
        ['A', { label: 'A', report: { revision: 'A' } }],
        ['3', { label: '3', report: { revision: '3' } }],
        ['B', { label: 'B', report: { revision: 'B' } }],
      ]);
      const twice = `insert into public.signed_revisions (report_id, user_id, number, label, name, signatory, content_hash)
        select report_id, user_id, 9, 'a', 'a', signatory, content_hash from public.signed_revisions where number = 1`;
      expect(await catchCode(db.admin(twice))).toBe('23505');
    });

    it('is not made twice of the same content, by whatever label', async () => {
      await sign({ label: 'A' });
      for (const label of ['A', 'B', '']) {
        expect(await catchRefusal(sign({ label }))).toContain('Nothing was signed, because');
      }
      expect(await catchRefusal(sign({ label: 'B' }))).toBe(
        'Nothing was signed, because nothing has changed since revision A, which is signed already.',
      );
      await change(
        `update public.reports set layout = '{"arrangement": "table"}' where user_id = '${OWNER}'`,
      );
      expect(await catchRefusal(sign({ label: 'B' }))).toBe(null);
      await change(`update public.letterheads set author_letters = 'CEng'`);
      expect(await catchRefusal(sign({ label: 'C' }))).toBe(null);
    });

    it('is one of 200 for a report', async () => {
      await sign();
      await db.admin(
        `insert into public.signed_revisions (report_id, user_id, number, label, signatory, content_hash)
         select report_id, user_id, 200, label, signatory, content_hash from public.signed_revisions`,
      );
      expect(await catchCode(sign())).toBe('PT409');
      expect(await db.admin('select 1 from public.signed_revisions')).toHaveLength(2);
    });
  });
}
