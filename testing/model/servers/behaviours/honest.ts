import type { Behaviour } from '../behaviour.ts';
import type { ModelRequest } from '../model-request.ts';

/** The model's answer to a question: an object, which goes out as JSON, or the very words. */
export type AnswerFunction = (request: ModelRequest) => unknown;

/** Answers as asked, at once. */
export function honest(answer: AnswerFunction): Behaviour {
  return (request) => {
    request.begin();
    const said = answer(request);
    // A model that is not held to JSON writes it for people.
    const indent = request.jsonMode === 'none' ? 2 : 0;
    const text = typeof said === 'string' ? said : JSON.stringify(said, null, indent);
    return Promise.resolve({ kind: 'answer', answer: { text, finish: 'stop' } });
  };
}
