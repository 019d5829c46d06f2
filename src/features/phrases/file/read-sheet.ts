import { SaxesParser } from 'saxes';
import { ZipArchive } from '@/lib/zip/open-zip';

const BOUNDS = { entries: 2000, fileBytes: 50 << 20, bytes: 100 << 20, ratio: 200 };
const MOST_CELLS = 200_000;

/** The cells of the first non-empty sheet of an .xlsx. Throws for any other file. */
export function readSheet(bytes: Uint8Array): string[][] {
  const archive = new ZipArchive(bytes, BOUNDS);
  const xml = (path: string) => new TextDecoder().decode(archive.read(path));
  const sheets = listSheets(xml('xl/workbook.xml'), xml('xl/_rels/workbook.xml.rels'));
  const shared = archive.paths.includes('xl/sharedStrings.xml')
    ? readStrings(xml('xl/sharedStrings.xml'))
    : [];
  for (const path of sheets) {
    const rows = readRows(xml(path), shared);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The paths of the visible sheets, in the order of their tabs. */
function listSheets(workbook: string, relations: string): string[] {
  const targets = new Map<string, string>();
  readEach(relations, ['Relationship'], [], (_, { Id = '', Target = '' }) =>
    targets.set(Id, Target.replace(/^(?:\/xl\/)?/, 'xl/')),
  );
  const paths: string[] = [];
  readEach(workbook, ['sheet'], [], (_, { state = 'visible', ...of }) => {
    const id = Object.entries(of).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    if (state === 'visible') paths.push(targets.get(id) ?? '');
  });
  return paths;
}

/** Calls back with each matching element's text, without phonetic readings, and its attributes. */
function readEach(
  xml: string,
  names: readonly string[],
  parts: readonly string[],
  onEach: (text: string, of: Record<string, string>, name: string) => void,
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
    if (names.includes(local)) {
      text = '';
      attributes = tag.attributes;
    }
  });
  parser.on('text', (words) => {
    if (parts.includes(open.at(-1) ?? '') && !open.includes('rPh')) text += words;
  });
  parser.on('closetag', () => {
    const name = open.pop() ?? '';
    if (names.includes(name)) onEach(text, attributes, name);
  });
  parser.write(xml).close();
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  readEach(xml, ['si'], ['t'], (text) => strings.push(unescaped(text)));
  return strings;
}

function readRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let count = 0;
  // A cell without a reference follows the one before it.
  let [line, column] = [0, 0];
  readEach(xml, ['c', 'row'], ['v', 't'], (text, { r = '', t = 'n' }, name) => {
    if (name === 'row') {
      [line, column] = [line + 1, 0];
      return;
    }
    const [, letters = '', number] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? [];
    const place = Array.from(letters).reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    );
    [line, column] = [Number(number ?? line), place || column + 1];
    const said = readValue(t, text, shared);
    if (t === 'e' || column > 100 || said.trim() === '') return;
    count += 1;
    if (count > MOST_CELLS) throw new Error('too many cells');
    const row = (rows[line] ??= []);
    row[column - 1] = said;
  });
  return Object.values(rows).map((row) =>
    Array.from(row, (cell: string | undefined) => cell ?? ''),
  );
}

function readValue(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  // 0.29 is stored as 0.28999999999999998.
  return type === 'n' && text !== '' ? String(Number(text)) : unescaped(text);
}

/** Excel writes characters that XML cannot hold as _x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
