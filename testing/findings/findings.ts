import type { Language } from '../../supabase/functions/_shared/languages/language';
import { DE } from './de';
import { EN } from './en';
import { ES } from './es';
import { FR } from './fr';
import { IT } from './it';
import { JA } from './ja';
import { NL } from './nl';
import { PL } from './pl';
import { PT } from './pt';

/** An engineer's notes on one photo. */
export interface Finding {
  element: string;
  location: string;
  defect: string;
  recommendation: string;
}

/** As written in a language's file: element and place on one line, the defect on the next, then the advice. */
function readFindings(written: string): Finding[] {
  return written
    .trim()
    .split(/\n{2,}/u)
    .map((each) => {
      const [head = '', ...texts] = each.split('\n');
      const [element = '', location = ''] = head.split(' | ');
      const [defect = '', ...advice] = texts;
      return { element, location, defect, recommendation: advice.join('\n') };
    });
}

/**
 * Three hundred findings as engineers write them on site: long compounds, abbreviations, units, asides in brackets,
 * lists, from two words to a paragraph. None is one of the product's own phrases.
 */
export const FINDINGS_IN: Record<Language, readonly Finding[]> = {
  de: readFindings(DE),
  en: readFindings(EN),
  es: readFindings(ES),
  fr: readFindings(FR),
  it: readFindings(IT),
  ja: readFindings(JA),
  nl: readFindings(NL),
  pl: readFindings(PL),
  pt: readFindings(PT),
};
