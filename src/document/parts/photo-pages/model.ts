import type { PartModel } from '@/document/model/part-model';
import { listPhotos, type PlacedPhoto, type RowFacts } from '@/document/model/report-content';
import { photosPerPage } from '@/document/model/report-layout';

type PerPage = 1 | 2 | 4 | 6;

export interface PhotoPages {
  heading: string;
  perPage: PerPage;
  /** The photos present, each with the note beneath it, and whether it is a finding's further photo. */
  photos: { placed: PlacedPhoto; isMore: boolean; note: string }[];
}

/** About two lines beneath a photo; the schedule has the rest. */
const MAX_LETTERS: Record<PerPage, number> = { 1: 240, 2: 160, 4: 80, 6: 70 };

export const MODEL: PartModel<PhotoPages> = {
  build({ report: { schedule1 }, words }) {
    const perPage = photosPerPage(schedule1.arrangement);
    const shown = listPhotos(schedule1.rows).filter(({ photo }) => photo !== null);
    if (perPage === null || shown.length === 0) return null;
    const photos = shown.map(({ row, ...placed }) => ({
      placed,
      isMore: placed.id !== row.id,
      note: describePhoto({ ...row.facts, taken: placed.taken }, perPage),
    }));
    return { heading: words.parts.photographs, perPage, photos };
  },
  outline: ({ heading }) => [{ id: 'photographs', level: 1, text: heading }],
  startsPage: () => true,
};

/** Element, location and time, cut to what fits under the photo. */
function describePhoto({ element, printed, taken }: RowFacts, perPage: PerPage): string {
  const text = [element, printed.location, taken].filter(Boolean).join(' · ');
  const letters = Array.from(text);
  const most = MAX_LETTERS[perPage];
  if (letters.length <= most) return text;
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.trimEnd()}…`;
}
