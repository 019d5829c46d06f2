/** Bounds of a letterhead, on the embedded host's database and on real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, STRANGER } from './two-people.fixture.ts';

const CHECK = '23514';
const DENIED = '42501';
const DUPLICATE = '23505';

/** The longest that a picture may be: 300 KB of base64 that begins as a PNG does. */
const LONGEST = `iVBORw0KGgo${'A'.repeat(307_189)}`;

const PICTURE = {
  media_type: 'image/png',
  width: 900,
  height: 300,
  data: 'iVBORw0KGgoAAA==',
  sha256: 'a'.repeat(64),
};
const BOUNDS = {
  firm_name: 200,
  firm_address: 600,
  firm_registration: 200,
  firm_phone: 60,
  firm_email: 320,
  firm_website: 300,
  author_name: 200,
  author_letters: 200,
  author_membership: 100,
};
const NO_PICTURES: [what: string, value: unknown][] = [
  ['a text', 'iVBORw0KGgoA'],
  ['a list', [PICTURE]],
  ['an object without anything', {}],
  ['one without its data', { ...PICTURE, data: undefined }],
  ['one without its sum', { ...PICTURE, sha256: undefined }],
  ['one with something beside it', { ...PICTURE, href: 'https://example.com' }],
  ['a drawing', { ...PICTURE, media_type: 'image/svg+xml' }],
  ['a GIF by its data', { ...PICTURE, data: 'R0lGODlhAAAA' }],
  ['a JPEG called PNG', { ...PICTURE, data: '/9j/AAAA' }],
  ['another alphabet', { ...PICTURE, data: 'iVBORw0KGgo<' }],
  ['a line break in the data', { ...PICTURE, data: 'iVBORw0KGgoA\nAAA' }],
  ['data cut short', { ...PICTURE, data: 'iVBORw0KGgoAA' }],
  ['data that is no text', { ...PICTURE, data: 1 }],
  ['four bytes too many', { ...PICTURE, data: `${LONGEST}AAAA` }],
  ['one too wide', { ...PICTURE, width: 901 }],
  ['one too high', { ...PICTURE, height: 301 }],
  ['one without extent', { ...PICTURE, width: 0 }],
  ['a fraction of a pixel', { ...PICTURE, width: 1.5 }],
  ['a width in words', { ...PICTURE, width: '900' }],
  ['a sum that is none', { ...PICTURE, sha256: 'x' }],
];

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a letterhead, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    // As text: a driver that knows the type of a parameter would write it as JSON a second time.
    const set = (column: string, value: unknown) =>
      typeof value === 'object'
        ? change(`${column} = $1::text::jsonb`, JSON.stringify(value))
        : change(`${column} = $1`, value);
    const change = (assignment: string, value: unknown) =>
      catchCode(db.as(OWNER, `update public.letterheads set ${assignment}`, [value]));

    it('takes texts up to their bounds, and none beyond', async () => {
      for (const [column, most] of Object.entries(BOUNDS)) {
        expect(await set(column, '橋'.repeat(most)), column).toBe(null);
        expect(await set(column, 'x'.repeat(most + 1)), column).toBe(CHECK);
      }
    });

    it('takes a PNG or a JPEG within its box, of 300 KB', async () => {
      expect(await set('signature', { ...PICTURE, data: LONGEST })).toBe(null);
      expect(await set('logo', { ...PICTURE, width: 1200, height: 600 })).toBe(null);
      const photo = { ...PICTURE, media_type: 'image/jpeg', data: '/9j/AAAA' };
      expect(await set('logo', photo)).toBe(null);
      expect(await catchCode(db.as(OWNER, 'update public.letterheads set logo = null'))).toBe(null);
    });

    it('takes nothing else for a picture', async () => {
      for (const [what, value] of NO_PICTURES) {
        for (const column of ['logo', 'signature']) {
          // Larger than a signature, it would still be a logo.
          if (column === 'logo' && /too (wide|high)/.test(what)) continue;
          const json = JSON.stringify(value);
          const refused = await change(`${column} = $1::text::jsonb`, json);
          expect(refused, `${what} as ${column}`).toBe(CHECK);
        }
      }
    });

    it('is one for each person, and never changes hands', async () => {
      const second = `insert into public.letterheads (user_id) values ('${OWNER}')`;
      expect(await catchCode(db.as(OWNER, second))).toBe(DUPLICATE);
      await db.admin(`delete from public.letterheads where user_id = '${STRANGER}'`);
      const handOn = `update public.letterheads set user_id = '${STRANGER}'`;
      expect(await catchCode(db.as(OWNER, handOn))).toBe(DENIED);
      // Not even to its owner: no grant names the column.
      const same = 'update public.letterheads set user_id = user_id';
      expect(await catchCode(db.as(OWNER, same))).toBe(DENIED);
    });

    it('notes by the server’s clock when it was changed', async () => {
      const own = `where user_id = '${OWNER}'`;
      await db.admin('alter table public.letterheads disable trigger note_letterhead_change');
      await db.admin(`update public.letterheads set updated_at = '2000-01-01' ${own}`);
      await db.admin('alter table public.letterheads enable trigger note_letterhead_change');
      expect(await set('firm_name', 'Another')).toBe(null);
      const [row] = await db.admin(
        `select updated_at > now() - interval '1 hour' as noted from public.letterheads ${own}`,
      );
      expect(row).toEqual({ noted: true });
      expect(await set('updated_at', '2000-01-01')).toBe(DENIED);
    });
  });
}
