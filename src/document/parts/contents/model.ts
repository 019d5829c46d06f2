import type { PartModel } from '@/document/model/part-model';

export interface Contents {
  heading: string;
}

/** So many entries stand on the last page of a list that goes over one: never a line or two. */
export const LAST_TOGETHER = 6;

export const MODEL: PartModel<Contents> = {
  build: ({ layout, words }) => (layout.contents ? { heading: words.parts.contents } : null),
};
