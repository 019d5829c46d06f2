import { strFromU8, strToU8, zipSync } from 'fflate';
import { type XmlRoom, readXml, listElements, type XmlElement } from './xml-tree';
import { ZipArchive } from '@/lib/zip/open-zip';
import { ZipProblem, sourceOfBytes, type ZipSource } from '@/lib/zip/central-directory';
import { WordProblem, type WordSentences } from './word-problem';
import { OF_OUR_OWN, type WordUse } from './word-use';
import { writeXml } from './write-xml';

export const CONTENT_TYPES = '[Content_Types].xml';

const starts = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte);

/** The parts of a Word file by path; XML is parsed on demand and written back at the end. */
export class WordPackage {
  private readonly trees = new Map<string, XmlElement>();
  private readonly files: Map<string, Uint8Array>;
  private readonly archive: ZipArchive | null;
  private readonly use: WordUse;
  private readonly room: XmlRoom & { bytes: number };

  private constructor(
    files: Map<string, Uint8Array>,
    archive: ZipArchive | null = null,
    use: WordUse = OF_OUR_OWN,
  ) {
    this.files = files;
    this.archive = archive;
    this.use = use;
    this.room = { bytes: use.xmlBytes, nodes: use.nodes };
  }

  /** Wraps files made by our own libraries. */
  static of(files: Record<string, Uint8Array>): WordPackage {
    return new WordPackage(new Map(Object.entries(files)));
  }

  /** Opens a file within bounds. Throws a WordProblem for anything but a readable Word file. */
  static open(file: Uint8Array | ZipSource, use: WordUse): WordPackage {
    const { sentences, bounds, isUnpackedWhole } = use;
    const source = file instanceof Uint8Array ? sourceOfBytes(file) : file;
    const start = source.read(0, Math.min(source.size, 4));
    if (starts(start, [0xd0, 0xcf, 0x11, 0xe0])) throw new WordProblem(sentences.oldOrLocked);
    if (!starts(start, [0x50, 0x4b])) throw new WordProblem(sentences.notWord);
    return withSentences(sentences, () => {
      const zip = new ZipArchive(source, bounds);
      const kind = zip.read('mimetype');
      if (kind && strFromU8(kind).includes('opendocument'))
        throw new WordProblem(sentences.openDocument);
      if (!isUnpackedWhole) return new WordPackage(new Map(), zip, use);
      // A file without types is no Word file: nothing more is unpacked.
      if (!zip.paths.includes(CONTENT_TYPES)) throw new WordProblem(sentences.notWord);
      const paths = zip.paths.filter((path) => !path.endsWith('/'));
      const files = paths.map((path) => [path, zip.read(path) ?? new Uint8Array()] as const);
      return new WordPackage(new Map(files), null, use);
    });
  }

  paths(): string[] {
    const packed = this.archive?.paths ?? [];
    return [...new Set([...packed, ...this.files.keys(), ...this.trees.keys()])];
  }

  has(path: string): boolean {
    const isPacked = this.archive?.paths.includes(path) ?? false;
    return isPacked || this.files.has(path) || this.trees.has(path);
  }

  bytes(path: string): Uint8Array | undefined {
    const { files, archive, use } = this;
    return files.get(path) ?? withSentences(use.sentences, () => archive?.read(path));
  }

  /** Reads a part's checksum from the archive, without unpacking. */
  readChecksum(path: string): number | undefined {
    return this.archive?.readChecksum(path);
  }

  /** A part's tree, to change in place; undefined for a missing part. */
  tree(path: string): XmlElement | undefined {
    const known = this.trees.get(path);
    if (known) return known;
    const content = this.bytes(path);
    if (!content) return undefined;
    this.room.bytes -= content.length;
    if (this.room.bytes < 0) throw new WordProblem(this.use.sentences.tooLarge);
    const tree = readXml(decoded(content), this.room, this.use);
    this.trees.set(path, tree);
    return tree;
  }

  put(path: string, content: Uint8Array | XmlElement): void {
    if (content instanceof Uint8Array) this.files.set(path, content);
    else this.trees.set(path, content);
  }

  replaceAll(parts: ReadonlyMap<string, Uint8Array | XmlElement>): void {
    this.files.clear();
    this.trees.clear();
    for (const [path, content] of parts) this.put(path, content);
  }

  /** Readers expect the types first. */
  written(): Record<string, Uint8Array> {
    const paths = [CONTENT_TYPES, ...this.paths().filter((path) => path !== CONTENT_TYPES)];
    return Object.fromEntries(
      paths.map((path) => {
        const tree = this.trees.get(path);
        return [path, tree ? strToU8(writeXml(tree)) : (this.bytes(path) ?? new Uint8Array())];
      }),
    );
  }

  zip(): Uint8Array<ArrayBuffer> {
    // A fixed time: the same content gives the same bytes.
    return zipSync(this.written(), { level: 6, mtime: '1980-01-01T00:00:00' });
  }

  get main(): string {
    const relations = this.tree('_rels/.rels');
    const relation = (relations ? listElements(relations) : []).find(({ attributes }) =>
      /\/officeDocument$/u.test(attributes['Type'] ?? ''),
    );
    const path = (relation?.attributes['Target'] ?? '').replace(/^\//u, '');
    if (!this.has(path)) throw new WordProblem(this.use.sentences.notWord);
    return path;
  }
}

/** Turns an archive's refusal into a sentence for people. */
function withSentences<T>(sentences: WordSentences, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    const sentence = {
      damaged: sentences.damaged,
      'too-large': sentences.tooLarge,
      unsupported: sentences.packedOtherwise,
    }[error.fault];
    throw new WordProblem(sentence, { cause: error });
  }
}

function decoded(content: Uint8Array): string {
  if (starts(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (starts(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder().decode(content);
}
