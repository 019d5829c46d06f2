import { describe, expect, it } from 'vitest';
import { hashFile } from '@/lib/hash-file';
import { ExportProblem } from '../model/export-problem';
import type { Row } from '../model/report-content';
import { signedFiles } from './signed-files';

const base = 'http://127.0.0.1/storage/v1/object/public/inspection_photos/u/r/';
const bytes = new TextEncoder().encode('photo');
const row = (number: number) =>
  ({
    number,
    more: [] as Row['more'],
    photo: { url: `${base}${number}.jpg`, renditionUrl: `${base}${number}.small.jpg` },
  }) as Row;
const rows = [row(1), row(2), row(3)];

async function signed(photo: string | null | 'own' = 'own') {
  const sum = photo === 'own' ? await hashFile(bytes) : photo;
  return Object.fromEntries(
    rows.map(({ number }) => [`u/r/${number}.jpg`, { photo: sum, rendition: sum }]),
  );
}
const serve = (answer: () => Response) => () => Promise.resolve(answer());
const findProblem = (files: ReturnType<typeof signedFiles>) => {
  try {
    files.assertSigned(rows);
    return null;
  } catch (error) {
    return error instanceof ExportProblem ? error.message : String(error);
  }
};

describe('files of a signed revision', () => {
  it('are handed on as they were signed', async () => {
    const files = signedFiles(
      await signed(),
      serve(() => new Response(bytes)),
    );
    const answer = await files.fetch(`${base}1.small.jpg`, {});
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(findProblem(files)).toBeNull();
  });

  it('stop the export when they are others, named by their photos', async () => {
    const files = signedFiles(
      await signed('0'.repeat(64)),
      serve(() => new Response(bytes)),
    );
    await expect(files.fetch(`${base}2.jpg`, {})).rejects.toThrow('another');
    expect(findProblem(files)).toMatch(
      /^Photo 2 is not the file that was signed, so this revision/,
    );
    await expect(files.fetch(`${base}3.small.jpg`, {})).rejects.toThrow('another');
    expect(findProblem(files)).toMatch(/^Photos 2, 3 are not the files that were signed/);
  });

  it('stop the export when they cannot be had', async () => {
    const files = signedFiles(
      await signed(),
      serve(() => new Response('', { status: 404 })),
    );
    await expect(files.fetch(`${base}2.jpg`, {})).rejects.toThrow('404');
    expect(findProblem(files)).toMatch(/^Photo 2 could not be read/);
  });

  it('are missing as they were, and a photo of another host is its host’s', async () => {
    const files = signedFiles(
      await signed(null),
      serve(() => new Response(bytes)),
    );
    await expect(files.fetch(`${base}1.jpg`, {})).rejects.toThrow('no such file');
    expect((await files.fetch('https://example.com/a.jpg', {})).ok).toBe(true);
    expect(findProblem(files)).toBeNull();
  });
});
