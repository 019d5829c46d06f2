import { tableRows } from './table-rows.ts';

/** Signs as the pages of `docs/comes-in/` write them: "U+001E", `→` for a tab and `⏎` for a line break. */
export function readSigns(written: string): string {
  return written
    .replaceAll('⏎', '\n')
    .replaceAll('→', '\t')
    .replace(/U\+([0-9A-F]{4,6})/g, (_, code: string) => {
      const value = Number.parseInt(code, 16);
      // Half of a pair is no code point of its own.
      return value <= 0xffff ? String.fromCharCode(value) : String.fromCodePoint(value);
    });
}

/** The rows of such a table, each with what it says comes in. */
export function readComing(page: string, under: string) {
  return tableRows(page, under).map((row) => {
    const written = row['Comes in'] ?? '';
    return { written, coming: readSigns(written), row };
  });
}
