import { expect, it } from 'vitest';
import { LANGUAGES } from '../languages/language.ts';
import { buildInstructions } from './observe-photo/prompt.ts';
import { ratingPart } from './observe-photo/rating-question.ts';
import { reviewInstructions } from './review-rows/prompt.ts';

const SURVEYORS = /in doubt\s+between two take the more serious, and say/i;
const OTHER =
  /\b(?:lower|less serious|less severe|milder|more urgent) of two\b|take the (?:lower|more urgent)/i;

it.each([...LANGUAGES])(
  'one rule decides between two levels, wherever it is asked in %s',
  (language) => {
    const prompts = [
      buildInstructions(language),
      ratingPart({ id: 'rics' }, language),
      reviewInstructions(language),
    ];
    for (const prompt of prompts) expect(prompt).toMatch(SURVEYORS);
    for (const prompt of prompts) expect(prompt).not.toMatch(OTHER);
  },
);
