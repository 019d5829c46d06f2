import { recognise, type PhotoFormat } from '../formats/recognise';

/** Enough for whatever servers and cards put before a picture. */
const HEAD_BYTES = 64 * 1024;

export const photoMediaType = (format: PhotoFormat) => `image/${format.toLowerCase()}`;

/** Gives a file its true media type, whatever its name. */
export async function withMediaType(file: Blob): Promise<Blob> {
  const head = recognise(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return file.slice(0, file.size, 'format' in head ? photoMediaType(head.format) : file.type);
}
