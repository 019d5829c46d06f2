import { strFromU8, strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Pictures } from '@/document/pictures/prepare-picture';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PLACEHOLDER = 'picture of row ';

/** Represents a row's picture until the package is assembled. */
export function drawPlaceholder(row: number): Uint8Array {
  return new TextEncoder().encode(PLACEHOLDER + row);
}

/** Changes to the XML of parts, by path. */
type Changes = Readonly<Record<string, (xml: string) => string>>;

/**
 * Packs parts by path, with the real pictures for their placeholders. The library would deflate pictures (JPEGs do not
 * shrink) and keep several copies; here they are stored, straight into the Blob. Every part is dated `readAt`: the same
 * content gives the same bytes.
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

/** A zip's time has no zone, so only the day is kept; noon of it exists in every zone. */
function toNoon(day: Date): Date {
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}

function readRowNumber(placeholder: Uint8Array): number {
  return Number(strFromU8(placeholder).slice(PLACEHOLDER.length));
}
