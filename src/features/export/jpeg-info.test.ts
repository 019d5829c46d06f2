import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJpegInfo } from './jpeg-info';
import { drawPicture } from './testing/sample-report';

const jpeg = drawPicture('panorama').jpeg;

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

describe('readJpegInfo', () => {
  it('reads the size without decoding', () => {
    expect(readJpegInfo(jpeg)).toEqual({
      width: 900,
      height: 200,
      components: 3,
      bitsPerSample: 8,
      orientation: 1,
    });
  });
  it.each([true, false])('reads how the picture is turned (little-endian: %s)', (little) => {
    expect(readJpegInfo(withOrientation(jpeg, 6, little))?.orientation).toBe(6);
    expect(readJpegInfo(withOrientation(jpeg, 9, little))?.orientation).toBe(1);
  });
  it('knows what is no JPEG', () => {
    expect(readJpegInfo(new Uint8Array())).toBeNull();
    expect(readJpegInfo(new TextEncoder().encode('GIF89a, which is something else'))).toBeNull();
  });
  it('says nothing about a JPEG whose header is cut off', () => {
    expect(readJpegInfo(jpeg.subarray(0, 30))).toBeNull();
  });
  it('survives any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        readJpegInfo(new Uint8Array([0xff, 0xd8, 0xff, ...bytes]));
      }),
      { numRuns: 1000 },
    );
  });
});
