import { crc32 } from 'node:zlib';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type HostileFile, hostileZip } from '../../../testing/hostile-zip';
import { ZipArchive } from './open-zip';
import { ZipProblem, type ZipFault } from './central-directory';

const MB = 1024 * 1024;
const BOUNDS = { entries: 1000, fileBytes: 24 * MB, bytes: 60 * MB, ratio: 200 };
/** One step of unpacking: what may be made before it is seen to be too much. */
const A_STEP = MB;

interface Outcome {
  fault: ZipFault | 'read';
  unpacked: number;
}

/** Reads everything that an archive names, as a template's reader does. */
function readAll(archive: Uint8Array): Outcome {
  let zip: ZipArchive | undefined;
  try {
    zip = new ZipArchive(archive, BOUNDS);
    for (const path of zip.paths) zip.read(path);
    return { fault: 'read', unpacked: zip.unpacked };
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return { fault: error.fault, unpacked: zip?.unpacked ?? 0 };
  }
}

const noise = (length: number) => {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state >> 16;
  });
};
const zeros = (megabytes: number) => new Uint8Array(megabytes * MB);
const FIRST: HostileFile = { name: 'a.xml', content: '<a/>' };
const SECOND: HostileFile = { name: 'b.xml', content: '<b/>' };

/** A stored file that consists of another one, header and all, which the directory names too. */
const inner = hostileZip([{ ...SECOND, isStored: true }]);
const AROUND: HostileFile = {
  name: 'a.xml',
  content: inner.slice(0, 30 + 'b.xml<b/>'.length),
  isStored: true,
};
const WITHIN: HostileFile = {
  ...SECOND,
  isStored: true,
  sameAs: 0,
  shift: 30 + 'a.xml'.length,
  packed: 4,
  size: 4,
  crc: crc32('<b/>'),
};

/** Packed with a set of codes that is not whole: some readers find 60 letters in it, zlib refuses it. */
const HALF_A_CODE: HostileFile = {
  name: 'a.xml',
  content: Buffer.from('JYmxCQAACIBuVf//IapwELVwSbRKFZOv5wp0XxDKGA==', 'base64'),
  isStored: true,
  method: 8,
  size: 60,
  crc: crc32('bccabcabccbabbccccbbbbabcbacabccbbabcbbbaaacbbcccbaabaaccbca'),
};

describe('an archive', () => {
  it('is read as it was packed, stored or deflated, each file when it is asked for', () => {
    const files = { 'a/b.xml': strToU8('<a/>'.repeat(900)), 'a/c.bin': noise(90_000) };
    const zip = new ZipArchive(zipSync({ ...files, 'd.bin': [noise(9), { level: 0 }] }), BOUNDS);
    expect(zip.paths).toEqual(['a/b.xml', 'a/c.bin', 'd.bin']);
    expect(zip.unpacked).toBe(0);
    expect(zip.read('a/c.bin')).toEqual(files['a/c.bin']);
    expect(zip.unpacked).toBe(90_000);
    expect(zip.read('a/b.xml')).toEqual(files['a/b.xml']);
    expect(zip.read('d.bin')).toEqual(noise(9));
    expect(zip.read('e.bin')).toBeUndefined();
  });

  it.each(['signed', 'bare'] as const)('may describe its files behind them: %s', (descriptor) => {
    const zip = new ZipArchive(hostileZip([{ ...FIRST, descriptor }, SECOND]), BOUNDS);
    expect(strFromU8(zip.read('a.xml') ?? new Uint8Array())).toBe('<a/>');
  });

  it('may have folders, a comment and names in any script', () => {
    const archive = hostileZip(
      [
        { name: 'word/', content: '', isStored: true },
        { name: 'word/Größe.xml', content: '<a/>', flags: 0x800 },
      ],
      { comment: strToU8('a comment') },
    );
    const zip = new ZipArchive(archive, BOUNDS);
    expect(zip.paths).toEqual(['word/', 'word/Größe.xml']);
    expect(strFromU8(zip.read('word/Größe.xml') ?? new Uint8Array())).toBe('<a/>');
  });
});

describe('what would unpack to more than there is room for', () => {
  it('is refused where 480 files are the same bytes, before any of them is unpacked @open-zip-1', () => {
    const names = Array.from({ length: 480 }, (_, index) => `word/media/${index}.bin`);
    const files = names.map((name, index): HostileFile =>
      index === 0 ? { name, content: zeros(5) } : { name, content: '', sameAs: 0, local: {} },
    );
    expect(readAll(hostileZip(files))).toEqual({ fault: 'damaged', unpacked: 0 });
  });

  it('is stopped as soon as it is more than it says: 100 MB that say 1 KB @open-zip-2', () => {
    const { fault, unpacked } = readAll(
      hostileZip([{ name: 'word/document.xml', content: zeros(100), size: 1024 }]),
    );
    expect(fault).toBe('damaged');
    expect(unpacked).toBeLessThan(A_STEP);
  });

  it.each<[string, HostileFile[], ZipFault]>([
    ['a file of more than its bound', [{ name: 'a', content: zeros(25) }], 'too-large'],
    ['a file that is mostly nothing', [{ name: 'a', content: zeros(2) }], 'too-large'],
    ['a file that says 4 GB', [{ name: 'a', content: 'a', size: 0xfffffffe }], 'too-large'],
    ['a file that says more than it can hold', [{ name: 'a', content: 'a', size: MB }], 'damaged'],
  ])('is refused before it is unpacked: %s', (_, files, fault) => {
    expect(readAll(hostileZip(files))).toEqual({ fault, unpacked: 0 });
  });

  it('is refused where the files are too much together @open-zip-3', () => {
    const files = ['a', 'b', 'c', 'd'].map((name): HostileFile => ({
      name,
      content: noise(20 * MB),
      isStored: true,
    }));
    expect(readAll(hostileZip(files))).toEqual({ fault: 'too-large', unpacked: 60 * MB });
  });

  it('is refused where the files are too many', () => {
    const files = Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, content: '' }));
    expect(readAll(hostileZip(files))).toEqual({ fault: 'too-large', unpacked: 0 });
  });
});

