import { cleanTemplate } from './cleaning/clean-template';
import { isBlock, type PlaceholderName, PLACEHOLDERS, suggestPlaceholder } from './placeholders';
import { splitTexts } from './placeholder-texts';
import { writtenParts } from '@/document/word/package/relations';
import { WordPackage } from '@/document/word/package/word-package';
import { WordProblem } from '@/document/word/package/word-problem';
import { TEMPLATE } from '@/document/word/package/word-use';
import { descendants } from '@/document/word/package/xml-tree';

/** The size limit of a firm's template; its pictures are a letterhead's. */
export const TEMPLATE_MAX_BYTES = 5 * 1024 * 1024;

export interface TemplateReading {
  /** The cleaned file, a plain .docx, to be stored and filled. */
  content: Uint8Array<ArrayBuffer>;
  found: PlaceholderName[];
  /** Wanted placeholders that are missing. */
  missing: PlaceholderName[];
  unknown: { written: string; suggestion: PlaceholderName | null }[];
  /** A sentence for each kind of removed thing. */
  removed: string[];
}

const TOO_LARGE =
  'This file is larger than 5 MB. Make the pictures in it smaller (in Word: Picture Format, Compress Pictures) and choose it again.';
/** More cannot be typing errors. */
const MOST_UNKNOWN = 50;

/** Reads a firm's Word file. Throws a WordProblem, with a sentence for people, where it is no template. */
export function readTemplate(file: Uint8Array): TemplateReading {
  if (file.byteLength > TEMPLATE_MAX_BYTES) throw new WordProblem(TOO_LARGE);
  const pack = WordPackage.open(file, TEMPLATE);
  const removed = cleanTemplate(pack);
  const found = new Set<PlaceholderName>();
  const unknown = new Map<string, PlaceholderName | null>();
  for (const part of writtenParts(pack)) {
    const tree = pack.tree(part);
    for (const paragraph of tree ? descendants(tree) : []) {
      if (paragraph.name !== 'w:p') continue;
      for (const { name, written } of splitTexts(paragraph).places) {
        if (name !== null && !(isBlock(name) && part !== pack.main)) found.add(name);
        else if (unknown.size < MOST_UNKNOWN)
          unknown.set(
            name === null ? written : `${written} (in a header, a footer or a note)`,
            name === null ? suggestPlaceholder(written) : null,
          );
      }
    }
  }
  return {
    content: pack.zip(),
    found: PLACEHOLDERS.map(({ name }) => name).filter((name) => found.has(name)),
    missing: PLACEHOLDERS.flatMap(({ name, isWanted }) =>
      isWanted && !found.has(name) ? [name] : [],
    ),
    unknown: [...unknown].map(([written, suggestion]) => ({ written, suggestion })),
    removed,
  };
}
