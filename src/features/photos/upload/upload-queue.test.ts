import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhotoUpload } from '../schema';
import { createDeviceStore } from './device/device-store';
import { UploadProblem } from './upload-problem';
import { file, setUp } from './upload-queue.fixture';
import { waitFor } from '../../../../testing/wait-for.ts';

/** Lets time pass as fast as the queue's work allows; the device's own timers are not touched. */
async function withoutWaiting<Answer>(answer: Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  void answer.finally(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  return answer;
}

const states = (uploads: readonly PhotoUpload[]) => uploads.map(({ state }) => state);

beforeEach(async () => {
  const store = createDeviceStore();
  for (const { id } of await store.list('user', 'report')) await store.delete(id);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the upload queue', () => {
  it('stores every photo once, in the order in which they were taken @upload-queue-1', async () => {
    const { fake, queue } = setUp();
    const ended = await queue.add([
      file('c'),
      file('2024-01-02T00:00:00'),
      file('a'),
      file('2024-01-01T00:00:00'),
    ]);
    expect(states(ended)).toEqual(['stored', 'stored', 'stored', 'stored']);
    const inOrder = fake.rows.toSorted((one, other) => one.position - other.position);
    expect(inOrder.map(({ hash }) => hash)).toEqual([
      '2024-01-01T00:00:00',
      '2024-01-02T00:00:00',
      'a',
      'c',
    ]);
    expect(fake.objects.size).toBe(4);
  });

  it('places a later batch after all rows there are', async () => {
    const { fake, queue } = setUp();
    await queue.add([file('z')]);
    await queue.add([file('a')]);
    expect(fake.rows.map(({ hash, position }) => [hash, position])).toEqual([
      ['z', 1],
      ['a', 2],
    ]);
  });

  it('lets the others go on when some are refused', async () => {
    const { fake, queue } = setUp();
    const ended = await queue.add([file('bad'), file('good'), file('cut')]);
    expect(ended.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'It is a text file.'],
      ['stored', null],
      ['refused', 'The file is cut short.'],
    ]);
    expect(fake.rows).toHaveLength(1);
  });

  it('recognises the same file, chosen together or later, and says so', async () => {
    const { fake, queue } = setUp();
    const together = await queue.add([file('wall', 'wall.jpg'), file('wall', 'copy.jpg')]);
    expect(states(together).toSorted()).toEqual(['duplicate', 'stored']);
    const [later] = await queue.add([file('wall', 'again.jpg')]);
    expect(later?.reason).toBe('It is already in this report as Photo 1.');
    expect(fake.rows).toHaveLength(1);
    expect(fake.objects.size).toBe(1);
  });

  it('removes the objects again when another row won the race for the same file', async () => {
    const { fake, queue } = setUp();
    fake.lostAnswer = (request) => {
      if (request === 'put' && fake.rows.length === 0) {
        const other = { id: 'other', reportId: 'report', userId: 'user', path: 'p', position: 1 };
        fake.rows.push({ ...other, capturedAt: null, hash: 'wall', fault: null });
      }
      return undefined;
    };
    const [ended] = await queue.add([file('wall')]);
    expect(ended?.state).toBe('duplicate');
    expect(fake.objects.size).toBe(0);
  });

  it('tries again by itself while the server is busy, without doubling anything', async () => {
    const { fake, queue } = setUp();
    let requests = 0;
    fake.trouble = () => {
      requests += 1;
      if (requests % 3 === 0) throw new UploadProblem('busy', 'The server could not store it.');
      return undefined;
    };
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name));
    const ended = await withoutWaiting(queue.add(files));
    expect(new Set(states(ended))).toEqual(new Set(['stored']));
    expect(fake.rows.map(({ hash }) => hash).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(fake.objects.size).toBe(6);
    // Parts that arrived are not sent again.
    expect(fake.puts).toBe(6);
  });

  it('finds its own row when only the answer was lost', async () => {
    const { fake, queue } = setUp();
    let isFirst = true;
    fake.lostAnswer = (request) => {
      if (request === 'insert' && isFirst) {
        isFirst = false;
        throw new UploadProblem('busy', 'The answer was lost.');
      }
      return undefined;
    };
    const [ended] = await queue.add([file('a')]);
    expect(ended?.state).toBe('stored');
    expect(fake.rows).toHaveLength(1);
    expect(fake.objects.size).toBe(1);
  });

  it('removes the objects when the row is refused, and stores them at a retry @upload-queue-2', async () => {
    const { fake, queue } = setUp();
    fake.trouble = (request) => {
      if (request === 'insert') throw new UploadProblem('refused', 'This report no longer exists.');
      return undefined;
    };
    const [failed] = await queue.add([file('a')]);
    expect(failed).toMatchObject({ state: 'failed', reason: 'This report no longer exists.' });
    expect(fake.objects.size).toBe(0);

    fake.trouble = () => undefined;
    queue.retry();
    await waitFor(() => {
      expect(fake.rows).toHaveLength(1);
    });
    expect(fake.objects.size).toBe(1);
  });

  it('waits while nobody answers and goes on by itself', async () => {
    const { fake, network, queue } = setUp();
    fake.isUp = false;
    const ending = queue.add([file('a'), file('b')]);
    await waitFor(() => {
      expect(states(queue.getSnapshot().uploads)).toEqual(['waiting', 'waiting']);
    });
    expect(queue.getSnapshot().isOnline).toBe(false);
    fake.isUp = true;
    network.change(true);
    expect(states(await ending)).toEqual(['stored', 'stored']);
    expect(fake.rows).toHaveLength(2);
  });

  it('finds a host that came back without the browser noticing', async () => {
    const { fake, queue } = setUp();
    fake.isUp = false;
    const ending = queue.add([file('a')]);
    setTimeout(() => {
      fake.isUp = true;
    }, 300);
    expect(states(await ending)).toEqual(['stored']);
  });

  it('takes up after a reload what was not stored, in the same places', async () => {
    const { fake, queue, build } = setUp();
    await queue.add([file('first')]);
    let puts = 0;
    fake.trouble = (request) => {
      puts += request === 'put' ? 1 : 0;
      if (puts > 1) fake.isUp = false;
      if (!fake.isUp) throw new UploadProblem('unreachable', 'gone');
      return undefined;
    };
    void queue.add([file('b'), file('a'), file('c')]);
    await waitFor(() => {
      expect(
        queue.getSnapshot().uploads.every(({ isKept, state }) => isKept || state === 'stored'),
      ).toBe(true);
      expect(queue.getSnapshot().isOnline).toBe(false);
    });
    queue.stop();

    fake.trouble = () => undefined;
    fake.isUp = true;
    const afterReload = build();
    await afterReload.resume();
    await waitFor(() => {
      expect(fake.rows).toHaveLength(4);
    });
    const inOrder = fake.rows.toSorted((one, other) => one.position - other.position);
    expect(inOrder.map(({ hash }) => hash)).toEqual(['first', 'a', 'b', 'c']);
    await waitFor(async () => {
      expect(await createDeviceStore().list('user', 'report')).toEqual([]);
    });
  });

  it('leaves a photo that another tab has in hand alone, and takes it over when that tab ends', async () => {
    const { fake, queue, build } = setUp();
    fake.isUp = false;
    void queue.add([file('a')]);
    await waitFor(() => {
      expect(queue.getSnapshot().uploads[0]?.isKept).toBe(true);
    });
    let free = () => undefined as unknown;
    const other = build({
      claims: {
        claim: (_, onFreed) => {
          free = onFreed;
          return Promise.resolve(false);
        },
        release: () => undefined,
      },
    });
    await other.resume();
    await waitFor(() => {
      expect(states(other.getSnapshot().uploads)).toEqual(['elsewhere']);
    });
    queue.stop();
    fake.isUp = true;
    free();
    await waitFor(() => {
      expect(fake.rows).toHaveLength(1);
    });
  });

  it('goes on in memory, and says so, when the device keeps nothing', async () => {
    const broken = () => Promise.reject(new DOMException('no', 'QuotaExceededError'));
    const store = {
      list: broken,
      get: broken,
      save: broken,
      saveDetails: broken,
      delete: broken,
      forget: broken,
    };
    const { fake, queue } = setUp({ store });
    const ended = await queue.add([file('a')]);
    expect(states(ended)).toEqual(['stored']);
    expect(fake.rows).toHaveLength(1);
    await waitFor(() => {
      expect(queue.getSnapshot().keepingTrouble).toBe('full');
    });
  });

  it('leaves nothing behind of a photo that is taken out while it is being sent', async () => {
    const { fake, queue } = setUp();
    let open = () => undefined as unknown;
    fake.gate = new Promise((settle) => {
      open = settle;
    });
    void queue.add([file('a')]);
    await waitFor(() => {
      expect(states(queue.getSnapshot().uploads)).toEqual(['uploading']);
    });
    const id = queue.getSnapshot().uploads[0]?.id ?? '';
    queue.remove(id);
    open();
    await waitFor(() => {
      expect(fake.puts).toBe(1);
      expect(queue.getSnapshot().uploads).toEqual([]);
      expect(fake.objects.size).toBe(0);
    });
    expect(fake.rows).toEqual([]);
  });

  it('takes a photo out of the report at the next visit, where this one could not any more', async () => {
    const { fake, queue, build } = setUp();
    // Its row arrives, then nobody answers any more.
    fake.lostAnswer = (request) => {
      if (request !== 'insert') return;
      fake.isUp = false;
      throw new UploadProblem('unreachable', 'gone');
    };
    void queue.add([file('a')]);
    await waitFor(() => {
      expect(queue.getSnapshot().isOnline).toBe(false);
    });
    queue.remove(queue.getSnapshot().uploads[0]?.id ?? '');
    await waitFor(async () => {
      expect(queue.getSnapshot().uploads).toEqual([]);
      const [kept] = await createDeviceStore().list('user', 'report');
      expect(kept).toMatchObject({ isWithdrawn: true, prepared: null });
    });
    queue.stop();

    fake.lostAnswer = () => undefined;
    fake.isUp = true;
    const next = build();
    await next.resume();
    await waitFor(async () => {
      expect([fake.rows, fake.objects.size]).toEqual([[], 0]);
      expect(await createDeviceStore().list('user', 'report')).toEqual([]);
    });
  });
});
