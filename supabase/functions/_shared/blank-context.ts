import type { PhotoContext } from './analyst.ts';
import type { Language } from './languages/language.ts';

/** The context of the first photo of an otherwise empty report. */
export function blankContext(language: Language): Omit<PhotoContext, 'lookForCracks'> {
  return {
    report: {
      title: '',
      structure: '',
      inspectionDate: '',
      language,
      styleHint: '',
      corrections: [],
      ratingScheme: null,
    },
    number: 1,
    note: '',
    typed: { element: '', defect: '', recommendation: '', location: '' },
    neighbours: [],
    further: [],
    elementNames: [],
    corrections: [],
  };
}
