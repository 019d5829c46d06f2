/**
 * The function that PostgREST runs before each request, run as it does: in the request's role, with
 * its claims, in the transaction of the statement that follows. PostgREST itself is not run here.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode, catchRefusal } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, STRANGER } from './two-people.fixture.ts';

const CHECK = 'select public.refuse_ended_session()';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`requests of ended sessions, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);

    it('are refused with a status and a sentence for people @ended-sessions-1', async () => {
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      expect(await catchCode(db.as(OWNER, CHECK))).toBe('PT401');
      expect(await catchRefusal(db.as(OWNER, CHECK))).toBe(
        'Your session has ended. Please sign in again.',
      );
      expect(await catchCode(db.as(STRANGER, CHECK))).toBe(null);
    });

    it('are told from those of visitors and of the service role', async () => {
      expect(await catchCode(db.as(null, CHECK))).toBe(null);
      const may = `select has_function_privilege(role, 'public.refuse_ended_session()', 'execute') as may
        from unnest('{anon,authenticated,service_role}'::text[]) role`;
      expect((await db.admin(may)).map((row) => row['may'])).toEqual([true, true, true]);
    });

    it.each([null, OWNER])('are seen to be checked, as %s @ended-sessions-2', async (uid) => {
      const twice = `select array[public.refuse_ended_session(), public.refuse_ended_session()] as runs`;
      expect(await db.as(uid, twice)).toEqual([{ runs: [false, true] }]);
    });
  });
}
