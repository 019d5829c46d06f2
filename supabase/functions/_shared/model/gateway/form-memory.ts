import { FULL_FORM, type QuestionForm } from './question-form.ts';

/** A server refuses before its model sees a question, so that asking in full again is cheap. */
const KEPT_MS = 60 * 60_000;

/**
 * In which form a model's server last took a question. It is forgotten after an hour, so that one odd refusal
 * does not cost every later answer its schema, and when the server was away: it may return as another version.
 */
export class FormMemory {
  #form = FULL_FORM;
  #learnedAt = 0;

  current(): QuestionForm {
    if (Date.now() - this.#learnedAt >= KEPT_MS) this.forget();
    return this.#form;
  }

  /** The server answered a question of this form. */
  learn(form: QuestionForm): void {
    // An answer to the form that is known already says nothing of what it leaves out.
    if (form === this.#form) return;
    this.#form = form;
    this.#learnedAt = Date.now();
  }

  forget(): void {
    this.#form = FULL_FORM;
  }
}
