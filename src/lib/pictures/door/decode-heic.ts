import type { HeifImage, HeifLibrary } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import type { ColourSpace } from '../colour/colour-space';
import { readHeicColours } from '../colour/heic-colours';
import { convertToSrgb } from '../colour/to-srgb';
import { endOfShown } from '../formats/heic';
import { PictureRefused } from './picture-refused';

/** The message in browsers in their strictest mode. */
const NO_DECODER =
  'It is a HEIC photo, and this browser has WebAssembly turned off, which reading it needs. Turn it on, or save the photo as a JPEG first.';

let loading: Promise<HeifLibrary> | undefined;

/** Two megabytes, loaded with the first HEIC photo; only Safari reads them by itself. */
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
 * Decodes the picture that a HEIC file shows first, upright and in the colours of sRGB: the container's own orientation
 * and profile are applied.
 * Resolves with null when it holds none that can be decoded; rejects when the decoder can't be loaded, with PictureRefused where the browser can't run it.
 */
export async function decodeHeic(file: Uint8Array): Promise<ImageBitmap | null> {
  if (!('WebAssembly' in globalThis)) throw new PictureRefused(NO_DECODER);
  const { HeifDecoder } = await library();
  let images = new HeifDecoder().decode(file);
  // It refuses all for a film behind the picture that is cut.
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
  // The decoder hands on the numbers as they are stored, and the canvas takes them for sRGB's.
  if (colours) convertToSrgb(target.data, colours);
  return createImageBitmap(target);
}
