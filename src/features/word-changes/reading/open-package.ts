import { strFromU8, unzipSync } from 'fflate';
import { childOf, readXml } from './read-xml';
import {
  DAMAGED,
  NOT_WORD,
  OLD_OR_LOCKED,
  OPEN_DOCUMENT,
  TOO_LARGE,
  WordProblem,
} from './word-problem';

/** The parts that say something, each as a string; undefined where there is none. */
export interface WordPackage {
  document: string;
  styles?: string | undefined;
  numbering?: string | undefined;
  properties?: string | undefined;
  comments?: string | undefined;
}

/** 300 photos of a modern camera, redrawn for print, take about 120 MB. */
export const LARGEST_FILE = 400 * 1024 * 1024;
/** The text of 300 rows takes about 3 MB; tracked changes and Word's own marks may triple it. */
const LARGEST_PART = 64 * 1024 * 1024;
const MOST_ENTRIES = 20_000;

const OFFICE_DOCUMENT = /\/relationships\/officeDocument$/u;
const starts = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte);

/**
 * Takes the texts out of a Word file; pictures are not unpacked. No part grows beyond what its entry
 * says, and no entry may say too much. Throws a WordProblem for all that is no readable .docx.
 */
export function openPackage(file: Uint8Array): WordPackage {
  if (starts(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new WordProblem(OLD_OR_LOCKED);
  if (!starts(file, [0x50, 0x4b])) throw new WordProblem(NOT_WORD);
  const first = partsOf(file, ['mimetype', '_rels/.rels']);
  if (first['mimetype']?.includes('opendocument')) throw new WordProblem(OPEN_DOCUMENT);
  const path = documentPath(first['_rels/.rels']);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = (name: string) => `${folder}${name}.xml`;
  const names = {
    styles: beside('styles'),
    numbering: beside('numbering'),
    comments: beside('comments'),
  };
  const properties = 'docProps/custom.xml';
  const parts = partsOf(file, [path, properties, ...Object.values(names)]);
  const document = parts[path];
  if (document === undefined) throw new WordProblem(NOT_WORD);
  return {
    document,
    styles: parts[names.styles],
    numbering: parts[names.numbering],
    comments: parts[names.comments],
    properties: parts[properties],
  };
}

/** Word's own is word/document.xml; what is saved in a browser may be called otherwise. */
function documentPath(relations: string | undefined): string {
  if (relations === undefined) return 'word/document.xml';
  const relation = readXml(relations).children.find(({ attributes }) =>
    OFFICE_DOCUMENT.test(attributes['Type'] ?? ''),
  );
  return (relation?.attributes['Target'] ?? 'word/document.xml').replace(/^\//u, '');
}

function partsOf(file: Uint8Array, wanted: readonly string[]): Record<string, string> {
  let entries = 0;
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MOST_ENTRIES) throw new WordProblem(TOO_LARGE);
        if (!wanted.includes(name)) return false;
        if (originalSize > LARGEST_PART) throw new WordProblem(TOO_LARGE);
        return true;
      },
    });
    return Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [name, textOf(content)]),
    );
  } catch (error) {
    if (error instanceof WordProblem) throw error;
    throw new WordProblem(DAMAGED, { cause: error });
  }
}

function textOf(content: Uint8Array): string {
  if (starts(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (starts(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  return strFromU8(content).replace(/^\ufeff/u, '');
}

/** The file's custom properties. */
export function customProperties(xml: string | undefined): { name: string; value: string }[] {
  if (xml === undefined) return [];
  return readXml(xml).children.map((property) => ({
    name: property.attributes['name'] ?? '',
    value: childOf(property, 'lpwstr')?.text ?? property.children[0]?.text ?? '',
  }));
}
