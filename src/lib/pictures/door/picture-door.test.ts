import { describe, expect, it } from 'vitest';
import { reportedFile, SENT } from '../../../../testing/pictures/sent-files';
import { tableRows } from '../../../../testing/table-rows';
import { PHOTO_DOOR } from '../../../features/photos/prepare/photo-door';
import { assertComplete, judgePicture, readPictureFacts } from './picture-door';

const rows = tableRows('comes-in/pictures.md', 'Formats');

/** The door's verdict on a file, first by its beginning and then by all of it. */
async function verdict(file: Buffer): Promise<string> {
  try {
    await readPictureFacts(new Blob([new Uint8Array(file)]), PHOTO_DOOR);
    // As it is done where a corner of the decoded picture is grey.
    await assertComplete(await judgePicture(new Uint8Array(file), PHOTO_DOOR), PHOTO_DOOR);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('what the page says of formats', () => {
  it('names every file that is tried, and no other', () => {
    expect(rows.map(({ File }) => File).toSorted()).toEqual(Object.keys(SENT).toSorted());
  });

  it.each(rows.map((row) => [row['File'] ?? '', row['What becomes of it'] ?? '']))(
    '%s: %s',
    async (name, becomes) => {
      const said = await verdict(SENT[name] ?? Buffer.from('no such file'));
      expect(said).toBe(becomes);
      // With the file's name before it: a line of its own on a phone.
      expect(said.length).toBeLessThan(160);
    },
  );
});

it('takes a Galaxy’s photo as it came', async () => {
  const file = reportedFile('samsung-trailer.heic');
  expect(await verdict(file ?? SENT['HEIC with a Samsung film behind its boxes']!)).toBe('taken');
});

it('reads how large a phone’s photo of 201 megapixels is, and takes it', async () => {
  const header = reportedFile('phone-200mp-16384x12288-header.jpg') ?? makeHeader(16_384, 12_288);
  const facts = await readPictureFacts(new Blob([new Uint8Array(header)]), PHOTO_DOOR);
  expect(facts).toMatchObject({ width: 16_384, height: 12_288 });
  const larger = new Blob([new Uint8Array(makeHeader(16_384, 13_000))]);
  await expect(readPictureFacts(larger, PHOTO_DOOR)).rejects.toThrow(
    'It measures 16384 x 13000 pixels; at most 205 megapixels can be read.',
  );
});

const makeExif = (time: string) =>
  Buffer.from(`MM\0*\0\0\0\x08\0\x01\x01\x32\0\x02\0\0\0\x14\0\0\0\x1a\0\0\0\0${time}\0`, 'latin1');

it.each([
  ['a WebP’s, behind its picture', () => Buffer.concat([SENT['WebP']!, late('EXIF')])],
  [
    'a PNG’s, behind its picture',
    () => Buffer.concat([SENT['PNG without its end']!, late('eXIf')]),
  ],
  [
    'a JPEG’s, behind other notes',
    () => {
      const file = SENT['JPEG that a thermal camera’s data come before']!;
      const note = Buffer.concat([Buffer.from('Exif\0\0'), makeExif('2024:03:12 14:22:33')]);
      const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
      const end = file.indexOf(Buffer.from([0xff, 0xc0]));
      return Buffer.concat([file.subarray(0, end), head, note, file.subarray(end)]);
    },
  ],
  [
    'a HEIC’s, without a mark',
    () => Buffer.concat([SENT['HEIC']!, Buffer.alloc(4), makeExif('2024:03:12 14:22:33')]),
  ],
])('finds the time wherever it is: %s', async (_, make) => {
  const facts = await readPictureFacts(new Blob([new Uint8Array(make())]), PHOTO_DOOR);
  expect(facts.capturedAt).toBe('2024-03-12T14:22:33');
  expect(facts.width).toBeGreaterThan(0);
});

function late(mark: string): Buffer {
  const gap = mark === 'EXIF' ? 4 : 0;
  return Buffer.concat([
    Buffer.alloc(300_000, 1),
    Buffer.from(mark),
    Buffer.alloc(gap, 1),
    makeExif('2024:03:12 14:22:33'),
  ]);
}

it('says what a file is before it says that it is too large', async () => {
  const door = { ...PHOTO_DOOR, maxBytes: 1000 };
  const facts = (name: string) => readPictureFacts(new Blob([new Uint8Array(SENT[name]!)]), door);
  await expect(facts('Film')).rejects.toThrow('It is a film or another kind of recording.');
  await expect(facts('JPEG, baseline')).rejects.toThrow('MB can be read');
});

it('notices wherever a picture is cut', async () => {
  for (const name of ['JPEG, baseline', 'HEIC', 'PNG', 'WebP', 'GIF']) {
    const file = SENT[name]!;
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const said = await verdict(file.subarray(0, Math.floor(file.length * share)));
      expect(said, `${name} to ${share}`).toMatch(/cut short|damaged/);
    }
  }
});

function makeHeader(width: number, height: number): Buffer {
  const changed = Buffer.from(SENT['JPEG, baseline']!);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}
