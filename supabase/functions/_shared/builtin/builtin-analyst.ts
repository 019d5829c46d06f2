import type { Analyst } from '../analyst.ts';
import { composeSections } from './sections/compose-sections.ts';
import { wordNotAssessed, wordUnusable } from './words/word-description.ts';

/**
 * The analyst without a model or key: it says what was measured of a photo when it was stored, and composes sections
 * from the rows. It never reports a defect, nor the lack of one.
 */
export const builtinAnalyst: Analyst = {
  name: 'builtin',
  capabilities: { describesPhotos: false, reviewsRows: false },
  promptVersion: null,
  readsPhotos: false,
  photoEdge: null,
  observe: (_photo, { fault, report: { language } }) =>
    Promise.resolve(fault ? wordUnusable(fault, language) : wordNotAssessed()),
  writeSections: (request, { signal }) => composeSections(request, signal),
  reviewRows: () => Promise.resolve(null),
};
