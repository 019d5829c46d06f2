import type { PartModel } from '@/document/model/part-model';

export interface Contents {
  heading: string;
}

/** The last page of a long list has at least this many entries, never a line or two. */
export const LAST_TOGETHER = 6;

export const MODEL: PartModel<Contents> = {
  build: ({ layout, words }) => (layout.contents ? { heading: words.parts.contents } : null),
};
