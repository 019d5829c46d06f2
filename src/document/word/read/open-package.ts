import { strFromU8 } from 'fflate';
import type { XmlRoom } from '@/lib/xml/bounded-parser';
import { type ZipBounds, ZipArchive } from '@/lib/zip/open-zip';
import { ZipProblem } from '@/lib/zip/zip-problem';
import { sourceOfBytes, type ZipSource } from '@/lib/zip/zip-source';
import { findParts, relationsOf } from './find-parts';
import type { FilePictures } from './read-pictures';
import { childOf, readXml, type XmlElement } from './read-xml';
import {
  DAMAGED,
  NOT_WORD,
  OLD_OR_LOCKED,
  OPEN_DOCUMENT,
  PACKED_OTHERWISE,
  TOO_LARGE,
  WordProblem,
} from './word-problem';

/** The parts that say something, each as a tree; undefined where there is none. */
export interface WordPackage {
  document: XmlElement;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  properties: XmlElement | undefined;
  comments: XmlElement | undefined;
  pictures: FilePictures;
}

/** 300 photos of a modern camera, redrawn for print, take about 120 MB. */
export const LARGEST_FILE = 400 * 1024 * 1024;
/** The text of 300 rows takes about 3 MB; tracked changes and Word's own marks may triple it. */
const BOUNDS: ZipBounds = {
  entries: 20_000,
  fileBytes: 64 * 1024 * 1024,
  bytes: 80 * 1024 * 1024,
  ratio: 200,
};
/** A report of 300 rows has 85,000; 2,000 rows, saved by Word with its own marks, stay below. */
const MOST_NODES = 700_000;

const starts = (file: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => file[index] === byte);

/**
 * Takes the texts out of a Word file; pictures are not unpacked. Throws a WordProblem for all that is no
 * readable .docx.
 */
export function openPackage(file: Uint8Array | ZipSource): WordPackage {
  const source = file instanceof Uint8Array ? sourceOfBytes(file) : file;
  const start = source.read(0, Math.min(source.size, 4));
  if (starts(start, [0xd0, 0xcf, 0x11, 0xe0])) throw new WordProblem(OLD_OR_LOCKED);
  if (!starts(start, [0x50, 0x4b])) throw new WordProblem(NOT_WORD);
  try {
    return readPackage(new ZipArchive(source, BOUNDS));
  } catch (error) {
    throw error instanceof ZipProblem
      ? new WordProblem(SENTENCES[error.fault], { cause: error })
      : error;
  }
}

const SENTENCES = { damaged: DAMAGED, 'too-large': TOO_LARGE, unsupported: PACKED_OTHERWISE };

function readPackage(zip: ZipArchive): WordPackage {
  const textAt = (path: string) => textOf(zip.read(path) ?? new Uint8Array());
  if (textAt('mimetype').includes('opendocument')) throw new WordProblem(OPEN_DOCUMENT);
  const room: XmlRoom = { nodes: MOST_NODES };
  const trees = new Map<string, XmlElement | undefined>();
  const treeAt = (path: string | undefined) => {
    if (path === undefined || !zip.paths.includes(path)) return undefined;
    if (!trees.has(path)) trees.set(path, readXml(textAt(path), room));
    return trees.get(path);
  };
  const paths = findParts(treeAt);
  const document = treeAt(paths.document);
  if (document === undefined) throw new WordProblem(NOT_WORD);
  return {
    document,
    styles: treeAt(paths.styles),
    numbering: treeAt(paths.numbering),
    comments: treeAt(paths.comments),
    properties: treeAt(paths.properties),
    pictures: picturesOf(zip, relationsOf(paths.document ?? '', treeAt)),
  };
}

function picturesOf(zip: ZipArchive, relations: ReturnType<typeof relationsOf>): FilePictures {
  const paths = new Map(
    relations
      .filter(({ type }) => type.endsWith('/relationships/image'))
      .map(({ id, path }) => [id, path]),
  );
  return {
    sumOf: (relation) => zip.sumOf(paths.get(relation) ?? ''),
    read: (relation) => {
      try {
        const bytes = zip.read(paths.get(relation) ?? '');
        // A copy of its own: the archive's memory is not sent along with it.
        return bytes ? new Uint8Array(bytes) : null;
      } catch (error) {
        if (error instanceof ZipProblem) return null;
        throw error;
      }
    },
  };
}

function textOf(content: Uint8Array): string {
  if (starts(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (starts(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  return strFromU8(content).replace(/^\ufeff/u, '');
}

/** The file's custom properties. */
export function customProperties(part: XmlElement | undefined): { name: string; value: string }[] {
  return (part?.children ?? []).map((property) => ({
    name: property.attributes['name'] ?? '',
    value: childOf(property, 'lpwstr')?.text ?? property.children[0]?.text ?? '',
  }));
}
