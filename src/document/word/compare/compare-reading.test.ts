import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { renderStored } from '@/document/bookmarks/printed-state';
import type { ReportSource } from '@/document/model/report-source';
import { exportWord, makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const source = makeLargeSource(4);
let exported: Uint8Array;
beforeAll(async () => {
  exported = await exportWord(source);
});

function inWord(old: string, now: string): Uint8Array {
  const parts = unzipSync(exported);
  const path = 'word/document.xml';
  const xml = strFromU8(parts[path] ?? new Uint8Array());
  expect(xml).toContain(old);
  return zipSync({ ...parts, [path]: strToU8(xml.replace(old, now)) });
}

function compare(file: Uint8Array, now: ReportSource) {
  const reading = readDocument(file);
  const rowIds = now.observations.map(({ id }) => id);
  const order = exportedOrder(reading, rowIds);
  const stand = renderStored(now, order, reading.language);
  return compareReading(reading, { stand, rowIds, exported: order });
}

const with2 = (change: Partial<ReportSource['observations'][number]>): ReportSource => ({
  ...source,
  observations: source.observations.map((row, index) =>
    index === 1 ? { ...row, ...change } : row,
  ),
});

it('does not ask about what was changed here alone', () => {
  expect(compare(exported, with2({ element: 'Changed here', location: 'Roof' })).changes).toEqual(
    [],
  );
});

it('calls a text that was changed on both sides a conflict, unless both say the same', () => {
  const file = inWord('Wall 2 of the east stair', 'In Word');
  expect(compare(file, with2({ element: 'In Word' })).changes).toEqual([]);
  const { changes, unsettled } = compare(file, with2({ element: 'Here' }));
  expect(changes).toMatchObject([
    { field: 'element', here: 'Here', inWord: 'In Word', exported: null, isConflict: true },
  ]);
  expect(unsettled.rows).toEqual([rowId(2)]);
});

it('is no conflict where another text of the row was changed here', () => {
  const file = inWord('Wall 2 of the east stair', 'In Word');
  const { changes } = compare(file, with2({ defect: 'Here' }));
  expect(changes).toMatchObject([{ field: 'element', inWord: 'In Word', isConflict: false }]);
});

it('knows rows that were added, deleted and moved here since from those of the file', () => {
  const [one, two, three, four] = source.observations as [
    ...[ReportSource['observations'][number], ReportSource['observations'][number]],
    ...[ReportSource['observations'][number], ReportSource['observations'][number]],
  ];
  const refs = (number: number) => ({ photo_refs: { [number]: rowId(number) } });
  const added = { ...one, id: rowId(9), element: 'Added here' };
  const rows = [{ ...four, ...refs(1) }, { ...one, ...refs(2) }, added, { ...two, ...refs(3) }];
  const found = compare(exported, { ...source, observations: rows });
  expect(found.changes.filter(({ kind }) => kind !== 'report text')).toEqual([]);
  const file = inWord('Wall 3 of the east stair', 'In Word');
  expect(compare(file, { ...source, observations: rows }).notes).toEqual([
    { kind: 'gone here', number: 3, texts: { element: 'In Word' } },
  ]);
  expect(three.id).toBe(rowId(3));
});
