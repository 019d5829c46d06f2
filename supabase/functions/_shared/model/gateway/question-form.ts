import type { FaultKind } from './fault-signs.ts';

/** A server refuses before its model sees a question, so that asking in full again is cheap. */
const KEPT_MS = 60 * 60_000;

/** How a question is put to a server: what of it the server takes is found by asking. */
export interface QuestionForm {
  /** The server holds the model to a JSON schema, to JSON at all, or is only asked for it in words. */
  readonly json: 'schema' | 'object' | 'plain';
  readonly hasEffort: boolean;
  readonly hasOutputLimit: boolean;
  /** The server is asked to count the tokens. */
  readonly hasUsage: boolean;
  /** Neighbouring photos go along; otherwise only the photo itself. */
  readonly hasManyImages: boolean;
}

const FULL_FORM: QuestionForm = {
  json: 'schema',
  hasEffort: true,
  hasOutputLimit: true,
  hasUsage: true,
  hasManyImages: true,
};

/** The next form to try after one that was refused; null when the form was not at fault. */
export function simplerForm(form: QuestionForm, fault: FaultKind): QuestionForm | null {
  switch (fault) {
    case 'no_effort':
      return form.hasEffort ? { ...form, hasEffort: false } : null;
    case 'no_output_limit':
      return form.hasOutputLimit ? { ...form, hasOutputLimit: false } : null;
    case 'no_usage':
      return form.hasUsage ? { ...form, hasUsage: false } : null;
    case 'one_image_only':
      return form.hasManyImages ? { ...form, hasManyImages: false } : null;
    // Small servers refuse what they don't know with any words, or none.
    case 'no_json_mode':
    case 'bad_request':
      return withLessJson(form);
    default:
      return null;
  }
}

function withLessJson(form: QuestionForm): QuestionForm | null {
  if (form.json === 'plain') return null;
  return { ...form, json: form.json === 'schema' ? 'object' : 'plain' };
}

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
