import { strFromU8, strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Pictures } from '@/document/pictures/prepare-picture';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PLACEHOLDER = 'picture of row ';

/** Stands for a row's picture until the package is put together. */
export function drawPlaceholder(row: number): Uint8Array {
  return new TextEncoder().encode(PLACEHOLDER + row);
}

/** Parts whose text is to be changed on the way, by their paths. */
type Changes = Readonly<Record<string, (xml: string) => string>>;

/**
 * Packs parts by their paths, the real pictures where their placeholders stand. The library would deflate pictures
 * (JPEGs do not get smaller) and hold each several times; here they are stored, straight into the Blob's parts.
 * Every part is dated `readAt`, so that what says the same is the same bytes.
 */
export function packWithPictures(
  files: Readonly<Record<string, Uint8Array>>,
  pictures: Pictures,
  { readAt, changes = {} }: { readAt: Date; changes?: Changes },
): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(chunk);
  });
  for (const [path, content] of Object.entries(files)) {
    const picture = path.startsWith('word/media/')
      ? pictures.get(readRowNumber(content))
      : undefined;
    const entry = picture ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = toNoon(readAt);
    zip.add(entry);
    const change = changes[path];
    const written = change ? strToU8(change(strFromU8(content))) : content;
    entry.push(picture?.jpeg ?? written, true);
  }
  zip.end();
  if (failure !== null) throw failure;
  return new Blob(parts, { type: DOCX });
}

/** A zip's clock knows no zone, so the day alone is kept; in each zone every day has a noon. */
function toNoon(day: Date): Date {
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}

function readRowNumber(placeholder: Uint8Array): number {
  return Number(strFromU8(placeholder).slice(PLACEHOLDER.length));
}
