import { strFromU8, unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Pictures } from '../pictures/prepare-picture';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PLACEHOLDER = 'picture of row ';

/** Stands for a row's picture until the package is put together. */
export function placeholderFor(row: number): Uint8Array {
  return new TextEncoder().encode(PLACEHOLDER + row);
}

/**
 * Puts the real pictures where their placeholders stand. The library would deflate them (JPEGs do
 * not get smaller) and hold each several times; here they are stored, straight into the Blob's parts.
 */
export function insertPictures(docx: Uint8Array, pictures: Pictures): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(chunk);
  });
  for (const [path, content] of Object.entries(unzipSync(docx))) {
    const picture = path.startsWith('word/media/') ? pictures.get(rowOf(content)) : undefined;
    const entry = picture ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(picture?.jpeg ?? content, true);
  }
  zip.end();
  if (failure !== null) throw failure;
  return new Blob(parts, { type: DOCX });
}

function rowOf(placeholder: Uint8Array): number {
  return Number(strFromU8(placeholder).slice(PLACEHOLDER.length));
}
