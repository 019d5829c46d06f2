import type { PhotoContext } from './analyst.ts';
import type { Language } from './languages/language.ts';
import { BLANK_ROW, pickFields, PROPOSED_TEXTS } from './row-words.ts';

/** The context of a photo alone in an empty report. */
export function blankContext(language: Language): PhotoContext {
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
    typed: pickFields(BLANK_ROW, PROPOSED_TEXTS),
    neighbours: [],
    further: [],
    elementNames: [],
    corrections: [],
    fault: null,
  };
}
