import { expect, it } from 'vitest';
import { referencedPhotos } from './referenced-photos';

it('names each photo once, in order, and apart those the report does not have', () => {
  const text = 'Photo 3 and Photos 1–2 show cracks; see Photo 3 again, Photo 0 and Photo 12.';
  expect(referencedPhotos(text, 5)).toEqual({ known: [1, 2, 3], unknown: [0, 12] });
});

it('finds none where the text names none', () => {
  expect(referencedPhotos('Three photos were taken in 2026.', 5)).toEqual({
    known: [],
    unknown: [],
  });
});
