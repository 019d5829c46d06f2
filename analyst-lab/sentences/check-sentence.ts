import {
  makeNumberedRow,
  makePhotoContext,
  makeReportContext,
  makeSectionsRequest,
} from '../../testing/analyst-calls.ts';
import type {
  NumberedObservation,
  PhotoContext,
} from '../../supabase/functions/_shared/analyst.ts';
import {
  findBreach,
  type Grounds,
} from '../../supabase/functions/_shared/model/observe-photo/find-breach.ts';
import { knownWords } from '../../supabase/functions/_shared/model/observe-photo/known-words.ts';
import { readScale } from '../../supabase/functions/_shared/model/observe-photo/photo-scale.ts';
import { findBreaches } from '../../supabase/functions/_shared/model/write-sections/section-breaches.ts';
import { sectionFacts } from '../../supabase/functions/_shared/model/write-sections/section-facts.ts';
import type { BlindSentence } from './blind-sentences.ts';

/** The context of a row's sentence. A scale that names no figure is taken to be read, whatever it reads. */
export function makeRowGrounds({ language, note, typed = '', scale }: BlindSentence): {
  context: PhotoContext;
  grounds: Grounds;
} {
  const context = makePhotoContext({
    report: makeReportContext({ language, title: '' }),
    note,
    typed: { element: '', defect: typed, recommendation: '', location: '' },
  });
  const isUnread = scale !== '' && !/\d/.test(scale);
  const read = isUnread
    ? { reading: scale, reach: Infinity, isFine: true }
    : readScale({ visible: scale !== '', reading: scale });
  return { context, grounds: { language, known: knownWords(context, {}), scale: read } };
}

/** The report that a section's sentence is about. */
export function makeSectionsReport({ language, rows }: BlindSentence) {
  const observations = rows.map((row): NumberedObservation => {
    const urgency = row.urgency === 'routine' ? ('planned' as const) : row.urgency;
    return makeNumberedRow({ ...row, urgency });
  });
  return makeSectionsRequest({ reportTitle: '', language, observations });
}

/** True when the rules in code stop the sentence. */
export function isStoppedByCode(one: BlindSentence): boolean {
  if (one.place === 'row') {
    const { field } = one;
    if (field === 'discussion') return false;
    const kind = field === 'recommendation' ? ('proposed' as const) : ('observed' as const);
    return findBreach(one.sentence, { field, kind }, makeRowGrounds(one).grounds) !== null;
  }
  const request = makeSectionsReport(one);
  return findBreaches(one.sentence, sectionFacts(request, request.observations)).length > 0;
}
