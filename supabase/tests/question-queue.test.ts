/**
 * The queue of questions to the analyst: who is next, what waits, and what becomes of what failed; on the embedded
 * host's database and on real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import {
  addPhotos,
  DESCRIBED,
  id,
  NO_PHOTO,
  NO_TOKEN,
  PHOTOS,
  questionCalls,
  ROWS,
  THEIRS,
} from './analyst-questions.fixture.ts';
import { OWNER, STRANGER, STRANGERS_REPORT } from './two-people.fixture.ts';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`questions in the queue, on ${name}`, () => {
    const db = freshDatabase(start, addPhotos);
    const { ask, hold, next, settle, take, renew, states, letLapse, letWaitPass, secondsToWait } =
      questionCalls(db);

    it('are about the photos that are named, each once and in order', async () => {
      await ask(OWNER, [...ROWS, NO_PHOTO, THEIRS].reverse());
      await ask(OWNER, ROWS, true);
      const taken = [];
      for (let one = await next(); one; one = await next()) taken.push(one);
      expect(taken.map((one) => one.id)).toEqual(ROWS);
      for (const one of taken) await settle(one, 'answered');
      expect(await states()).toEqual([`${PHOTOS} answered`]);
      // The next ones begin a new count.
      await ask(OWNER, [DESCRIBED]);
      expect(await states()).toEqual(['1 waiting']);
    });

    it('are asked as many at a time as may be', async () => {
      await ask();
      await next(2);
      const second = await next(2);
      expect(await next(2)).toBeUndefined();
      await settle(second, 'answered');
      expect(await next(2)).toMatchObject({ id: id(3) });
    });

    it('take turns by person: one beside ten of somebody else is next, not last', async () => {
      await ask();
      await settle(await next(), 'answered');
      await ask(STRANGER, [THEIRS], false, STRANGERS_REPORT);
      const users = [(await next())?.user, (await next())?.user];
      expect(users).toContain(STRANGER);
    });

    it('keep nobody waiting whom their people take themselves, nor those who come after a hold', async () => {
      await ask();
      for (const row of [id(1), id(2)]) expect(await take(row)).toBeDefined();
      expect(await next(2)).toMatchObject({ id: id(3) });
      expect(await next(2)).toMatchObject({ id: id(4) });
      expect(await next(2)).toBeUndefined();
      await hold('paused');
      await ask(STRANGER, [THEIRS], false, STRANGERS_REPORT);
      await hold('');
      expect((await next(100))?.user).toBe(STRANGER);
    });

    it('wait while they are held, on every device, and go on from there', async () => {
      await ask();
      const one = await next();
      await hold('paused');
      expect(await next()).toBeUndefined();
      expect(await renew(one?.token)).toBe(true);
      await ask(OWNER, ROWS, true);
      expect(await next()).toBeUndefined();
      await hold(null);
      expect(await next()).toMatchObject({ id: id(2) });
    });

    it('are called off with those under way, and asked again only by a person', async () => {
      await ask();
      const one = await next();
      await hold('cancelled');
      expect(await states()).toEqual([]);
      expect(await renew(one?.token)).toBe(false);
      await settle(one, 'answered');
      await ask(OWNER, ROWS, true);
      expect(await states()).toEqual([]);
      await ask();
      expect(await states()).toEqual([`${PHOTOS} waiting`]);
      expect(
        await db.admin('select analysis_hold from public.reports where analysis_hold is not null'),
      ).toEqual([]);
    });

    it('are taken again from a taker that died, and fail where they end each', async () => {
      await ask(OWNER, [id(1)]);
      for (let tries = 1; tries <= 8; tries += 1) {
        expect(await next()).toMatchObject({ id: id(1) });
        expect(await next()).toBeUndefined();
        await letLapse();
      }
      expect(await next()).toBeUndefined();
      expect(await states()).toEqual(['1 failed']);
    });

    it('are asked by nobody once their session has ended, until another asks', async () => {
      await ask();
      await db.admin(`update public.analyst_questions set session_id = '${NO_TOKEN}'`);
      expect(await next()).toBeUndefined();
      await ask(OWNER, ROWS, true);
      expect(await next()).toMatchObject({ id: id(1) });
    });

    describe('that fail', () => {
      it('by what may pass wait together, longer each time, and one tries; all fail at the seventh', async () => {
        await ask();
        const first = [await next(), await next(), await next()];
        await settle(first[0], 'later', 'analyst_unreachable');
        expect(await secondsToWait()).toBe(15);
        // The same trouble.
        await settle(first[1], 'later', 'analyst_unreachable');
        await settle(first[2], 'later', 'analyst_unreachable');
        expect(await secondsToWait()).toBe(15);
        expect(await next()).toBeUndefined();
        for (const seconds of [30, 60, 120, 240, 480]) {
          await letWaitPass();
          const one = await next();
          expect(await next()).toBeUndefined();
          await settle(one, 'later', 'analyst_unreachable');
          expect(await secondsToWait()).toBe(seconds);
        }
        await letWaitPass();
        await settle(await next(), 'later', 'analyst_unreachable');
        expect(await states()).toEqual([`${PHOTOS} failed`]);
        const told = await db.as(
          OWNER,
          'select distinct code, message from public.analyst_questions',
        );
        expect(told).toEqual([
          { code: 'analyst_unreachable', message: 'It was analyst_unreachable.' },
        ]);
      });

      it('by it alone, beside others that are answered, come last and fail at the third', async () => {
        await ask(OWNER, [id(1), id(2), id(3)]);
        await settle(await next(), 'later', 'analyst_unreachable');
        await letWaitPass();
        for (const row of [id(2), id(3)]) {
          const one = await next();
          expect(one?.id).toBe(row);
          await settle(one, 'answered');
        }
        for (let tries = 2; tries <= 3; tries += 1) {
          await letWaitPass();
          await settle(await next(), 'later', 'analyst_unreachable');
        }
        expect(await states()).toEqual(['2 answered', '1 failed']);
      });

      it('alike three times in a row give up those that wait; an answer or another kind between, and they go on', async () => {
        await ask();
        await settle(await next(), 'alike', 'analyst_answer_cut');
        await settle(await next(), 'alike', 'analyst_answer_empty');
        await settle(await next(), 'alike', 'analyst_answer_empty');
        const answered = await next();
        await settle(answered, 'answered');
        await settle(await next(), 'failed', 'photo_unreadable');
        await settle(await next(), 'alike', 'analyst_answer_empty');
        await settle(await next(), 'alike', 'analyst_answer_empty');
        expect(await states()).toEqual(['1 answered', '6 failed', '3 waiting']);
        await settle(await next(), 'alike', 'analyst_answer_empty');
        expect(await states()).toEqual(['1 answered', `${PHOTOS - 1} failed`]);
        await ask(OWNER, ROWS, true);
        expect(await next()).toBeUndefined();
        await ask();
        expect(await next()).toMatchObject({ id: id(1) });
      });

      it('as all would give up the rest at once', async () => {
        await ask();
        const under = [await next(), await next()];
        await settle(under[0], 'all', 'analyst_key_refused');
        expect(await states()).toEqual(['1 asked', `${PHOTOS - 1} failed`]);
        await settle(under[1], 'answered');
        expect(await states()).toEqual(['1 answered', `${PHOTOS - 1} failed`]);
      });
    });
  });
}
