import { refuseZip } from './zip-problem';

/** An archive's bytes, wherever they are. */
export interface ZipSource {
  /** In bytes. */
  readonly size: number;
  /** The bytes from `start` up to `end`. Throws a ZipProblem where the archive has none. */
  read(start: number, end: number): Uint8Array;
}

export function sourceOfBytes(bytes: Uint8Array): ZipSource {
  return {
    size: bytes.length,
    read: (start, end) => {
      checkRange(start, end, bytes.length);
      return bytes.subarray(start, end);
    },
  };
}

/** Throws a ZipProblem for bytes that an archive does not have. */
export function checkRange(start: number, end: number, size: number): void {
  if (start < 0 || end < start || end > size)
    refuseZip('damaged', 'The archive names bytes that it does not have.');
}
