import type { PartModel } from '@/document/model/part-model';

export interface Contents {
  heading: string;
}

export const MODEL: PartModel<Contents> = {
  build: ({ layout, words }) => (layout.contents ? { heading: words.parts.contents } : null),
};
