import { BrokenData } from './bit-reader.ts';
import { INVERSE_TRANSFORM, ZIGZAG } from './inverse-transform.ts';
import type { Component, Frame, JpegSegments, Scan } from './jpeg-segments.ts';
import { blockReader, isScanExhausted, openScan, restart } from './read-blocks.ts';
import type { Colour, Part } from './read-blocks.ts';
import { makePlanes } from './sample-planes.ts';
import type { Layout, SamplePlane } from './sample-planes.ts';

/** Encoders write about ten scans; each pass covers the whole picture, even with few bytes. */
const MAX_SCANS = 100;
/** For all scans together: ten for the largest picture. The app stores canvas output, with one scan. */
const MAX_SCANNED_MEGAPIXELS = 160;
/** A bit in a further scan costs up to three times one in a single scan: 5 MB take 0.6 s. */
const MAX_BYTES = 5_000_000;
/** Coefficients are stored until the last scan, two bytes each: 128 MB for four colours. */
const MAX_MEGAPIXELS = 16;

/**
 * Decodes a picture with several scans (progressive, or one colour each): collects all
 * coefficients, then draws. Throws RangeError before any work for more scans, pixels or bytes than
 * a photo has.
 */
export function decodeScans(
  bytes: Uint8Array,
  segments: JpegSegments,
  first: Scan,
  layout: Layout,
): SamplePlane[] {
  const frame = segments.frame as Frame;
  if (bytes.length > MAX_BYTES) throw new RangeError('JPEG: too many bytes for several scans');
  const scans = allScans(segments, first);
  const colours = new Map(frame.components.map((one) => [one, makeColour(one, frame, layout)]));
  for (const scan of scans) {
    const parts = scan.parts.map(({ component, dc, ac }) => ({
      colour: colours.get(component) as Colour,
      dc,
      ac,
    }));
    readScan(bytes, scan, parts, layout, frame.isProgressive);
  }
  return draw(frame, [...colours.values()], layout);
}

function allScans(segments: JpegSegments, first: Scan): Scan[] {
  const { width, height } = segments.frame as Frame;
  const megapixels = (width * height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS) throw new RangeError('JPEG: too large for several scans');
  const scans: Scan[] = [];
  for (let scan: Scan | null = first; scan; scan = segments.nextScan()) {
    scans.push(scan);
    if (scans.length > MAX_SCANS || scans.length * megapixels > MAX_SCANNED_MEGAPIXELS) {
      throw new RangeError('JPEG: too many scans');
    }
  }
  return scans;
}

function makeColour(component: Component, { width, height }: Frame, layout: Layout): Colour {
  const { across, down } = component;
  const { most, unitsAcross, unitsDown } = layout;
  const stride = unitsAcross * across;
  return {
    component,
    coefficients: new Int16Array(64 * stride * unitsDown * down),
    blocksAcross: Math.ceil((width * across) / most.across / 8),
    blocksDown: Math.ceil((height * down) / most.down / 8),
    stride,
    lastDc: 0,
  };
}

function readScan(
  bytes: Uint8Array,
  scan: Scan,
  parts: Part[],
  layout: Layout,
  isProgressive: boolean,
): void {
  const readBlock = blockReader(scan, parts, isProgressive);
  const alone = parts.length === 1 ? parts[0].colour : null;
  const across = alone?.blocksAcross ?? layout.unitsAcross;
  const units = across * (alone?.blocksDown ?? layout.unitsDown);
  openScan(bytes, scan.at, parts);
  for (let unit = 0; unit < units; unit++) {
    if (scan.restartInterval > 0 && unit > 0 && unit % scan.restartInterval === 0) {
      restart(parts);
    }
    const x = unit % across;
    const y = (unit - x) / across;
    for (let c = 0; c < parts.length; c++) {
      const part = parts[c];
      const { component, stride } = part.colour;
      const blocksDown = alone ? 1 : component.down;
      const blocksAcross = alone ? 1 : component.across;
      for (let by = 0; by < blocksDown; by++) {
        const row = (y * blocksDown + by) * stride;
        for (let bx = 0; bx < blocksAcross; bx++) {
          readBlock(part, 64 * (row + x * blocksAcross + bx), scan);
        }
      }
    }
    if (isScanExhausted() && unit < units - 1) {
      throw new BrokenData('JPEG: the data end too early', 'cut');
    }
  }
}

function draw(frame: Frame, colours: Colour[], layout: Layout): SamplePlane[] {
  const planes = makePlanes(frame, layout);
  const { edge } = layout;
  const transform = INVERSE_TRANSFORM[edge];
  const block = new Int32Array(64);
  colours.forEach(({ component: { steps }, coefficients, stride }, c) => {
    if (!steps) throw new RangeError('JPEG: a colour is missing');
    const plane = planes[c];
    for (let at = 0, index = 0; at < coefficients.length; at += 64, index++) {
      const hasDetail = fillBlock(coefficients, at, steps, block);
      const x = index % stride;
      const y = (index - x) / stride;
      transform(block, hasDetail, plane.data, (y * plane.stride + x) * edge, plane.stride);
    }
  });
  return planes;
}

/** Returns true when there is more than the mean. */
function fillBlock(
  coefficients: Int16Array,
  at: number,
  steps: Int32Array,
  block: Int32Array,
): boolean {
  block.fill(0);
  let hasDetail = false;
  for (let k = 0; k < 64; k++) {
    const value = coefficients[at + k];
    if (value === 0) continue;
    if (k > 0) hasDetail = true;
    block[ZIGZAG[k]] = value * steps[k];
  }
  return hasDetail;
}
