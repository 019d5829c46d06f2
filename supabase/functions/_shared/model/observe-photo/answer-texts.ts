import type { Caution } from '../../contract/stored.ts';
import type { PhotoAnswer } from './schema.ts';

/** The place of an answer's text in the row, and the kind of statement allowed there. */
export interface TextPlace {
  field: Caution['field'];
  /** An observation, a possible cause, or an action. */
  kind: 'observed' | 'cause' | 'proposed';
  /** True when the row needs it. */
  isNeeded: boolean;
}

const ELEMENT: TextPlace = { field: 'element', kind: 'observed', isNeeded: true };
const WHAT: TextPlace = { field: 'defect', kind: 'observed', isNeeded: true };
const MORE: TextPlace = { field: 'defect', kind: 'observed', isNeeded: false };
const WHERE: TextPlace = { field: 'location', kind: 'observed', isNeeded: true };
/** A statement of what the photo leaves open, which may therefore name covered parts. */
const LIMIT: TextPlace = { field: 'defect', kind: 'cause', isNeeded: false };
const CAUSE: TextPlace = { field: 'defect', kind: 'cause', isNeeded: false };
const MEASURE: TextPlace = { field: 'recommendation', kind: 'proposed', isNeeded: true };
const WHO: TextPlace = { field: 'recommendation', kind: 'proposed', isNeeded: false };

/** Replaces each of the answer's texts that go into the row. */
export function mapTexts(
  answer: PhotoAnswer,
  change: (text: string, place: TextPlace) => string,
): PhotoAnswer {
  const isDefect = answer.outcome === 'defect';
  return {
    ...answer,
    visible: isDefect ? answer.visible : change(answer.visible, MORE),
    element: change(answer.element, ELEMENT),
    defects: answer.defects.map((one) => ({
      ...one,
      what: change(one.what, WHAT),
      where: change(one.where, WHERE),
      form: change(one.form, MORE),
      extent: change(one.extent, MORE),
    })),
    cause: isDefect ? change(answer.cause, CAUSE) : answer.cause,
    not_judged:
      answer.outcome === 'nothing_inspectable'
        ? answer.not_judged
        : change(answer.not_judged, LIMIT),
    recommendation: {
      measure: change(answer.recommendation.measure, MEASURE),
      who: change(answer.recommendation.who, WHO),
    },
  };
}

export function listAnswerTexts(answer: PhotoAnswer): { text: string; place: TextPlace }[] {
  const texts: { text: string; place: TextPlace }[] = [];
  mapTexts(answer, (text, place) => {
    if (text !== '') texts.push({ text, place });
    return text;
  });
  return texts;
}
