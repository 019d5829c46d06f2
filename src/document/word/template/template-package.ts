import { strFromU8, strToU8, zipSync } from 'fflate';
import type { XmlRoom } from '@/lib/xml/bounded-parser';
import { type ZipBounds, ZipArchive } from '@/lib/zip/open-zip';
import { ZipProblem } from '@/lib/zip/zip-problem';
import { TemplateProblem } from './template-problem';
import { DAMAGED, elementsOf, parseXml, TOO_LARGE, writeXml, type XmlElement } from './xml-tree';

/** A letterhead has thirty parts; its XML deflates by fifty at the most. */
const BOUNDS: ZipBounds = {
  entries: 500,
  fileBytes: 60 * 1024 * 1024,
  bytes: 60 * 1024 * 1024,
  ratio: 200,
};

/** All XML that is read: the largest of two dozen firms' files has half a megabyte, of thirty thousand nodes. */
const MOST_XML_BYTES = 24 * 1024 * 1024;
const MOST_NODES = 300_000;

const NOT_WORD = 'This is not a Word document. Choose a .docx or .dotx file.';
const OLD_OR_LOCKED =
  'This is an older Word document (.doc or .dot), or one with a password. Save it in Word as .docx or .dotx, without a password, and choose that file.';
const OPEN_DOCUMENT =
  'This is an OpenDocument file. Save it as a Word document (.docx) and choose that file.';
const PACKED_OTHERWISE =
  'This file is packed in a way that is not read here. Open it in Word, save it again as .docx, without a password, and choose that file.';

export const CONTENT_TYPES = '[Content_Types].xml';

const starts = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte);

/** The parts of a Word file by their paths; XML is read when it is asked for and written back at the end. */
export class TemplatePackage {
  private readonly trees = new Map<string, XmlElement>();

  private readonly files: Map<string, Uint8Array>;
  private readonly room: XmlRoom & { bytes: number };

  /** For files of our own making; what others made is opened within bounds. */
  constructor(files: Map<string, Uint8Array>, room = { bytes: Infinity, nodes: Infinity }) {
    this.files = files;
    this.room = room;
  }

  /** Unpacks a file within bounds. Throws a TemplateProblem for all that is no readable Word file. */
  static open(file: Uint8Array): TemplatePackage {
    if (starts(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new TemplateProblem(OLD_OR_LOCKED);
    if (!starts(file, [0x50, 0x4b])) throw new TemplateProblem(NOT_WORD);
    return new TemplatePackage(partsOf(file), { bytes: MOST_XML_BYTES, nodes: MOST_NODES });
  }

  paths(): string[] {
    return [...new Set([...this.files.keys(), ...this.trees.keys()])];
  }

  has(path: string): boolean {
    return this.files.has(path) || this.trees.has(path);
  }

  bytes(path: string): Uint8Array | undefined {
    return this.files.get(path);
  }

  /** A part's tree, which may be changed in its place; undefined where there is no such part. */
  tree(path: string): XmlElement | undefined {
    const known = this.trees.get(path);
    if (known) return known;
    const content = this.files.get(path);
    if (!content) return undefined;
    this.room.bytes -= content.length;
    if (this.room.bytes < 0) refuse(TOO_LARGE);
    const tree = parseXml(decoded(content), this.room);
    this.trees.set(path, tree);
    return tree;
  }

  put(path: string, content: Uint8Array | XmlElement): void {
    if (content instanceof Uint8Array) this.files.set(path, content);
    else this.trees.set(path, content);
  }

  /** Puts other parts in the place of all. */
  replaceAll(parts: ReadonlyMap<string, Uint8Array | XmlElement>): void {
    this.files.clear();
    this.trees.clear();
    for (const [path, content] of parts) this.put(path, content);
  }

  /** The types come first, as every reader expects. */
  written(): Record<string, Uint8Array> {
    const paths = [CONTENT_TYPES, ...this.paths().filter((path) => path !== CONTENT_TYPES)];
    return Object.fromEntries(
      paths.map((path) => {
        const tree = this.trees.get(path);
        return [path, tree ? strToU8(writeXml(tree)) : (this.files.get(path) ?? new Uint8Array())];
      }),
    );
  }

  zip(): Uint8Array<ArrayBuffer> {
    // A fixed time: the same file gives the same bytes.
    return zipSync(this.written(), { level: 6, mtime: '1980-01-01T00:00:00' });
  }

  /** The main document's path. */
  get main(): string {
    const relation = elementsOf(this.tree('_rels/.rels') ?? refuse(NOT_WORD)).find(
      ({ attributes }) => /\/officeDocument$/u.test(attributes['Type'] ?? ''),
    );
    const path = (relation?.attributes['Target'] ?? '').replace(/^\//u, '');
    return this.has(path) ? path : refuse(NOT_WORD);
  }
}

function refuse(sentence: string): never {
  throw new TemplateProblem(sentence);
}

/** Everything but folders. What says by its first parts that it is no Word file is not unpacked any further. */
function partsOf(file: Uint8Array): Map<string, Uint8Array> {
  try {
    const zip = new ZipArchive(file, BOUNDS);
    const kind = zip.read('mimetype');
    if (kind && strFromU8(kind).includes('opendocument')) refuse(OPEN_DOCUMENT);
    if (!zip.paths.includes(CONTENT_TYPES)) refuse(NOT_WORD);
    const paths = zip.paths.filter((path) => !path.endsWith('/'));
    return new Map(paths.map((path) => [path, zip.read(path) ?? new Uint8Array()]));
  } catch (error) {
    throw error instanceof ZipProblem
      ? new TemplateProblem(SENTENCES[error.fault], { cause: error })
      : error;
  }
}

const SENTENCES = { damaged: DAMAGED, 'too-large': TOO_LARGE, unsupported: PACKED_OTHERWISE };

function decoded(content: Uint8Array): string {
  if (starts(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (starts(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder().decode(content);
}
