/**
 * What the built-in analyst costs on a photo of 2560 x 1920, stage by stage, on one core. One JSON
 * object a line; the baseline of the decoder is a plain full-size decoder, of the whole the promise.
 */
import jpeg from 'jpeg-js';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { splitColours } from '../supabase/functions/_shared/builtin/pixels/colour.ts';
import { decodePhoto } from '../supabase/functions/_shared/builtin/decode-photo.ts';
import { observePhoto, WORKING_EDGE } from '../supabase/functions/_shared/builtin/observe-photo.ts';
import { measureSurface } from '../supabase/functions/_shared/builtin/pixels/photo-features.ts';
import { findRidges } from '../supabase/functions/_shared/builtin/pixels/ridges.ts';
import { findStains } from '../supabase/functions/_shared/builtin/stains.ts';
import { measureStrokes } from '../supabase/functions/_shared/builtin/pixels/stroke-features.ts';
import { findStrokes } from '../supabase/functions/_shared/builtin/pixels/strokes.ts';

const PROMISE_MS = 400;
/** A server looks at many photos; the first few wait for the compiler. */
const WARM_UP = 5;
const ROUNDS = 15;

const bytes = sitePhotoJpeg({ kind: 'brick-crack', width: 2560, height: 1920, seed: 7 });
const photo = { bytes, mediaType: 'image/jpeg' };
const pixels = decodePhoto(photo, WORKING_EDGE);
const colours = splitColours(pixels);
const found = findStrokes(colours.light);

const plainDecode = time(() => jpeg.decode(bytes, { useTArray: true, formatAsRGBA: false }));
print('builtin: decode, plain full size', plainDecode, null);
print(
  'builtin: decode and shrink',
  time(() => decodePhoto(photo, WORKING_EDGE)),
  plainDecode,
);
print(
  'builtin: colours',
  time(() => splitColours(pixels)),
  null,
);
print(
  'builtin: ridges',
  time(() => findRidges(colours.light)),
  null,
);
print(
  'builtin: ridges and strokes',
  time(() => findStrokes(colours.light)),
  null,
);
print(
  'builtin: stroke features',
  time(() => measureStrokes(colours.light, found)),
  null,
);
print(
  'builtin: surface features',
  time(() => measureSurface(colours, found)),
  null,
);
print(
  'builtin: stains',
  time(() => findStains(colours)),
  null,
);
print(
  'builtin: all after decode',
  time(() => observePhoto(pixels)),
  null,
);
print(
  'builtin: photo of 2560 x 1920, all in all',
  time(() => observePhoto(decodePhoto(photo, WORKING_EDGE))),
  PROMISE_MS,
);

/** Processor milliseconds of this process, so that what else the machine does is not counted; median. */
function time(run: () => unknown): number {
  for (let round = 0; round < WARM_UP; round++) run();
  const spent = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return spent.sort((a, b) => a - b)[ROUNDS >> 1] as number;
}

function print(name: string, value: number, baseline: number | null): void {
  const ratio = baseline === null ? null : Number((value / baseline).toFixed(3));
  console.log(JSON.stringify({ name, value: Math.round(value), unit: 'ms', baseline, ratio }));
}
