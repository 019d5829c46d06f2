import { makeModelAnswer, type ModelAnswerLanguage } from '../../model-answers.ts';
import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/** Answers in this language, whatever it was asked in. Another form of answer comes from `answer`. */
export function splitAnswers(
  language: ModelAnswerLanguage,
  answer: (language: ModelAnswerLanguage) => unknown = (spoken) => makeModelAnswer({}, spoken),
): Behaviour {
  return async (_, next) =>
    changeAnswer(await next(), () => ({ text: JSON.stringify(answer(language)) }));
}
