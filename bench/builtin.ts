/**
 * Measures the built-in analyst on a photo of 2560 x 1920, stage by stage, on one core. One JSON object a line; the
 * baseline of the decoder is a plain full-size decoder, of the whole the promise.
 */
import jpeg from 'jpeg-js';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { computeLightnessMap } from '../supabase/functions/_shared/builtin/pixels/colour.ts';
import { decodePhoto } from '../supabase/functions/_shared/builtin/decode-photo.ts';
import { observePhoto, WORKING_EDGE } from '../supabase/functions/_shared/builtin/observe-photo.ts';
import { crackLikeness } from '../supabase/functions/_shared/builtin/pixels/crack-likeness.ts';
import { judgeQuality } from '../supabase/functions/_shared/builtin/pixels/photo-quality.ts';
import { findRidges } from '../supabase/functions/_shared/builtin/pixels/ridges.ts';
import { findStrokes } from '../supabase/functions/_shared/builtin/pixels/strokes.ts';

const PROMISE_MS = 400;
/** A server analyses many photos; the first few wait for the compiler. */
const WARM_UP = 5;
const ROUNDS = 15;

const bytes = sitePhotoJpeg({ kind: 'concrete-crack', width: 2560, height: 1920, seed: 7 });
const photo = { bytes, mediaType: 'image/jpeg' };
const pixels = decodePhoto(photo, WORKING_EDGE);
const light = computeLightnessMap(pixels);
const found = findStrokes(light);

const plainDecode = time(() => jpeg.decode(bytes, { useTArray: true, formatAsRGBA: false }));
print('builtin: decode, plain full size', plainDecode, null);
print(
  'builtin: decode and shrink',
  time(() => decodePhoto(photo, WORKING_EDGE)),
  plainDecode,
);
print(
  'builtin: photo faults',
  time(() => judgeQuality(pixels)),
  null,
);
print(
  'builtin: ridges',
  time(() => findRidges(light)),
  null,
);
print(
  'builtin: ridges and strokes',
  time(() => findStrokes(light)),
  null,
);
print(
  'builtin: likeness to a crack',
  time(() => crackLikeness(light, found)),
  null,
);
for (const lookForCracks of [false, true]) {
  print(
    `builtin: photo of 2560 x 1920, all in all${lookForCracks ? ', cracks looked for' : ''}`,
    time(() => observePhoto(decodePhoto(photo, WORKING_EDGE), { lookForCracks, language: 'en' })),
    PROMISE_MS,
  );
}

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
