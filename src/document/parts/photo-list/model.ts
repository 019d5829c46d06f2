import { listPhotos } from '@/document/model/report-content';
import type { PartModel } from '@/document/model/part-model';
import type { PhotoReference } from '@/document/model/report-text';

export interface PhotoList {
  heading: string;
  columns: readonly string[];
  items: { reference: PhotoReference; texts: string[] }[];
}

export const MODEL: PartModel<PhotoList> = {
  build({ report, layout, words, appendix }) {
    const shown = listPhotos(report.schedule1.rows).filter(({ photo }) => photo !== null);
    if (!layout.photo_list || shown.length === 0) return null;
    const { taken, page } = words.parts.schedule;
    const [photo, element] = words.columns;
    return {
      heading: appendix(words.parts.photoList),
      columns: [photo, element, words.rows.location, taken, page],
      items: shown.map(({ caption, said, row: { facts }, taken }) => ({
        reference: caption,
        texts: [[facts.element, said].filter(Boolean).join(' – '), facts.printed.location, taken],
      })),
    };
  },
  outline: ({ heading }) => [{ id: 'photo_list', level: 1, text: heading }],
  startsPage: ({ has }) => !has('ratings'),
};

/** Hundredths of the text's width: photo, element, location, time taken, page. */
export const SHARES = [14, 34, 22, 20, 10] as const;
