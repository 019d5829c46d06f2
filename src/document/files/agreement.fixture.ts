import { execFileSync } from 'node:child_process';
import { LETTERS } from './all-parts.fixture';
import { PAGE } from '@/document/layout/page-layout';

/** Beneath the running head and above the running foot, in points. */
const HEAD = 60;
const FOOT = PAGE.height - 50;

/**
 * Lists, page by page, the letters and figures between a PDF's running lines, sorted: readers part and order some
 * scripts differently, and dots lead to numbers in both.
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

const { CHINESE, MIXED } = LETTERS;
const table = `A\tB\n${CHINESE.defect}\t${CHINESE.element}\nC\t${MIXED.location}`;

/** Texts of several paragraphs in several scripts, with lists and tables: what stands alone in `LETTERS`. */
export const PARAGRAPHS: typeof MIXED = {
  ...CHINESE,
  element: `${CHINESE.element}\n${CHINESE.element} /`,
  defect: `${CHINESE.defect}\n- ${CHINESE.defect}\n${MIXED.defect}\n${CHINESE.defect} C/4 ${CHINESE.defect}`,
  recommendation: `${CHINESE.recommendation}\n- ${MIXED.defect}\n${MIXED.recommendation}\nC/4 层`,
  text: `${CHINESE.text}\n${CHINESE.defect.repeat(4)}\n\n- ${CHINESE.defect.repeat(3)}\n- ${MIXED.defect}\n\n${table}\n\n${MIXED.text}`,
};
