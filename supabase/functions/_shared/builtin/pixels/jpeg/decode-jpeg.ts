import type { Pixels } from '../raster.ts';
import { BitReader, BrokenData, type HuffmanTable } from './bit-reader.ts';
import { decodeScans } from './decode-scans.ts';
import { INVERSE_TRANSFORM, ZIGZAG } from './inverse-transform.ts';
import { JpegSegments, type Frame, type Scan } from './jpeg-segments.ts';
import { layOut, makePlanes, toPixels, type Layout, type SamplePlane } from './sample-planes.ts';

interface JpegHead {
  width: number;
  height: number;
  /** True for one Huffman-coded scan with all colours: blocks are drawn as they are read, and none is stored. */
  isSequential: boolean;
}

/** Photos arrive prepared (at most 2560 px long); a camera's 50 MP still fits in memory. */
const MAX_MEGAPIXELS = 50;

/** A JPEG's size and kind, without decoding it. Throws RangeError when it has no picture. */
export function readJpegHead(bytes: Uint8Array): JpegHead {
  const { frame, scan } = open(bytes);
  return { width: frame.width, height: frame.height, isSequential: isSequential(frame, scan) };
}

/**
 * Decodes a JPEG at full, half, quarter or eighth size: the smallest whose long edge still reaches `longEdge`. Large
 * photos are cheap because details that would be averaged away are skipped. Throws RangeError when the data are damaged
 * or truncated, or need more work or memory than a photo should.
 */
export function decodeJpeg(bytes: Uint8Array, longEdge: number): Pixels {
  const { segments, frame, scan } = open(bytes);
  const { width, height } = frame;
  if (width === 0 || height === 0 || width * height > MAX_MEGAPIXELS * 1e6) {
    throw new RangeError(`JPEG: ${width} x ${height} is out of bounds`);
  }
  if (frame.components.length === 4 && segments.adobeTransform === null) {
    throw new RangeError('JPEG: four unknown colours');
  }
  const layout = layOut(frame, longEdge);
  const planes = isSequential(frame, scan)
    ? readScan(bytes, frame, scan, layout)
    : decodeScans(bytes, segments, scan, layout);
  return toPixels(frame, layout, planes, segments.adobeTransform);
}

/**
 * The fault in a JPEG's data, which browsers fill with grey; null for none, 'unknown' for a picture
 * that this decoder does not support.
 */
export function findDataFault(bytes: Uint8Array): BrokenData['fault'] | 'unknown' | null {
  try {
    decodeJpeg(bytes, 1);
    return null;
  } catch (error) {
    if (error instanceof BrokenData) return error.fault;
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
}

function open(bytes: Uint8Array): { segments: JpegSegments; frame: Frame; scan: Scan } {
  const segments = new JpegSegments(bytes);
  const scan = segments.nextScan();
  const { frame } = segments;
  if (!scan || !frame) throw new RangeError('JPEG: no picture in it');
  return { segments, frame, scan };
}

function isSequential({ isProgressive, components }: Frame, { parts }: Scan): boolean {
  return !isProgressive && parts.length === components.length && components.length !== 4;
}

/** One for all photos, because an engine drops compiled code with its objects. */
const reader = new BitReader();

function readScan(bytes: Uint8Array, frame: Frame, scan: Scan, layout: Layout): SamplePlane[] {
  const { edge, unitsAcross, unitsDown } = layout;
  const { parts, restartInterval } = scan;
  const planes = makePlanes(frame, layout);
  reader.open(bytes, scan.at);
  const transform = INVERSE_TRANSFORM[edge];
  const block = new Int32Array(64);
  let hasDetail = false;
  const lastDc = new Int32Array(parts.length);
  let untilRestart = restartInterval;
  for (let unit = 0; unit < unitsAcross * unitsDown; unit++) {
    if (restartInterval > 0 && untilRestart-- === 0) {
      reader.restart();
      lastDc.fill(0);
      untilRestart = restartInterval - 1;
    }
    const unitX = unit % unitsAcross;
    const unitY = (unit - unitX) / unitsAcross;
    for (let c = 0; c < parts.length; c++) {
      const { component, dc: dcTable, ac: acTable } = parts[c];
      const { steps, across, down } = component;
      const { stride, data } = planes[c];
      if (!steps || !dcTable || !acTable) throw new RangeError('JPEG: a table is missing');
      for (let by = 0; by < down; by++) {
        for (let bx = 0; bx < across; bx++) {
          const size = reader.symbol(dcTable);
          const dc = lastDc[c] + (size === 0 ? 0 : reader.signed(size));
          lastDc[c] = dc;
          if (hasDetail) block.fill(0);
          block[0] = dc * steps[0];
          hasDetail = readDetail(acTable, steps, block);
          const x = (unitX * across + bx) * edge;
          const y = (unitY * down + by) * edge;
          transform(block, hasDetail, data, y * stride + x, stride);
        }
      }
    }
    if (reader.isExhausted && unit < unitsAcross * unitsDown - 1) {
      throw new BrokenData('JPEG: the data end too early', 'cut');
    }
  }
  return planes;
}

/** Reads a block's coefficients except the first; returns true when there are any. */
function readDetail(table: HuffmanTable, steps: Int32Array, block: Int32Array): boolean {
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(table);
    const bits = symbol & 15;
    if (bits === 0) {
      if (symbol !== 0xf0) return k > 1;
      k += 15;
      continue;
    }
    k += symbol >> 4;
    if (k > 63) throw new BrokenData('JPEG: a block overflows');
    block[ZIGZAG[k]] = reader.signed(bits) * steps[k];
  }
  return true;
}
