import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'the|of|and|is|are|to|with|from|by|at|on|an|has|have|this|that|not|below|above|along|between|near|left|right|visible|shows',
  photos: {
    one: 'photo(?:graph)?|image|picture',
    many: 'photo(?:graph)?s|images|pictures',
    mark: String.raw`(?:nos?|numbers?)\b\.?|#|№`,
    and: 'and/or|and|or',
    to: 'to|through|until',
    time: 'years?|days?|weeks?|months?',
    units: String.raw`feet|inch(?:es)?|met(?:er|re)s?|pieces|(?:in|no)\.|in(?= (?:wide|deep|long|high|thick|apart))`,
  },
  marks: { one: 'mark', many: 'marks', cited: 'mark {number}' },
  unchecked: {
    one: 'As of {day}, nobody had checked the observation of photo {photo}.',
    several: 'As of {day}, nobody had checked the observations of photos {photos}.',
    others: ' and others ({count} in all)',
  },
  noDefect: String.raw`no\s+(?:visible\s+)?defects?`,
};
