import { type Document, Packer } from 'docx';
import { strToU8 } from 'fflate';

/** The inner parts of docx 9 that pack a document; the library only offers it zipped. */
interface Inside {
  compiler: { compile: (document: Document) => Map<string, string | Uint8Array> };
}

/**
 * A document's parts by path, as the library writes them. Zipped, they would have to be unpacked for every change: a
 * quarter of a Word file's time.
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

/** Numbers pictures and bookmarks from 1: the library keeps counting from file to file. */
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
