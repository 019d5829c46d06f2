import { type Document, Packer } from 'docx';
import { strToU8 } from 'fflate';

/** The parts of docx 9 that pack a document; the library offers it zipped only. */
interface Inside {
  compiler: { compile: (document: Document) => Map<string, string | Uint8Array> };
}

/**
 * A document's parts by their paths, as the library writes them. It would deflate them, for us to unpack again before
 * anything is changed in them: a quarter of the time that a Word file takes.
 */
export function compileParts(document: Document): Record<string, Uint8Array> {
  const { compiler } = Packer as unknown as Inside;
  return Object.fromEntries(
    Array.from(compiler.compile(document), ([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(countFromOne(content)) : content,
    ]),
  );
}

const COUNTED = /(<wp:docPr id="|<w:bookmark(?:Start|End)\b[^>]* w:id=")(\d+)/g;

/** The library counts pictures and bookmarks on from one file to the next: here each file has its own from 1. */
function countFromOne(xml: string): string {
  const pictures = new Map<string, number>();
  const bookmarks = new Map<string, number>();
  return xml.replace(COUNTED, (_, before: string, id: string) => {
    const numbers = before.startsWith('<wp') ? pictures : bookmarks;
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return before + String(number);
  });
}
