import { readFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { shrinkTo, withAlpha, withoutAlpha } from './pixels.ts';

/** The part of libheif's module that is used; the library brings no types. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { width: number; height: number; data: Uint8ClampedArray },
    done: (filled: unknown) => void,
  ): void;
}
type LoadHeif = () => Promise<{
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}>;

/** The photo as JPEG bytes, at most 2560 px, upright, as the upload makes it; null when it cannot be decoded. */
export async function convertHeic(path: string): Promise<Uint8Array | null> {
  const { default: load } = (await import(
    'libheif-js/libheif-wasm/libheif-bundle.mjs' as string
  )) as { default: LoadHeif };
  const { HeifDecoder } = await load();
  const images = new HeifDecoder().decode(readFileSync(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  const filled = await new Promise((settle) => {
    image.display({ width, height, data }, settle);
  });
  if (!filled) return null;
  const small = shrinkTo({ width, height, rgb: withoutAlpha(data) }, 2560);
  return new Uint8Array(jpeg.encode({ ...small, data: withAlpha(small.rgb) }, 88).data);
}
