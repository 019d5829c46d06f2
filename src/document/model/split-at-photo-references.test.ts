import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtPhotoReferences } from './split-at-photo-references';
import { leastWork } from '../../../testing/least-work.ts';

/** Marks each reference: "See [Photo 3→3]". */
const marked = (line: string, count = 9) =>
  splitAtPhotoReferences(line, count)
    .map(({ text, photo }) => (photo === null ? text : `[${text}→${photo}]`))
    .join('');

describe('splitAtPhotoReferences', () => {
  it.each([
    ['See Photo 3.', 'See [Photo 3→3].'],
    ['photo 3 and photo 4', '[photo 3→3] and [photo 4→4]'],
    ['Photos 2, 3 and 5', '[Photos 2→2], [3→3] and [5→5]'],
    ['Photos 2, 3, and 5', '[Photos 2→2], [3→3], and [5→5]'],
    ['Photos 2–4', '[Photos 2→2]–[4→4]'],
    ['Photos 2 to 4 & 6/7', '[Photos 2→2] to [4→4] & [6→6]/[7→7]'],
    ['Photo no. 3, Photo #4', '[Photo no. 3→3], [Photo #4→4]'],
    ['PHOTO 3', '[PHOTO 3→3]'],
    ['Photograph 3', '[Photograph 3→3]'],
    ['Photo\u00a03', '[Photo\u00a03→3]'],
  ])('%s', (line, expected) => {
    expect(marked(line)).toBe(expected);
  });
  it('leaves a photo that the report does not hold as plain text', () => {
    expect(marked('Photo 99, Photo 0, Photos 2, 99 and 3')).toBe(
      'Photo 99, Photo 0, [Photos 2→2], 99 and [3→3]',
    );
  });
  it('links references in other languages, and full-width figures', () => {
    expect(marked('Fotos 2 bis 4 und 写真３')).toBe('[Fotos 2→2] bis [4→4] und [写真３→3]');
  });
  it('leaves a deleted photo’s name as plain text', () => {
    expect(marked('Photos 2, [deleted] and 3')).toBe('[Photos 2→2], [deleted] and [3→3]');
  });
  it('does not take a measurement or a longer number for a photo', () => {
    expect(marked('Photos 2 and 3, 5 mm wide')).toBe('[Photos 2→2] and [3→3], 5 mm wide');
    expect(marked('Photo 3.5, Photo 3b, Photo 33333')).toBe('Photo 3.5, Photo 3b, Photo 33333');
    expect(marked('Photo 3, 4 metres up')).toBe('[Photo 3→3], 4 metres up');
  });
  it('finds the number at the end of a sentence', () => {
    expect(marked('As in Photo 3. Then 4.')).toBe('As in [Photo 3→3]. Then 4.');
  });
  it('does not find photos inside other words', () => {
    expect(marked('telephoto 3, photon 3')).toBe('telephoto 3, photon 3');
  });
  it('loses no character, whatever the text', () => {
    const words = fc.constantFrom(
      'Photo',
      'photos',
      ' ',
      '3',
      '12',
      ', ',
      ' and ',
      '–',
      'x',
      '5 mm',
    );
    fc.assert(
      fc.property(fc.array(words), fc.nat(12), (parts, count) => {
        const line = parts.join('');
        const runs = splitAtPhotoReferences(line, count);
        expect(runs.map(({ text }) => text).join('')).toBe(line);
        expect(runs.every(({ photo }) => photo === null || (photo >= 1 && photo <= count))).toBe(
          true,
        );
      }),
    );
  });
  it('stays fast on a hostile line', () => {
    const cost = (times: number) => {
      const text = 'photos 1, '.repeat(times) + 'photo '.repeat(times);
      return leastWork(() => splitAtPhotoReferences(text, 9));
    };
    cost(2000);
    // Twice as long, it may cost four times as much, as a square would; more is a pattern that tries again and again.
    expect(cost(4000)).toBeLessThan(8 * Math.max(cost(2000), 1000));
  });
});
