import { afterEach, describe, expect, it } from 'vitest';
import {
  createPreparePool,
  workerCount,
  type PrepareAnswer,
  type PrepareJob,
} from './prepare-pool';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';

const answering: { onmessage: unknown; answer(answer: PrepareAnswer): void }[] = [];

/** Workers that answer at the test's word; jobs left unanswered are answered after the test. */
function fakeWorkers() {
  const started: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((event: { data: PrepareAnswer }) => void) | null = null;
    onerror: ((event: { preventDefault(): void }) => void) | null = null;
    jobs: PrepareJob[] = [];
    isTerminated = false;
    postMessage(job: PrepareJob) {
      this.jobs.push(job);
    }
    terminate() {
      this.isTerminated = true;
    }
    answer(answer: PrepareAnswer) {
      this.onmessage?.({ data: answer });
    }
    crash() {
      this.onerror?.({ preventDefault: () => undefined });
    }
  }
  const start = () => {
    const worker = new FakeWorker();
    started.push(worker);
    answering.push(worker);
    return worker as unknown as Worker;
  };
  return { started, start };
}

const file = new Blob(['x']);
const facts = { width: 1, height: 1, capturedAt: null };
const settled = () => new Promise((settle) => setTimeout(settle));
const listJobs = (workers: { jobs: PrepareJob[] }[]) => workers.flatMap(({ jobs }) => jobs);

// A job that is never answered fails after two minutes, in the middle of another file's tests.
afterEach(async () => {
  for (const worker of answering) {
    while (worker.onmessage) {
      worker.answer({ result: facts });
      await settled();
    }
  }
  answering.length = 0;
});

describe('workerCount', () => {
  it.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 4],
  ])('of %j cores leaves one to the page: %j', (cores, workers) => {
    expect(workerCount(cores)).toBe(workers);
  });
});

describe('the pool', () => {
  it('starts no more workers than it may, and uses them again', async () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(2, start);
    const all = [1, 2, 3].map(() => pool.inspect(file));
    expect(started).toHaveLength(2);
    started[0]?.answer({ result: facts });
    await settled();
    expect(started).toHaveLength(2);
    expect(started[0]?.jobs).toHaveLength(2);
    started[0]?.answer({ result: facts });
    started[1]?.answer({ result: facts });
    expect(await Promise.all(all)).toEqual([facts, facts, facts]);
  });

  it('looks at files before it prepares any more', async () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(1, start);
    void pool.prepare(file, 1);
    void pool.prepare(file, 1);
    void pool.inspect(file);
    started[0]?.answer({ result: facts });
    await settled();
    expect(started[0]?.jobs.map(({ task }) => task)).toEqual(['prepare', 'inspect']);
  });

  it('decodes a huge picture alone, in a worker that ends with it', async () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(3, start);
    void pool.prepare(file, 190_000_000);
    void pool.prepare(file, 12_000_000);
    expect(listJobs(started)).toHaveLength(1);
    started[0]?.answer({ result: facts });
    await settled();
    expect(started[0]?.isTerminated).toBe(true);
    expect(listJobs(started)).toHaveLength(2);
  });

  it('passes on why a file was refused', async () => {
    const { started, start } = fakeWorkers();
    const job = createPreparePool(1, start).inspect(file);
    started[0]?.answer({ refused: 'It is a text file.' });
    await expect(job).rejects.toEqual(new PictureRefused('It is a text file.'));
  });

  it('has a worker at hand before the first file, and no second one for it', () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(2, start);
    pool.warmUp();
    pool.warmUp();
    expect(started).toHaveLength(1);
    void pool.inspect(file);
    expect(started).toHaveLength(1);
  });

  it('asks a new worker after one could not do its work', async () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(1, start);
    const first = pool.prepare(file, 1);
    started[0]?.answer({ failed: 'Failed to fetch dynamically imported module' });
    await expect(first).rejects.toThrow('Failed to fetch');
    await settled();
    void pool.prepare(file, 1);
    expect(started).toHaveLength(2);
    expect(started[0]?.isTerminated).toBe(true);
  });

  it('replaces a worker that a file has brought down, and goes on', async () => {
    const { started, start } = fakeWorkers();
    const pool = createPreparePool(1, start);
    const first = pool.prepare(file, 1);
    const second = pool.inspect(file);
    started[0]?.crash();
    await expect(first).rejects.toThrow('its reader stopped');
    await settled();
    expect(started).toHaveLength(2);
    started[1]?.answer({ result: facts });
    await expect(second).resolves.toEqual(facts);
  });
});
