import { expect, it } from 'vitest';
import { referencedPhotos } from './referenced-photos';

it('names each photo once, in order, and apart those the report does not have', () => {
  const text = 'Photo 3 and Photos 1–2 show cracks; see Photo 3 again, Photo 0 and Photo 12.';
  expect(referencedPhotos({ text, unbound: [0, 12] }, 5)).toEqual({
    known: [1, 2, 3],
    unknown: [0, 12],
    strangers: [],
  });
});

it('takes no photo that came later for one that was meant', () => {
  expect(referencedPhotos({ text: 'Photo 2 and Photo 5', unbound: [5] }, 5)).toEqual({
    known: [2],
    unknown: [],
    strangers: [5],
  });
});

it('finds none where the text names none', () => {
  expect(referencedPhotos({ text: 'Three photos were taken in 2026.', unbound: [] }, 5)).toEqual({
    known: [],
    unknown: [],
    strangers: [],
  });
});
