/// <reference lib="webworker" />
import { checkRange, type ZipSource } from './central-directory';

/** Headers lie between pictures: one read covers many small parts. */
const WINDOW = 64 * 1024;

/** For workers only: reads a chosen file piece by piece, never as a whole. */
export function sourceOfFile(file: Blob): ZipSource {
  const reader = new FileReaderSync();
  const piece = (start: number, end: number) =>
    new Uint8Array(reader.readAsArrayBuffer(file.slice(start, end)));
  let window = { start: 0, bytes: new Uint8Array() };
  return {
    size: file.size,
    read: (start, end) => {
      checkRange(start, end, file.size);
      if (end - start > WINDOW) return piece(start, end);
      if (start < window.start || end > window.start + window.bytes.length)
        window = { start, bytes: piece(start, Math.min(start + WINDOW, file.size)) };
      return window.bytes.subarray(start - window.start, end - window.start);
    },
  };
}
