import fc from 'fast-check';
import { encode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { readJpegFrame } from './jpeg-frame';

const SIZE = { width: 900, height: 200 };
const jpeg = new Uint8Array(encode({ ...SIZE, data: new Uint8Array(900 * 200 * 4) }, 60).data);

/** Puts an EXIF block with this orientation behind the first marker. */
function withOrientation(bytes: Uint8Array, orientation: number, isLittleEndian: boolean) {
  const view = new DataView(new ArrayBuffer(2 + 2 + 6 + 8 + 2 + 12));
  view.setUint16(0, 0xffe1);
  view.setUint16(2, view.byteLength - 2);
  view.setUint32(4, 0x45786966);
  const tiff = 10;
  view.setUint16(tiff, isLittleEndian ? 0x4949 : 0x4d4d);
  view.setUint16(tiff + 2, 42, isLittleEndian);
  view.setUint32(tiff + 4, 8, isLittleEndian);
  view.setUint16(tiff + 8, 1, isLittleEndian);
  view.setUint16(tiff + 10, 0x0112, isLittleEndian);
  view.setUint16(tiff + 12, 3, isLittleEndian);
  view.setUint32(tiff + 14, 1, isLittleEndian);
  view.setUint16(tiff + 18, orientation, isLittleEndian);
  return new Uint8Array([
    ...bytes.subarray(0, 2),
    ...new Uint8Array(view.buffer),
    ...bytes.subarray(2),
  ]);
}

describe('readJpegFrame', () => {
  it('reads the size without decoding', () => {
    expect(readJpegFrame(jpeg)).toEqual({
      width: 900,
      height: 200,
      components: 3,
      bitsPerSample: 8,
      orientation: 1,
    });
  });
  it.each([true, false])('reads how the picture is turned (little-endian: %s)', (little) => {
    expect(readJpegFrame(withOrientation(jpeg, 6, little))?.orientation).toBe(6);
    expect(readJpegFrame(withOrientation(jpeg, 9, little))?.orientation).toBe(1);
  });
  it('knows what is no JPEG', () => {
    expect(readJpegFrame(new Uint8Array())).toBeNull();
    expect(readJpegFrame(new TextEncoder().encode('GIF89a, which is something else'))).toBeNull();
  });
  it('says nothing about a JPEG whose header is cut off', () => {
    expect(readJpegFrame(jpeg.subarray(0, 30))).toBeNull();
  });
  it('leaves a JPEG to the browser that plain readers can’t follow', () => {
    const junk = [...jpeg.subarray(0, 2), 7, 7, 7, ...jpeg.subarray(2)];
    expect(readJpegFrame(new Uint8Array(junk))).toBeNull();
    const filled = [...jpeg.subarray(0, 2), 0xff, 0xff, ...jpeg.subarray(2)];
    expect(readJpegFrame(new Uint8Array(filled))).toMatchObject(SIZE);
  });
  it('survives any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        readJpegFrame(new Uint8Array([0xff, 0xd8, 0xff, ...bytes]));
      }),
      { numRuns: 1000 },
    );
  });
});
