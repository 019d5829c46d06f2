import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/new-id';
import { inBatchOrder, createTimestamp, objectPath, safeName } from './upload-record';

describe('safeName', () => {
  it.each([
    ['wall.jpg', 'wall'],
    ['Foto façade – niveau 2 (côté Nord) №1 裂缝 🧱.jpg', 'Foto-facade-niveau-2-cote-Nord-No1'],
    ['../../etc/passwd', 'etc-passwd'],
    ['🧱.heic', ''],
    ['a/b\\c?d#e%f.png', 'a-b-c-d-e-f'],
    ['no-extension', 'no-extension'],
    [`${'x'.repeat(210)}.jpg`, 'x'.repeat(60)],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });
});

describe('objectPath', () => {
  const record = { userId: 'u', reportId: 'r', addedAt: 1_700_000_000_000, fileName: 'wall.jpg' };

  it('is user / report / timestamp_name @upload-record-1', () => {
    const id = 'abcdef12-3456-4789-8abc-def012345678';
    expect(objectPath({ ...record, id })).toBe(
      'u/r/1700000000000_wall-abcdef12345647898abcdef0.jpg',
    );
  });
  it('holds so much of the id that a neighbour’s address cannot be guessed', () => {
    const [one = '', other = ''] = [newId(), newId()].map((id) => objectPath({ ...record, id }));
    const readSecret = (path: string) => /-([0-9a-f]{24})\.jpg$/.exec(path)?.[1];
    expect(readSecret(one)).toBeDefined();
    expect(readSecret(one)).not.toBe(readSecret(other));
  });
  it('keeps two equal names in one millisecond apart', () => {
    expect(objectPath({ ...record, id: '11111111' })).not.toBe(
      objectPath({ ...record, id: '22222222' }),
    );
  });
  it('names a photo whose name has no safe character', () => {
    expect(objectPath({ ...record, id: 'abcdef', fileName: '裂缝.jpg' })).toBe(
      'u/r/1700000000000_photo-abcdef.jpg',
    );
  });
});

describe('createTimestamp', () => {
  it('never gives the same number twice @upload-record-2', () => {
    const moments = [
      createTimestamp(1000),
      createTimestamp(1000),
      createTimestamp(900),
      createTimestamp(2000),
    ];
    expect(new Set(moments).size).toBe(4);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
});

describe('inBatchOrder', () => {
  const photo = (fileName: string, capturedAt: string | null, addedAt = 0) => ({
    fileName,
    addedAt,
    facts: { width: 1, height: 1, capturedAt },
  });
  const names = (batch: { fileName: string }[]) => batch.map(({ fileName }) => fileName);

  it('orders by capture time, photos without one last', () => {
    const batch = [
      photo('b', null),
      photo('late', '2024-01-02T00:00:00'),
      photo('early', '2024-01-01T00:00:00'),
    ];
    expect(names(inBatchOrder(batch))).toEqual(['early', 'late', 'b']);
  });
  it('orders names as people count', () => {
    const batch = ['img10', 'IMG2', 'img1'].map((name) => photo(name, null));
    expect(names(inBatchOrder(batch))).toEqual(['img1', 'IMG2', 'img10']);
  });
  it('keeps the chosen order of equal ones', () => {
    const batch = [photo('same', null, 2), photo('same', null, 1)];
    expect(inBatchOrder(batch).map(({ addedAt }) => addedAt)).toEqual([1, 2]);
  });
});
