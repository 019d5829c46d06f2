import type { Analyst } from '../analyst.ts';
import { decodePhoto } from './decode-photo.ts';
import { observePhoto, WORKING_EDGE } from './observe-photo.ts';
import { composeSections } from './sections/compose-sections.ts';

/** The analyst without a model or key: it checks photos for quality and composes sections from the rows. */
export const builtinAnalyst: Analyst = {
  name: 'builtin',
  capabilities: { describesPhotos: false, reviewsRows: false },
  promptVersion: null,
  usesContext: false,
  photoEdge: null,
  observe: async (photo, { report: { language } }, { signal }) => {
    signal.throwIfAborted();
    const pixels = decodePhoto(photo, WORKING_EDGE);
    return Promise.resolve(observePhoto(pixels, language));
  },
  writeSections: (request) => Promise.resolve(composeSections(request)),
  reviewRows: () => Promise.resolve(null),
};
