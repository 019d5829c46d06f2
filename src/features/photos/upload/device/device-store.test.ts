import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { UploadRecord } from '../upload-record';
import { createDeviceStore } from './device-store';

function record(id: string, userId: string, reportId: string): UploadRecord {
  return {
    id,
    userId,
    reportId,
    batch: 1,
    fileName: `${id}.jpg`,
    addedAt: 1,
    source: new Blob([id]),
    facts: null,
    prepared: null,
    rank: null,
    position: null,
  };
}

it('forgets one person’s photos, of every report, and nobody else’s', async () => {
  const store = createDeviceStore();
  await store.save(record('a', 'ada', 'one'));
  await store.save(record('b', 'ada', 'two'));
  await store.save(record('c', 'ada2', 'one'));
  await store.forget('ada');
  expect(await store.list('ada', 'one')).toEqual([]);
  expect(await store.get('b')).toBeUndefined();
  const [kept] = await store.list('ada2', 'one');
  expect(kept?.source).toBeInstanceOf(Blob);
});
