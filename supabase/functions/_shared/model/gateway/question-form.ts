import type { FaultKind } from './fault-signs.ts';

/** Servers refuse before the model reads a request, so asking in full again is cheap. */
const KEPT_MS = 60 * 60_000;

/** The form of a request; attempts reveal which parts a server accepts. */
export interface QuestionForm {
  /** JSON enforced by a schema, JSON alone, or only requested in words. */
  readonly json: 'schema' | 'object' | 'plain';
  readonly hasEffort: boolean;
  readonly hasOutputLimit: boolean;
  /** True when the server is asked to count tokens. */
  readonly hasUsage: boolean;
  /** True when neighbouring photos are sent too. */
  readonly hasManyImages: boolean;
}

const FULL_FORM: QuestionForm = {
  json: 'schema',
  hasEffort: true,
  hasOutputLimit: true,
  hasUsage: true,
  hasManyImages: true,
};

/** A simpler form to try after a refusal; null when the form was not at fault. */
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
    // Small servers refuse unknown parts with any words, or none.
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
 * Remembers the form that a model's server last accepted: for an hour, so that one odd refusal does not cost all later
 * answers their schema, and only until the server goes away, because it may return as another version.
 */
export class FormMemory {
  #form = FULL_FORM;
  #learnedAt = 0;

  current(): QuestionForm {
    if (Date.now() - this.#learnedAt >= KEPT_MS) this.forget();
    return this.#form;
  }

  /** Notes that the server answered this form. */
  learn(form: QuestionForm): void {
    // An answer in the known form reveals nothing about what it omits.
    if (form === this.#form) return;
    this.#form = form;
    this.#learnedAt = Date.now();
  }

  forget(): void {
    this.#form = FULL_FORM;
  }
}
