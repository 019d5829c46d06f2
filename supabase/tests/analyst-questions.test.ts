/**
 * Questions that a call takes and answers, and who may see and change any: the functions of the database alone write
 * them; on the embedded host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import {
  addPhotos,
  id,
  NO_TOKEN,
  PHOTOS,
  questionCalls,
  taken,
} from './analyst-questions.fixture.ts';
import { OWNER, OWNERS_REPORT, STRANGER, STRANGERS_REPORT } from './two-people.fixture.ts';

const DENIED = '42501';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`questions to the analyst, on ${name}`, () => {
    const db = freshDatabase(start, addPhotos);
    const { ask, hold, next, settle, take, renew, states, letLapse } = questionCalls(db);

    describe('asked by a call that waits for its answer', () => {
      it('are one at a time, until who took it settles it @analyst-questions-1', async () => {
        const taken = await take(id(1));
        expect(taken).toMatchObject({ is_queued: false });
        expect(await take(id(1))).toBeUndefined();
        await settle({ token: NO_TOKEN }, 'answered');
        expect(await take(id(1))).toBeUndefined();
        await settle(taken, 'answered');
        expect(await states()).toEqual([]);
        const again = await take(id(1));
        await settle(again, 'failed', 'photo_unreadable');
        expect(await states()).toEqual(['1 failed']);
        expect(await take(id(1))).toBeDefined();
      });

      it('are over when nobody renews them, and then are somebody else’s', async () => {
        const dead = await take(id(1));
        await letLapse();
        const taken = await take(id(1));
        expect(taken).toBeDefined();
        expect([await renew(dead?.token), await renew(taken?.token)]).toEqual([false, true]);
      });

      it('stand for the one that waits in the queue, which nobody else asks then', async () => {
        await ask(OWNER, [id(1), id(2)]);
        const taken = await take(id(1));
        expect(taken).toMatchObject({ is_queued: true });
        expect((await next())?.id).toBe(id(2));
        await settle(taken, 'answered');
        expect(await states()).toEqual(['1 answered', '1 asked']);
      });

      it('are released as if nobody had asked', async () => {
        await settle(await take(id(1)), 'released');
        expect(await states()).toEqual([]);
      });

      it('of a whole report are one of a kind, and go on elsewhere where the host dies', async () => {
        const sql = 'select public.take_question($1, $2) as taken';
        const draft = async (task: string) =>
          taken((await db.as(OWNER, sql, [task, OWNERS_REPORT]))[0]);
        const drafted = await draft('sections');
        expect(await draft('sections')).toBeUndefined();
        expect(await draft('review')).toBeDefined();
        await letLapse();
        const [again] = await db.admin('select task, token from private.take_next_question(9, 60)');
        expect(again?.['task']).toBe('sections');
        await settle(drafted, 'answered');
        expect(await states()).toEqual(['2 asked']);
        await settle(again as { token: string }, 'answered');
        expect(await states()).toEqual(['1 asked']);
      });

      it('are taken for ten minutes at most, and a second at least', async () => {
        for (const [asked, least, most] of [
          [100_000, 590, 600],
          [null, 590, 600],
          [-5, 0, 1],
        ] as const) {
          await db.admin('delete from public.analyst_questions');
          await take(id(1), OWNER, OWNERS_REPORT, asked);
          const [row] = await db.admin(
            'select extract(epoch from taken_until - clock_timestamp())::float as s from public.analyst_questions',
          );
          const left = Number(row?.['s']);
          expect(left).toBeLessThanOrEqual(most);
          // A busy machine may take its time between the two statements.
          expect(left).toBeGreaterThanOrEqual(least - 30);
        }
      });
    });

    it('are about a person’s own reports and photos alone', async () => {
      await ask(STRANGER);
      await ask(STRANGER, [id(1)], false, STRANGERS_REPORT);
      await hold('paused', STRANGER);
      expect(await take(id(1), STRANGER)).toBeUndefined();
      expect(await take(id(1), STRANGER, STRANGERS_REPORT)).toBeUndefined();
      expect(await take(NO_TOKEN)).toBeUndefined();
      expect(await db.admin('select 1 from public.analyst_questions')).toEqual([]);
      expect(
        await db.admin('select 1 from public.reports where analysis_hold is not null'),
      ).toEqual([]);
      const taken = await take(id(1));
      expect(await renew(taken?.token, STRANGER)).toBe(false);
      await settle(taken, 'released', null, STRANGER);
      expect(await states()).toEqual(['1 asked']);
    });

    it('are seen by their person, written by no client, and go with their row and report', async () => {
      await ask();
      const see = 'select 1 from public.analyst_questions';
      expect(await db.as(OWNER, see)).toHaveLength(PHOTOS);
      expect(await db.as(STRANGER, see)).toEqual([]);
      expect(await catchCode(db.as(null, see))).toBe(DENIED);
      for (const statement of [
        `insert into public.analyst_questions (report_id, user_id, task) values ('${OWNERS_REPORT}', '${OWNER}', 'review')`,
        `update public.analyst_questions set turn = -1`,
        'delete from public.analyst_questions',
        `update public.reports set analysis_hold = null`,
        'select private.take_next_question(1, 1)',
        `select private.next_turn('${OWNER}')`,
        `select private.strikes('${OWNERS_REPORT}')`,
      ]) {
        expect(await catchCode(db.as(OWNER, statement)), statement).toBe(DENIED);
      }
      await db.as(OWNER, `delete from public.observations where id = '${id(1)}'`);
      expect(await states()).toEqual([`${PHOTOS - 1} waiting`]);
      await db.as(OWNER, `delete from public.reports where id = '${OWNERS_REPORT}'`);
      expect(await states()).toEqual([]);
    });

    it('are nothing for visitors, nor for a session that has ended', async () => {
      await ask();
      const taken = await next();
      await db.admin(`delete from auth.sessions where user_id = '${OWNER}'`);
      for (const person of [null, OWNER]) {
        for (const call of [
          () => ask(person),
          () => hold('cancelled', person),
          () => take(id(2), person),
          () => renew(taken?.token, person),
          () => db.as(person, 'select public.settle_question($1, $2)', [taken?.token, 'answered']),
        ]) {
          expect(await catchCode(call())).toBe(DENIED);
        }
      }
      expect(await db.as(OWNER, 'select 1 from public.analyst_questions')).toEqual([]);
      expect(await states()).toEqual(['1 asked', `${PHOTOS - 1} waiting`]);
    });
  });
}
