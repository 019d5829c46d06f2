/** What a Word template may hold, on the embedded host's database and on real PostgreSQL. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { codeOf } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, STRANGER } from './two-people.fixture.ts';

const CHECK = '23514';
const DENIED = '42501';
const TOO_MANY = 'PT409';

const ZIP = Buffer.from('PK\x03\x04 and so on');
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** What a file of 5 MB, and a little, is at most: 7 MB of base64. */
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
  sha256: sumOf(ZIP),
  found: '["title"]',
  unknown: '[]',
};
const ofBytes = (bytes: Buffer) => ({ content: bytes.toString('base64'), sha256: sumOf(bytes) });

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
    const add = (change: Partial<Template> = {}, person = OWNER) => {
      const { name: called, content, sha256, found, unknown } = { ...TEMPLATE, ...change };
      return codeOf(
        db.as(
          person,
          `insert into public.document_templates (user_id, name, content, sha256, found, unknown)
           values ('${person}', $1, $2, $3, $4::text::jsonb, $5::text::jsonb)`,
          [called, content, sha256, found, unknown],
        ),
      );
    };

    it('takes a file of 5 MB with its sum', async () => {
      expect(await add()).toBe(null);
      expect(await add({ name: '橋'.repeat(120), ...ofBytes(longest()) })).toBe(null);
    });

    it('refuses everything else', async () => {
      for (const [what, change] of REFUSED) expect(await add(change), what).toBe(CHECK);
    });

    it('can be given another name, and is changed in nothing else', async () => {
      const set = (assignment: string) =>
        codeOf(db.as(OWNER, `update public.document_templates set ${assignment}`));
      expect(await set(`name = 'Bridges'`)).toBe(null);
      for (const column of [
        'id',
        'user_id',
        'content',
        'sha256',
        'found',
        'unknown',
        'created_at',
      ]) {
        expect(await set(`${column} = ${column}`), column).toBe(DENIED);
      }
    });

    it('is one of ten at most', async () => {
      // One is there already.
      for (let count = 2; count <= 10; count += 1) expect(await add()).toBe(null);
      expect(await add()).toBe(TOO_MANY);
      expect(await add({}, STRANGER)).toBe(null);
      const [row] = await db.admin(
        `select count(*)::int as kept from public.document_templates where user_id = '${OWNER}'`,
      );
      expect(row).toEqual({ kept: 10 });
    });
  });
}
