import { recognise, type PhotoFormat } from '../formats/recognise';

/** Enough for what servers and cards put before a picture. */
const HEAD_BYTES = 64 * 1024;

export const photoMediaType = (format: PhotoFormat) => `image/${format.toLowerCase()}`;

/** A file under the media type of the picture that it is, whatever it is called. */
export async function withMediaType(file: Blob): Promise<Blob> {
  const head = recognise(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return file.slice(0, file.size, 'format' in head ? photoMediaType(head.format) : file.type);
}
