import { execFileSync } from 'node:child_process';
import { PAGE } from './page-layout';

/** Beneath the running head and above the running foot, in points. */
const HEAD = 60;
const FOOT = PAGE.height - 50;

/**
 * What each page of a PDF says between its running lines: its letters and figures, sorted. Readers
 * part and order the words of some scripts each in its own way, and dots lead to numbers in both.
 */
export function lettersByPage(path: string): string[] {
  const crop = ['-x', '0', '-y', String(HEAD), '-W', '596', '-H', String(Math.round(FOOT - HEAD))];
  const text = execFileSync('/usr/bin/pdftotext', ['-r', '72', ...crop, path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const pages = text.split('\f').slice(0, -1);
  return pages.map((page) =>
    (page.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []).toSorted().join(''),
  );
}
