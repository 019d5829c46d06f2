import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { createDeviceStore } from './device/device-store';
import { UploadProblem } from './upload-problem';
import { file, setUp } from './upload-queue.fixture';

beforeEach(async () => {
  const store = createDeviceStore();
  for (const { id } of await store.list('user', 'report')) await store.delete(id);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const wished = { keepsOriginals: () => true };
const listOriginals = (queue: ReturnType<typeof setUp>['queue']) =>
  queue.getSnapshot().uploads.map(({ state, original, reason }) => [state, original, reason]);

it('originals are kept once all photos are stored, and not where nobody wishes it', async () => {
  const { fake, queue, build } = setUp();
  await queue.add([file('not wished')]);
  expect(fake.originals.size).toBe(0);
  const rowsThen: number[] = [];
  fake.trouble = (request) => request === 'original' && rowsThen.push(fake.rows.length);
  const wishing = build(wished);
  const ended = await wishing.add(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(name)));
  expect(ended.map(({ state }) => state)).toEqual(ended.map(() => 'stored'));
  await waitFor(() => expect(fake.originals.size).toBe(6));
  expect(rowsThen).toEqual([7, 7, 7, 7, 7, 7]);
  expect([...fake.originals.values()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await waitFor(() => expect(listOriginals(wishing)[0]).toEqual(['stored', null, null]));
});

it('originals that fail leave the photo stored, say why, and are tried again', async () => {
  const { fake, queue } = setUp(wished);
  fake.trouble = (request) => {
    if (request === 'original') throw new UploadProblem('refused', 'You have used all the room.');
  };
  expect((await queue.add([file('a')])).map(({ state }) => state)).toEqual(['stored']);
  const why = ['stored', 'failed', 'You have used all the room.'];
  await waitFor(() => expect(listOriginals(queue)).toEqual([why]));
  expect([fake.rows.length, fake.objects.size]).toEqual([1, 1]);
  fake.trouble = () => undefined;
  queue.retry();
  await waitFor(() => expect([...fake.originals.values()]).toEqual(['a']));
  await waitFor(() => expect(listOriginals(queue)).toEqual([['stored', null, null]]));
});

it('originals are let go, and the photo stays', async () => {
  const store = createDeviceStore();
  const { fake, queue } = setUp({ ...wished, store });
  fake.trouble = (request) => {
    if (request === 'original') throw new UploadProblem('refused', 'No.');
  };
  const [photo] = await queue.add([file('a')]);
  await waitFor(() => expect(listOriginals(queue)[0]?.[1]).toBe('failed'));
  queue.remove(photo?.id ?? '');
  await waitFor(async () => expect(await store.list('user', 'report')).toEqual([]));
  expect([fake.rows.length, fake.objects.size]).toEqual([1, 1]);
});

it('originals wait for the network, through a reload', async () => {
  const { fake, queue, build } = setUp(wished);
  fake.trouble = (request) => {
    if (request === 'original') throw new UploadProblem('unreachable', 'gone');
  };
  await queue.add([file('a')]);
  await waitFor(async () => {
    const [kept] = await createDeviceStore().list('user', 'report');
    expect(kept).toMatchObject({ isStored: true });
  });
  queue.stop();
  fake.trouble = () => undefined;
  const next = build();
  await next.resume();
  await waitFor(() => expect([...fake.originals.values()]).toEqual(['a']));
  expect(fake.rows).toHaveLength(1);
  await waitFor(async () => expect(await createDeviceStore().list('user', 'report')).toEqual([]));
});

it('originals that are too large are not sent, and that is said', async () => {
  const { fake, queue } = setUp(wished);
  const large = file('large');
  Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
  await queue.add([large]);
  expect(listOriginals(queue)).toEqual([
    ['stored', 'too large', 'Files above 30 MB are too large for that.'],
  ]);
  expect(fake.originals.size).toBe(0);
});
