import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineConnection } from '../database/engine-connection.ts';
import { type JobEngine, openJobEngine } from './job-engine.ts';

const POLICY = { attempts: 2, firstWaitS: 1, longestWaitS: 1, isDeadAfterS: 60 };

let connection: EngineConnection;
let engine: JobEngine;

beforeAll(async () => {
  connection = new EngineConnection({ statementLimitMs: 60_000 });
  await connection.ready();
  engine = await openJobEngine(
    connection,
    { look: POLICY, glance: POLICY, again: POLICY, fair: POLICY },
    (error) => {
      throw error;
    },
  );
});
afterAll(async () => {
  await engine.close();
  await connection.close();
});

it('runs as many at a time as are wanted by then', async () => {
  let wanted = 1;
  let done = 0;
  const running: (() => void)[] = [];
  const run = async () => {
    await new Promise<void>((resolve) => running.push(resolve));
    done += 1;
    return undefined;
  };
  await engine.work('look', () => wanted, run);
  const jobs = Array.from({ length: 6 }, (_, index) => ({
    key: `${index}`,
    person: 'a',
    data: { index },
  }));
  await engine.add('look', jobs);
  await expect.poll(() => running.length).toBe(1);
  wanted = 3;
  running.shift()?.();
  await expect.poll(() => running.length).toBe(3);
  wanted = 1;
  for (const finish of running.splice(0, 2)) finish();
  await expect.poll(() => done).toBe(3);
  // The one that is left is the one that is wanted.
  await engine.add('look', [{ key: 'another', person: 'a', data: { index: 6 } }]);
  expect(running).toHaveLength(1);
  running.shift()?.();
  for (const count of [5, 6, 7]) {
    await expect.poll(() => running.length).toBe(1);
    running.shift()?.();
    await expect.poll(() => done).toBe(count);
  }
});

it('takes one after the other as long as there is one, without a wait', async () => {
  let done = 0;
  await engine.work(
    'glance',
    () => 1,
    () => {
      done += 1;
      return Promise.resolve(undefined);
    },
  );
  const jobs = Array.from({ length: 12 }, (_, index) => ({
    key: `${index}`,
    person: 'a',
    data: { index },
  }));
  await engine.add('glance', jobs);
  // A slot that looked only every ten seconds would need two minutes.
  await expect.poll(() => done).toBe(12);
});

it('takes a job of the same key once the one before is done, and not while it runs', async () => {
  const job = { key: 'one', person: 'a', data: {} };
  let runs = 0;
  await engine.work(
    'again',
    () => 1,
    async () => {
      runs += 1;
      await engine.add('again', [job]);
      return runs < 3 ? () => engine.add('again', [job]) : undefined;
    },
  );
  await engine.add('again', [job]);
  await expect.poll(() => runs).toBe(3);
});

describe('people take turns', () => {
  const jobsOf = (person: string, count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ key: `${person}${from + index}`, person },
      data: { of: `${person}${from + index}` },
    }));
  let finish: (() => void)[];
  let order: string[];
  let engines: JobEngine[] = [];
  const openTwo = async () => {
    engines = await Promise.all(
      [1, 2].map(() =>
        openJobEngine(connection, { fair: POLICY }, (error) => {
          throw error;
        }),
      ),
    );
  };
  const next = async () => {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  };

  it('one photo is taken before the many that another person asked for first, on every host', async () => {
    finish = [];
    order = [];
    await openTwo();
    for (const one of engines) {
      await one.work<{ of: string }>(
        'fair',
        () => 2,
        async ({ of }) => {
          order.push(of);
          await new Promise<void>((resolve) => finish.push(resolve));
          return undefined;
        },
      );
    }
    const [first, second] = engines;
    await first?.add('fair', jobsOf('a', 60));
    for (let done = 0; done < 9; done += 1) await next();
    await expect.poll(() => order.length).toBe(11);
    await second?.add('fair', jobsOf('b', 1));
    await first?.add('fair', jobsOf('c', 5));
    await first?.add('fair', jobsOf('a', 5, 60));
    for (let done = 0; done < 20; done += 1) await next();
    await expect.poll(() => order.length).toBe(31);
    // Two were at work, and one of the first person's was next before anybody else came.
    expect(order.slice(11, 14)).toContain('b0');
    expect(order.slice(11, 23).filter((of) => of.startsWith('c'))).toHaveLength(5);
    expect(order.slice(11, 23).filter((of) => of.startsWith('a'))).toHaveLength(6);
    while (order.length < 71 || finish.length > 0) await next();
    expect(new Set(order).size).toBe(71);
    await Promise.all(engines.map((one) => one.close()));
  });
});
