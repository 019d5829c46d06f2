import { expect, it } from 'vitest';
import { readZip } from '../../../../testing/read-zip';
import { createZipArchives } from './zip-archives';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 251);

async function readLengths(archive: Blob): Promise<Record<string, number>> {
  const files = Object.entries(readZip(await archive.bytes()));
  return Object.fromEntries(files.map(([path, content]) => [path, content.length]));
}

it('writes an archive that other programs read: texts compressed, photos as they are', async () => {
  const archives = createZipArchives();
  archives.addText('reports/Brücke 裂缝/report.txt', 'x'.repeat(100_000));
  archives.addPhoto('reports/Brücke 裂缝/photos/Photo 1.jpg', bytes(9_000_000));
  archives.addPhoto('reports/Brücke 裂缝/photos/Photo 2.jpg', bytes(5));
  const [archive, ...others] = archives.finish();
  expect(others).toEqual([]);
  expect(archive?.size).toBeLessThan(9_002_000);

  const photo = readZip(await archive!.bytes())['reports/Brücke 裂缝/photos/Photo 1.jpg'];
  expect(Buffer.from(photo!).equals(bytes(9_000_000))).toBe(true);
});

it('begins another archive before one becomes too large, each complete in itself', async () => {
  const archives = createZipArchives({ bytes: 10_000, files: 100 });
  for (const number of [1, 2, 3, 4, 5]) archives.addPhoto(`Photo ${number}.jpg`, bytes(4000));
  const written = archives.finish();
  for (const archive of written) expect(archive.size).toBeLessThanOrEqual(10_000);
  expect(await Promise.all(written.map(readLengths))).toEqual([
    { 'Photo 1.jpg': 4000, 'Photo 2.jpg': 4000 },
    { 'Photo 3.jpg': 4000, 'Photo 4.jpg': 4000 },
    { 'Photo 5.jpg': 4000 },
  ]);
});

it('begins another archive when one has all the files that the format counts', async () => {
  const archives = createZipArchives({ bytes: 1_000_000, files: 2 });
  for (const number of [1, 2, 3]) archives.addText(`${number}.txt`, 'text');
  const [first, second] = await Promise.all(archives.finish().map(readLengths));
  expect([first, second]).toEqual([{ '1.txt': 4, '2.txt': 4 }, { '3.txt': 4 }]);
});
