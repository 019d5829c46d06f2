import { SaxesParser } from 'saxes';
import { ZipArchive } from '@/lib/zip/open-zip';

const BOUNDS = { entries: 2000, fileBytes: 50 << 20, bytes: 100 << 20, ratio: 200 };
const MOST_CELLS = 200_000;

/** The cells of the first sheet of an .xlsx that has any. Throws for what is none. */
export function readSheet(bytes: Uint8Array): string[][] {
  const archive = new ZipArchive(bytes, BOUNDS);
  const xml = (path: string) => new TextDecoder().decode(archive.read(path));
  const sheets = archive.paths
    .filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  if (sheets.length === 0) throw new Error('no sheet');
  const shared = archive.paths.includes('xl/sharedStrings.xml')
    ? readStrings(xml('xl/sharedStrings.xml'))
    : [];
  for (const path of sheets) {
    const rows = readRows(xml(path), shared);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Calls back with the text of each element `name`, phonetic readings left out, and its attributes. */
function readEach(
  xml: string,
  name: string,
  parts: readonly string[],
  onEach: (text: string, of: Record<string, string>) => void,
): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  let text = '';
  let attributes: Record<string, string> = {};
  parser.on('doctype', () => {
    throw new Error('no spreadsheet has a document type');
  });
  parser.on('opentag', (tag) => {
    const local = tag.name.replace(/^.*:/, '');
    open.push(local);
    if (local === name) {
      text = '';
      attributes = tag.attributes;
    }
  });
  parser.on('text', (words) => {
    if (parts.includes(open.at(-1) ?? '') && !open.includes('rPh')) text += words;
  });
  parser.on('closetag', () => {
    if (open.pop() === name) onEach(text, attributes);
  });
  parser.write(xml).close();
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  readEach(xml, 'si', ['t'], (text) => strings.push(unescaped(text)));
  return strings;
}

function readRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let count = 0;
  readEach(xml, 'c', ['v', 't'], (text, { r = '', t }) => {
    const [, letters = '', number = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? [];
    const column = Array.from(letters).reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    );
    const said = t === 's' ? (shared[Number(text)] ?? '') : unescaped(text);
    if (column === 0 || column > 100 || said.trim() === '') return;
    count += 1;
    if (count > MOST_CELLS) throw new Error('too many cells');
    const row = (rows[Number(number)] ??= []);
    row[column - 1] = said;
  });
  return Object.values(rows).map((row) =>
    Array.from(row, (cell: string | undefined) => cell ?? ''),
  );
}

/** Excel writes what XML cannot hold as _x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
