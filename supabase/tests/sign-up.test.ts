/** The rules for having an account, by the host's setting and by invitations: held where accounts are made. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';
import { catchCode } from '../../testing/databases/test-database.ts';

const DENIED = '42501';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, async (fresh) => {
      // The embedded host's database was made on a machine of one's own.
      await fresh.admin('delete from private.settings');
      await fresh.admin(
        `insert into auth.users (id, email) values (gen_random_uuid(), 'first@else.org')`,
      );
    });
    const set = (setting: string) => db.admin('select private.set_sign_up($1)', [setting]);
    const invite = (address: string) =>
      db.admin('insert into private.invitations (address) values ($1)', [address]);
    /** The code that refuses an account for an address; null when it is made. */
    const signUp = (email: string | null) =>
      catchCode(
        db.admin('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]),
      );

    it('is open to everybody where nothing is said', async () => {
      expect(await signUp('anybody@example.net')).toBe(null);
    });

    it('is for those who were invited alone, in capitals too', async () => {
      await set('invited');
      await invite('ann@example.com');
      expect(await signUp('Ann@Example.COM')).toBe(null);
      const others = ['anne@example.com', 'ann+1@example.com', 'ann@sub.example.com'];
      for (const other of [...others, 'Kann@example.com', '', null])
        expect(await signUp(other), other ?? 'none').toBe(DENIED);
    });

    it('takes no letter for another that looks alike', async () => {
      await set('invited');
      await invite('kim@example.com');
      // The Kelvin sign, of which Unicode's small letter is k.
      expect(await signUp('\u212Aim@example.com')).toBe(DENIED);
    });

    it('forgets an invitation that was withdrawn', async () => {
      await set('invited');
      await invite('ann@example.com');
      await db.admin('delete from private.invitations');
      expect(await signUp('ann@example.com')).toBe(DENIED);
    });

    it('is for addresses of a domain, not of those below it or around it', async () => {
      await set('domain:example.com, Example.ORG');
      expect(await signUp('ann@EXAMPLE.com')).toBe(null);
      expect(await signUp('ann@example.org')).toBe(null);
      for (const other of [
        'ann@sub.example.com',
        'ann@example.com.evil.net',
        'ann@notexample.com',
        '"a@example.com"@evil.net',
        'ann@exämple.com',
        'ann@example.comm',
        'ann@',
      ]) {
        expect(await signUp(other), other).toBe(DENIED);
      }
      await invite('guest@evil.net');
      expect(await signUp('guest@evil.net')).toBe(null);
    });

    it('gives one mailbox of a domain one account', async () => {
      await set('domain:example.com');
      expect(await signUp('ann+2@example.com')).toBe(DENIED);
      await invite('ann+2@example.com');
      expect(await signUp('ann+2@example.com')).toBe(null);
    });

    it('always lets administrators in, and the first where the first account administers', async () => {
      await set('invited');
      await db.admin(`insert into private.administrators (address) values ('boss@example.com')`);
      expect(await signUp('boss@example.com')).toBe(null);
      await db.admin('delete from private.administrators');
      await db.admin('delete from auth.users');
      expect(await signUp('ann@example.com')).toBe(DENIED);
      await db.admin(`select private.set_setting('FIRST_ACCOUNT', 'next')`);
      expect(await signUp('ann@example.com')).toBe(null);
      expect(await signUp('second@example.com')).toBe(DENIED);
    });

    it('sends links to accounts that exist, whatever the setting', async () => {
      await set('invited');
      const may = async (address: string) =>
        (await db.admin('select private.may_get_link($1) as may', [address]))[0]?.['may'];
      expect(await may('First@else.org')).toBe(true);
      expect(await may('second@else.org')).toBe(false);
    });

    it.each(['', 'closed', 'domain:', 'domain:example', 'domain:a b.com', 'domain:*.example.com'])(
      'refuses the setting %j',
      async (setting) => {
        expect(await catchCode(set(setting))).toBe('22023');
      },
    );

    it('is changed and read by nobody who signs in', async () => {
      const [first] = await db.admin('select id from auth.users');
      for (const statement of [
        `select private.set_sign_up('open')`,
        `select private.may_sign_up('a@example.com')`,
        `select * from private.invitations`,
        `insert into private.administrators (address) values ('first@else.org')`,
      ]) {
        expect(await catchCode(db.as(String(first?.['id']), statement)), statement).toBe(DENIED);
        expect(await catchCode(db.as(null, statement)), statement).toBe(DENIED);
      }
    });
  });
}

/** With the sign-in service's own tables, which a host's migrations may index. */
describe('the database of a host', () => {
  const db = freshDatabase(pgliteEngine, () => Promise.resolve());

  it('finds by an index whom a sign-in is for', async () => {
    // Else a table of a few rows is read whole for good reason.
    await db.admin('set enable_seqscan = off');
    for (const column of ['email', 'recovery_token', 'confirmation_token']) {
      const find = `explain select * from auth.users where ${column} = $1`;
      expect(JSON.stringify(await db.admin(find, ['x']))).toMatch(/Index Cond: [^"]*'x'/);
    }
  });
});
