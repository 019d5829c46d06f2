import { readFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { shrinkTo } from '../../supabase/functions/_shared/builtin/pixels/shrink.ts';

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

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4) {
    rgb[to++] = rgba[from] as number;
    rgb[to++] = rgba[from + 1] as number;
    rgb[to++] = rgba[from + 2] as number;
  }
  return rgb;
}

function withAlpha(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let i = 0; i * 3 < rgb.length; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  return rgba;
}
