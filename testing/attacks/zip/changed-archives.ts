import { strToU8, zipSync } from 'fflate';
import type { Random } from '../../../server/attacks/fuzz/random.ts';
import { makeTemplate, text } from '../../../src/document/template/template.fixture.ts';
import { type HostileFile, hostileZip } from '../../hostile-zip.ts';

const FILES: HostileFile[] = [
  { name: 'a.xml', content: '<a/>' },
  { name: 'b/c.xml', content: '<c>words</c>'.repeat(30) },
  {
    name: 'b/d.bin',
    content: Uint8Array.from({ length: 90 }, (_, index) => index),
    isStored: true,
  },
];

const ARCHIVES: [Uint8Array, ...Uint8Array[]] = [
  hostileZip(FILES),
  hostileZip(FILES.map((file) => ({ ...file, descriptor: 'signed' }))),
  hostileZip(
    FILES.map((file) => ({ ...file, descriptor: 'bare', extra: Uint8Array.of(9, 9, 1, 0, 5) })),
    { comment: strToU8('a comment') },
  ),
  zipSync({
    mimetype: [strToU8('none'), { level: 0 }],
    'd/': new Uint8Array(),
    'd/e': strToU8('e'),
  }),
  makeTemplate({ body: text('{{title}}') }),
];

/** Values that overflow, that mean "elsewhere" or "not here", and that are nearly nothing. */
const VALUES = [0, 1, 2, 8, 9, 20, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff] as const;
const SIGNATURES = [0x04034b50, 0x02014b50, 0x06054b50, 0x08074b50] as const;
/** Offsets of the fields of headers, after their signatures. */
const FIELDS = [4, 6, 8, 10, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 42] as const;

/** The next archive of this chance: one of ours with some of its bytes changed, moved, doubled or cut. */
export function changedArchive(random: Random): Uint8Array {
  if (random.happens(0.2)) return hostileZip(madeFiles(random));
  let archive: Buffer = Buffer.from(random.pick(ARCHIVES));
  for (let left = 1 + random.below(3); left > 0 && archive.length > 0; left -= 1)
    archive = changed(archive, random);
  return Uint8Array.from(archive);
}

/** Honest files whose headers lie here and there. */
function madeFiles(random: Random): HostileFile[] {
  const names = ['a', 'A', 'a/b', 'b', '[Content_Types].xml', 'word/document.xml'] as const;
  const count = 1 + random.below(4);
  return Array.from({ length: count }, (_, index): HostileFile => {
    const content = random.happens(0.1)
      ? new Uint8Array(random.below(3_000_000))
      : random.bytes(random.below(300));
    return {
      name: random.pick(names),
      content,
      isStored: random.happens(0.3),
      ...(random.happens(0.1) && { size: random.pick(VALUES) }),
      ...(random.happens(0.1) && { packed: random.below(content.length + 20) }),
      ...(random.happens(0.1) && { shift: random.below(40) - 20 }),
      ...(random.happens(0.2) && { descriptor: random.pick(['signed', 'bare', 'wrong']) }),
      ...(index > 0 && random.happens(0.1) && { sameAs: random.below(index) }),
    };
  });
}

function changed(archive: Buffer, random: Random): Buffer {
  const at = random.below(archive.length);
  const length = random.below(Math.min(60, archive.length - at));
  const piece = archive.subarray(at, at + length);
  const without = [archive.subarray(0, at), archive.subarray(at + length)];
  switch (random.below(6)) {
    case 0:
      return archive.subarray(0, at);
    case 1:
      return Buffer.concat(without);
    case 2:
      return Buffer.concat([archive.subarray(0, at), piece, archive.subarray(at)]);
    case 3:
      return inHeader(archive, random);
    case 4: {
      const to = random.below(archive.length);
      return Buffer.concat([archive.subarray(0, to), piece, archive.subarray(to)]);
    }
    default: {
      const copy = Buffer.from(archive);
      copy[at] = random.below(256);
      return copy;
    }
  }
}

/** Another value in a field of a header: there a single byte changes the meaning. */
function inHeader(archive: Buffer, random: Random): Buffer {
  const copy = Buffer.from(archive);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(random.pick(SIGNATURES));
  const starts: number[] = [];
  for (let at = copy.indexOf(signature); at >= 0; at = copy.indexOf(signature, at + 1))
    starts.push(at);
  const at = (starts[random.below(starts.length)] ?? 0) + random.pick(FIELDS);
  if (at + 4 > copy.length) return copy;
  const value = random.happens(0.5) ? random.pick(VALUES) : random.below(copy.length);
  if (random.happens(0.5)) copy.writeUInt16LE(value & 0xffff, at);
  else copy.writeUInt32LE(value, at);
  return copy;
}
