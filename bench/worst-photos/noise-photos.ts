import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

export interface NoisePhoto {
  name: string;
  width: number;
  height: number;
  /** The scans into which cjpeg cuts the picture. */
  scans: 'one' | 'ten' | 'twenty';
  maxBytes: number;
}

const SAMPLING = ['-sample', '1x1'];
/** Both ways of cutting at their most: all coefficients of a colour at once, each bit in a scan of its own. */
const TWENTY = [
  '0 1 2: 0-0, 0, 1;',
  '0 1 2: 0-0, 1, 0;',
  ...[0, 1, 2].map((colour) => `${colour}: 1-63, 0, 5;`),
  ...[5, 4, 3, 2, 1].flatMap((high) =>
    [0, 1, 2].map((colour) => `${colour}: 1-63, ${high}, ${high - 1};`),
  ),
].join('\n');

/**
 * A picture of noise, the most for its size that a decoder has to do, in the best quality that fits. By cjpeg, of which
 * Debian's package is libjpeg-turbo-progs; throws where it is missing.
 */
export function drawNoisePhoto({ width, height, scans, maxBytes }: NoisePhoto): Uint8Array {
  const pixels = noise(width * height * 3);
  const input = Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), pixels]);
  const cut = { one: ['-baseline'], ten: ['-progressive'], twenty: ['-scans', '/dev/fd/3'] }[scans];
  for (let quality = 95; quality > 0; quality -= 5) {
    const words = ['-quality', String(quality), ...SAMPLING, ...cut];
    const { stdout, error } = spawnSync(
      'sh',
      ['-c', `cjpeg ${words.join(' ')} 3<<'SCANS'\n${TWENTY}\nSCANS`],
      { input, maxBuffer: 2 ** 30 },
    );
    if (error || stdout.byteLength === 0)
      throw new Error('cjpeg is missing: apt-get install libjpeg-turbo-progs');
    if (stdout.byteLength <= maxBytes) return stdout;
  }
  throw new Error(`No picture of ${width} x ${height} fits ${maxBytes} bytes`);
}

/** The same bytes at each run. */
function noise(length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update('noise').digest();
}
