import { strFromU8, strToU8 } from 'fflate';
import { pictureToken } from '@/document/bookmarks/file-properties';
import { crc32 } from '@/lib/pictures/formats/crc32';
import type { ZipSource } from '@/lib/zip/central-directory';
import { PackageParts } from '@/document/word/package/relations';
import { WordPackage } from '@/document/word/package/word-package';
import { WordProblem } from '../package/word-problem';
import { RETURNED } from '../package/word-use';
import { findChild, listElements, joinText, type XmlElement } from '../package/xml-tree';
import type { FilePictures } from './read-attachments';

/** The parts that are read, as trees; undefined where absent. */
export interface ReturnedParts {
  document: XmlElement;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  properties: XmlElement | undefined;
  comments: XmlElement | undefined;
  /** Footnotes and endnotes. */
  notes: XmlElement[];
  /** Headers and footers. */
  furniture: XmlElement[];
  pictures: FilePictures;
  /** The checksum of the document itself: see bodySum. */
  sum: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES = {
  officeDocument: [
    `${WORD}.document.main+xml`,
    `${WORD}.template.main+xml`,
    // Its macros are not read.
    'application/vnd.ms-word.document.macroenabled.main+xml',
  ],
  styles: [`${WORD}.styles+xml`],
  numbering: [`${WORD}.numbering+xml`],
  comments: [`${WORD}.comments+xml`],
  footnotes: [`${WORD}.footnotes+xml`],
  endnotes: [`${WORD}.endnotes+xml`],
  header: [`${WORD}.header+xml`],
  footer: [`${WORD}.footer+xml`],
  'custom-properties': ['application/vnd.openxmlformats-officedocument.custom-properties+xml'],
} as const;

/**
 * Finds the parts of a returned file as Word does: by relationship, each with the content type of its kind, whatever
 * its name. Pictures stay packed. Throws a WordProblem for anything but a readable .docx.
 */
export function openReturned(file: Uint8Array | ZipSource): ReturnedParts {
  return openParts(WordPackage.open(file, RETURNED));
}

export function openParts(pack: WordPackage): ReturnedParts {
  const parts = new PackageParts(pack);
  const listPaths = (owner: string, kind: keyof typeof TYPES) =>
    relationsTo(parts, owner, kind)
      .map(({ path }) => path)
      .filter((path) => TYPES[kind].some((type) => type === parts.findType(path)));
  const findPath = (owner: string, kind: keyof typeof TYPES) => listPaths(owner, kind)[0];
  // A bare document without its package is still readable.
  const main = pack.has('_rels/.rels') ? findPath('', 'officeDocument') : 'word/document.xml';
  const findTree = (owner: string, kind: keyof typeof TYPES) =>
    pack.tree(findPath(owner, kind) ?? '');
  const document = pack.tree(main ?? '');
  if (main === undefined || document === undefined)
    throw new WordProblem(RETURNED.sentences.notWord);
  const listTrees = (...kinds: (keyof typeof TYPES)[]) =>
    kinds.flatMap((kind) => listPaths(main, kind)).flatMap((path) => pack.tree(path) ?? []);
  return {
    document,
    notes: listTrees('footnotes', 'endnotes'),
    furniture: listTrees('header', 'footer'),
    sum: bodySum(pack.bytes(main)),
    styles: findTree(main, 'styles'),
    numbering: findTree(main, 'numbering'),
    comments: findTree(main, 'comments'),
    properties: findTree('', 'custom-properties'),
    pictures: openPictures(pack, relationsTo(parts, main, 'image')),
  };
}

/** A document's checksum, ignoring the ids of bookmarks and pictures: the library keeps counting from file to file. */
function bodySum(document: Uint8Array | undefined): string {
  const xml = strFromU8(document ?? new Uint8Array());
  return pictureToken(crc32(strToU8(xml.replaceAll(/(?:docPr |w:)id="\d+"/gu, ''))));
}

/** The relationships of one kind with a part of the file as target. */
function relationsTo(parts: PackageParts, owner: string, wanted: string) {
  return [...parts.listRelations(owner).values()].flatMap((relation) => {
    const path = parts.findTarget(relation);
    const isWanted = relation.type.endsWith(`/relationships/${wanted}`);
    return isWanted && path !== undefined ? [{ id: relation.id, path }] : [];
  });
}

function openPictures(
  pack: WordPackage,
  relations: readonly { id: string; path: string }[],
): FilePictures {
  const paths = new Map(relations.map(({ id, path }) => [id, path]));
  return {
    readChecksum: (relation) => pack.readChecksum(paths.get(relation) ?? ''),
    read: (relation) => {
      try {
        const bytes = pack.bytes(paths.get(relation) ?? '');
        // Copied: transferring a view would send the archive's whole memory.
        return bytes ? new Uint8Array(bytes) : null;
      } catch (error) {
        if (error instanceof WordProblem) return null;
        throw error;
      }
    },
  };
}

export function customProperties(part: XmlElement | undefined): { name: string; value: string }[] {
  return (part ? listElements(part) : []).map((property) => {
    const value = findChild(property, 'vt:lpwstr') ?? listElements(property)[0];
    return { name: property.attributes['name'] ?? '', value: value ? joinText(value) : '' };
  });
}
