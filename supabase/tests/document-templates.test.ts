/** Bounds of a Word template, on the embedded host's database and on real PostgreSQL. */
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, STRANGER } from './two-people.fixture.ts';

const CHECK = '23514';
const DENIED = '42501';
const DUPLICATE = '23505';
const TOO_MANY = 'PT409';

const ZIP = Buffer.from('PK\x03\x04 and so on');
const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** The largest file of 5 MB, and a little more: 7 MB of base64. */
const longest = (beyond = 0) => Buffer.concat([ZIP, Buffer.alloc(5_505_024 - ZIP.length + beyond)]);

interface Template {
  name: string;
  content: string;
  sha256: string;
  found: string;
  unknown: string;
}
const TEMPLATE: Template = {
  name: 'House style',
  content: ZIP.toString('base64'),
  sha256: hashBytes(ZIP),
  found: '["title"]',
  unknown: '[]',
};
const ofBytes = (bytes: Buffer) => ({
  content: bytes.toString('base64'),
  sha256: hashBytes(bytes),
});

const REFUSED: [what: string, change: Partial<Template>][] = [
  ['no name', { name: '' }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }],
  ['no content', { content: '' }],
  ['an old Word file', ofBytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  ['another alphabet', { content: 'UEsDB<==' }],
  ['a line break in it', { content: `${TEMPLATE.content.slice(0, -2)}\n=` }],
  ['content cut short', { content: TEMPLATE.content.slice(0, -1) }],
  ['a sum that is none', { sha256: 'x'.repeat(64) }],
  ['three bytes too many', ofBytes(longest(3))],
  ['placeholders that are no list', { found: '{}' }],
  ['placeholders of more than 4 kB', { found: JSON.stringify(['x'.repeat(4100)]) }],
  ['unknown ones that are no list', { unknown: '"x"' }],
  ['unknown ones of more than 16 kB', { unknown: JSON.stringify(['x'.repeat(16_400)]) }],
];

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a Word template, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    const add = (
      change: Partial<Template> = {},
      person: string | null = OWNER,
      id: string = randomUUID(),
    ) => {
      const { name: called, content, sha256, found, unknown } = { ...TEMPLATE, ...change };
      return catchCode(
        db.as(
          person,
          `select public.add_document_template($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb)`,
          [id, called, content, sha256, found, unknown],
        ),
      );
    };
    const kept = async () => {
      const [row] = await db.admin(
        `select (select count(*)::int from public.document_templates where user_id = '${OWNER}') as rows,
           (select count(*)::int from private.template_files where user_id = '${OWNER}') as files`,
      );
      return row;
    };
    const readTemplateFile = async (id: string, person: string | null = OWNER) => {
      const [row] = await db.as(person, `select public.template_file('${id}') as file`);
      return row?.['file'];
    };

    it('takes a file of 5 MB with its sum', async () => {
      expect(await add()).toBe(null);
      expect(await add({ name: '橋'.repeat(120), ...ofBytes(longest()) })).toBe(null);
    });

    it('refuses everything else', async () => {
      for (const [what, change] of REFUSED) expect(await add(change), what).toBe(CHECK);
      expect(await kept()).toEqual({ rows: 1, files: 1 });
    });

    it('comes with its file and goes with it @document-templates-2', async () => {
      const id = randomUUID();
      expect(await add({}, OWNER, id)).toBe(null);
      expect(await readTemplateFile(id)).toBe(TEMPLATE.content);
      expect(await add({ content: 'UEsDBBBB' }, OWNER, id)).toBe(DUPLICATE);
      expect(await readTemplateFile(id)).toBe(TEMPLATE.content);
      await db.as(OWNER, `delete from public.document_templates where id = '${id}'`);
      expect(await kept()).toEqual({ rows: 1, files: 1 });
      expect(await readTemplateFile(id)).toBe(null);
    });

    it('is added in one’s own name, and its file is read by its owner, while they are signed in @document-templates-3', async () => {
      const id = randomUUID();
      expect(await add({}, null)).toBe(DENIED);
      expect(await add({}, OWNER, id)).toBe(null);
      expect(await readTemplateFile(id, STRANGER)).toBe(null);
      expect(await catchCode(readTemplateFile(id, null))).toBe(DENIED);
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await add()).toBe(DENIED);
      expect(await readTemplateFile(id)).toBe(null);
    });

    it('has a file that nobody writes in another way @document-templates-4', async () => {
      const [row] = await db.admin(
        `select id from public.document_templates where user_id = '${OWNER}'`,
      );
      const id = String(row?.['id']);
      for (const statement of [
        `insert into private.template_files (template_id, user_id, content) values ('${id}', '${OWNER}', 'UEsDBA==')`,
        `update private.template_files set content = 'UEsDBBBB'`,
        'delete from private.template_files',
        `insert into public.document_templates (user_id, name, sha256) values ('${OWNER}', 'x', '${TEMPLATE.sha256}')`,
      ]) {
        expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
    });

    it('can be given another name, and is changed in nothing else', async () => {
      const set = (assignment: string) =>
        catchCode(db.as(OWNER, `update public.document_templates set ${assignment}`));
      expect(await set(`name = 'Bridges'`)).toBe(null);
      for (const column of ['id', 'user_id', 'sha256', 'found', 'unknown', 'created_at']) {
        expect(await set(`${column} = ${column}`), column).toBe(DENIED);
      }
    });

    it('is one of ten at most', async () => {
      // One is there already.
      for (let count = 2; count <= 10; count += 1) expect(await add()).toBe(null);
      expect(await add()).toBe(TOO_MANY);
      expect(await add({}, STRANGER)).toBe(null);
      expect(await kept()).toEqual({ rows: 10, files: 10 });
    });
  });
}
