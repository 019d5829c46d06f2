import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deltaE, srgbOfP3 } from '../../../../testing/pictures/colour-difference';
import {
  displayP3,
  heicOfPatches,
  readMiddles,
  PATCHES,
  withCodedColours,
} from '../../../../testing/pictures/patches';
import { decodeHeic } from '../door/decode-heic';
import { codedColours } from './colour-space';
import { readHeicColours } from './heic-colours';
import { readIccProfile } from './icc-profile';
import { convertToSrgb, isSrgb } from './to-srgb';

/** The browser functions that decoding uses; pictures are handed on unchanged. */
beforeEach(() => {
  vi.stubGlobal('ImageData', function (width: number, height: number) {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  });
  vi.stubGlobal('createImageBitmap', (picture: unknown) => Promise.resolve(picture));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function readColours(heic: Uint8Array): Promise<number[][]> {
  const picture = (await decodeHeic(heic)) as unknown as ImageData;
  return readMiddles(picture.data, picture.width, picture.height);
}

const differences = (colours: number[][], expected: readonly (readonly number[])[]) =>
  colours.map((colour, index) => deltaE(colour, expected[index] ?? []));

it.each([
  ['HEIC, a profile, 8 bits', heicOfPatches('display-p3-8-bit')],
  ['HEIC, a profile, 10 bits', heicOfPatches('display-p3-10-bit')],
  ['HEIC, numbers (H.273), 8 bits', withCodedColours(heicOfPatches('display-p3-8-bit'), 12, 13)],
  ['HEIC, numbers (H.273), 10 bits', withCodedColours(heicOfPatches('display-p3-10-bit'), 12, 13)],
])(
  'shows Display P3 as it is meant, by %s: no patch by ΔE 2 (CIE 1976) another',
  async (_, heic) => {
    expect(Math.max(...differences(await readColours(heic), PATCHES.map(srgbOfP3)))).toBeLessThan(
      2,
    );
  },
);

it('leaves the colours of sRGB as they are stored', async () => {
  const heic = withCodedColours(heicOfPatches('display-p3-8-bit'), 1, 13);
  expect(readHeicColours(heic)).toBeNull();
  expect(Math.max(...differences(await readColours(heic), PATCHES))).toBeLessThan(2);
});

it('shows what is no brighter than paper of a picture for brighter screens as it is, and nothing as burnt out', async () => {
  const colours = await readColours(withCodedColours(heicOfPatches('pq-10-bit'), 9, 16));
  for (const at of [9, 10, 11, 12])
    expect(deltaE(colours[at] ?? [], PATCHES[at] ?? [])).toBeLessThan(4);
  expect(Math.max(...(colours[8] ?? []))).toBeLessThan(250);
});

it('takes HLG from black to its brightest, in order', () => {
  const hlg = codedColours(9, 18)!.curves[0];
  const lights = Array.from({ length: 101 }, (_, step) => hlg(step / 100));
  expect(lights[0]).toBeCloseTo(0);
  expect(lights.toSorted((a, b) => a - b)).toEqual(lights);
  expect(lights.at(-1)).toBeLessThanOrEqual(1);
});

it('reads profiles by any of the curves that cameras write', () => {
  const profile = Buffer.from(displayP3());
  expect(isSrgb(readIccProfile(profile)!)).toBe(false);
  const curve = (content: number[]) => {
    const changed = Buffer.concat([profile, Buffer.from(content)]);
    for (const name of ['rTRC', 'gTRC', 'bTRC']) {
      changed.writeUInt32BE(profile.length, changed.indexOf(name) + 4);
    }
    return readIccProfile(changed)?.curves[0](0.5);
  };
  const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
  expect(curve([...ascii('curv'), 0, 0, 0, 0, 0, 0, 0, 0])).toBe(0.5);
  expect(curve([...ascii('curv'), 0, 0, 0, 0, 0, 0, 0, 1, 2, 0])).toBeCloseTo(0.25);
  expect(curve([...ascii('curv'), 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0x40, 0, 0xff, 0xff])).toBeCloseTo(
    0.25,
  );
  expect(curve([...ascii('para'), 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0])).toBeCloseTo(0.25);
  expect(curve(ascii('mft2'))).toBeUndefined();
  expect(readIccProfile(new Uint8Array(10))).toBeNull();
});

it('cuts off what sRGB cannot show, and changes no transparency', () => {
  const pixels = Uint8ClampedArray.from([0, 255, 0, 77]);
  convertToSrgb(pixels, codedColours(12, 13)!);
  expect([...pixels]).toEqual([0, 255, 0, 77]);
});
