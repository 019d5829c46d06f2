import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { TemplateProblem } from './template-problem';
import { DAMAGED, elementsOf, parseXml, writeXml, type XmlElement } from './xml-tree';

const MOST_ENTRIES = 500;
const MOST_BYTES = 60 * 1024 * 1024;
/** All XML together: a letterhead's is below one. */
const MOST_XML_BYTES = 24 * 1024 * 1024;
/** XML deflates by fifty at the most; what is small may do as it likes. */
const MOST_RATIO = 200;
const SMALL = 1024 * 1024;

const NOT_WORD = 'This is not a Word document. Choose a .docx or .dotx file.';
const OLD_OR_LOCKED =
  'This is an older Word document (.doc or .dot), or one with a password. Save it in Word as .docx or .dotx, without a password, and choose that file.';
const OPEN_DOCUMENT =
  'This is an OpenDocument file. Save it as a Word document (.docx) and choose that file.';
const BOMB =
  'This file would unpack to more than a template can hold. Take large pictures and attachments out of it in Word and choose it again.';

export const CONTENT_TYPES = '[Content_Types].xml';

const starts = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte);

/** The parts of a Word file by their paths; XML is read when it is asked for and written back at the end. */
export class TemplatePackage {
  private readonly trees = new Map<string, XmlElement>();

  private readonly files: Map<string, Uint8Array>;

  /** For files of our own making; what others made is opened within bounds. */
  constructor(files: Map<string, Uint8Array>) {
    this.files = files;
  }

  /** Unpacks a file within bounds. Throws a TemplateProblem for all that is no readable Word file. */
  static open(file: Uint8Array): TemplatePackage {
    if (starts(file, [0xd0, 0xcf, 0x11, 0xe0])) throw new TemplateProblem(OLD_OR_LOCKED);
    if (!starts(file, [0x50, 0x4b])) throw new TemplateProblem(NOT_WORD);
    const files = new Map(Object.entries(unzipped(file)).filter(([path]) => !path.endsWith('/')));
    const kind = files.get('mimetype');
    if (kind && strFromU8(kind).includes('opendocument')) throw new TemplateProblem(OPEN_DOCUMENT);
    if (!files.has(CONTENT_TYPES)) throw new TemplateProblem(NOT_WORD);
    return new TemplatePackage(files);
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
    const tree = parseXml(decoded(content));
    this.trees.set(path, tree);
    return tree;
  }

  put(path: string, content: Uint8Array | XmlElement): void {
    if (content instanceof Uint8Array) this.files.set(path, content);
    else this.trees.set(path, content);
  }

  remove(path: string): void {
    this.files.delete(path);
    this.trees.delete(path);
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

function unzipped(file: Uint8Array): Record<string, Uint8Array> {
  const left = { entries: MOST_ENTRIES, bytes: MOST_BYTES, xml: MOST_XML_BYTES };
  try {
    return unzipSync(file, {
      filter: ({ name, size, originalSize }) => {
        left.entries -= 1;
        left.bytes -= originalSize;
        if (/\.(?:xml|rels)$/iu.test(name)) left.xml -= originalSize;
        const isBomb = originalSize > SMALL && originalSize > size * MOST_RATIO;
        if (isBomb || Object.values(left).some((room) => room < 0)) refuse(BOMB);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof TemplateProblem) throw error;
    throw new TemplateProblem(DAMAGED, { cause: error });
  }
}

function decoded(content: Uint8Array): string {
  if (starts(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (starts(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder().decode(content);
}