describe('what two readers would read in two ways', () => {
  const extra = (kind: number) => Uint8Array.of(kind & 255, kind >> 8, 1, 0, 1);
  it.each<[string, Uint8Array]>([
    ['another name in the header', hostileZip([{ ...FIRST, local: { name: 'b.xml' } }])],
    ['another size in the header', hostileZip([{ ...FIRST, local: { size: 5 } }])],
    ['another sum in the header', hostileZip([{ ...FIRST, local: { crc: 5 } }])],
    ['another packing in the header', hostileZip([{ ...FIRST, local: { method: 0 } }])],
    ['another size behind the file', hostileZip([{ ...FIRST, descriptor: 'wrong' }, SECOND])],
    [
      'a file that begins within another',
      hostileZip([
        { ...FIRST, isStored: true },
        { ...SECOND, shift: -3 },
      ]),
    ],
    ['a whole file within another', hostileZip([AROUND, WITHIN])],
    ['files that overlap in part', hostileZip([{ ...FIRST, packed: 60 }, SECOND])],
    ['a file that the directory hides', hostileZip([FIRST, SECOND], { hidden: ['a.xml'] })],
    ['a last file that the directory hides', hostileZip([FIRST, SECOND], { hidden: ['b.xml'] })],
    ['room before the directory', hostileZip([FIRST], { gap: noise(40) })],
    ['something before the first file', Uint8Array.of(...noise(9), ...hostileZip([FIRST]))],
    ['something behind the end', Uint8Array.of(...hostileZip([FIRST]), 0)],
    [
      'a second archive in the comment',
      hostileZip([FIRST], { comment: hostileZip([{ ...FIRST, content: '<c/>' }]) }),
    ],
    [
      'what some take for the end, in the comment',
      hostileZip([FIRST], { comment: strToU8('PK\u0005\u0006 a comment of any length') }),
    ],
    [
      'what some take for the end, at the end of the comment',
      hostileZip([FIRST], { comment: strToU8('a comment PK\u0005\u0006') }),
    ],
    ['one name twice', hostileZip([FIRST, { ...SECOND, name: 'a.xml' }])],
    ['one name in two cases', hostileZip([FIRST, { ...SECOND, name: 'A.XML' }])],
    ['a second name', hostileZip([{ ...FIRST, extra: extra(0x7075) }])],
    ['a file that is a folder', hostileZip([FIRST, { ...SECOND, name: 'a.xml/b' }])],
    ['a name that leads elsewhere', hostileZip([{ ...FIRST, name: 'word/../../a.xml' }])],
    ['a name from the root', hostileZip([{ ...FIRST, name: '/a.xml' }])],
    ['a name that some end early', hostileZip([{ ...FIRST, name: 'a.xml\u0000.png' }])],
    ['no name', hostileZip([{ ...FIRST, name: '' }])],
  ])('is refused: %s @open-zip-4', (_, archive) => {
    expect(readAll(archive)).toEqual({ fault: 'damaged', unpacked: 0 });
  });

  it.each<[string, HostileFile]>([
    ['another sum than its bytes', { ...FIRST, crc: 5 }],
    ['less than it says', { ...FIRST, size: 5 }],
    ['a set of codes that is not whole', HALF_A_CODE],
    ['bytes that are not packed', { ...FIRST, content: noise(50), isStored: true, method: 8 }],
  ])('is refused when it is unpacked: a file with %s @open-zip-5', (_, file) => {
    expect(readAll(hostileZip([file])).fault).toBe('damaged');
  });
});

describe('what is packed in a way that is not read here', () => {
  it.each<[string, Uint8Array]>([
    ['encryption', hostileZip([{ ...FIRST, flags: 1 }])],
    ['strong encryption', hostileZip([{ ...FIRST, flags: 0x41 }])],
    ['another compression', hostileZip([{ ...FIRST, method: 14 }])],
    ['ZIP64 in a file', hostileZip([{ ...FIRST, extra: Uint8Array.of(1, 0, 0, 0) }])],
    ['ZIP64 in the end', hostileZip([FIRST], { count: 0xffff })],
  ])('is said to be so: %s', (_, archive) => {
    expect(readAll(archive).fault).toBe('unsupported');
  });
});

it('is nothing but a ZipProblem wherever an archive is cut off', () => {
  const whole = hostileZip([FIRST, { ...SECOND, descriptor: 'signed' }]);
  for (let length = 0; length < whole.length; length += 1)
    expect(readAll(whole.slice(0, length)).fault, `${length} bytes`).toBe('damaged');
});
