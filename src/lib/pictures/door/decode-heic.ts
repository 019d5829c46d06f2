import type { HeifImage, HeifLibrary } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import type { ColourSpace } from '../colour/colour-space';
import { readHeicColours } from '../colour/heic-colours';
import { convertToSrgb } from '../colour/to-srgb';
import { endOfShown } from '../formats/heic';
import { PictureRefused } from './picture-refused';

/** Shown in browsers in their strictest mode. */
const NO_DECODER =
  'It is a HEIC photo, and this browser has WebAssembly turned off, which reading it needs. Turn it on, or save the photo as a JPEG first.';

let loading: Promise<HeifLibrary> | undefined;

/** Two megabytes, loaded with the first HEIC photo; only Safari decodes them itself. */
function library(): Promise<HeifLibrary> {
  loading ??= import('libheif-js/libheif-wasm/libheif-bundle.mjs')
    .then(({ default: load }) => load())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Decodes a HEIC file's primary picture, upright and in sRGB: applies the container's orientation and profile. Resolves
 * with null when none can be decoded; rejects when the decoder cannot be loaded, with PictureRefused where the browser
 * cannot run it.
 */
export async function decodeHeic(file: Uint8Array): Promise<ImageBitmap | null> {
  if (!('WebAssembly' in globalThis)) throw new PictureRefused(NO_DECODER);
  const { HeifDecoder } = await library();
  let images = new HeifDecoder().decode(file);
  // It refuses the whole file for a truncated film after the picture.
  if (images.length === 0) images = new HeifDecoder().decode(file.subarray(0, endOfShown(file)));
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    return image ? await toBitmap(image, readHeicColours(file)) : null;
  } finally {
    for (const image of images) image.free();
  }
}

async function toBitmap(
  image: HeifImage,
  colours: ColourSpace | null,
): Promise<ImageBitmap | null> {
  const target = new ImageData(image.get_width(), image.get_height());
  const filled = await new Promise((settle) => {
    image.display(target, settle);
  });
  if (!filled) return null;
  // The decoder returns stored values, which the canvas takes for sRGB.
  if (colours) convertToSrgb(target.data, colours);
  return createImageBitmap(target);
}
