import { z } from 'zod';
import { jsonCandidates } from './json-candidates.ts';
import type { StreamedAnswer } from './stream-answer.ts';

const NO_JSON = 'it was not a JSON object of the required form.';
const NOTHING = 'there was no answer.';
const BROKE_OFF = 'it was too long and broke off. Answer more briefly.';

/** Why a value is not an answer, in words for the model. */
export interface Unreadable {
  unreadable: string;
}

export interface AnswerForm<Answer> {
  schema: z.ZodType<Answer>;
  /** Reads the model's JSON as leniently as honesty allows; omitted for the schema alone. */
  read?: (value: unknown) => Answer | Unreadable;
}

export type Reading<Answer> = { answer: Answer } | Unreadable;

/**
 * Reads the model's answer from its text or, if that is empty, from its thoughts. An answer that
 * broke off after complete JSON is complete.
 */
export function readAnswer<Answer>(
  { schema, read }: AnswerForm<Answer>,
  { text, reasoning, finishReason }: StreamedAnswer,
): Reading<Answer> {
  const values = [...jsonCandidates(text), ...jsonCandidates(reasoning)];
  let unreadable: string | null = null;
  for (const value of values) {
    const found = read ? read(value) : strictly(schema, value);
    if (!isUnreadable(found)) return { answer: found };
    unreadable ??= found.unreadable;
  }
  if (finishReason === 'length') return { unreadable: BROKE_OFF };
  if (unreadable !== null) return { unreadable };
  return { unreadable: text.trim() === '' ? NOTHING : NO_JSON };
}

function strictly<Answer>(schema: z.ZodType<Answer>, value: unknown): Answer | Unreadable {
  const { data, error } = schema.safeParse(value);
  // An answer of the wrong form can have as many faults as fields.
  return error ? { unreadable: z.prettifyError(error).slice(0, 600) } : data;
}

function isUnreadable(read: unknown): read is Unreadable {
  return typeof read === 'object' && read !== null && 'unreadable' in read;
}
