import {
  type FinishReason,
  generateText,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import type { z } from 'zod';
import { FunctionError } from '../function-error.ts';
import { modelFailure } from './model-failure.ts';

export interface Question<Answer> {
  /** What the model is to do; the only text it may take instructions from. */
  instructions: string;
  /** The material: data, delimited as the instructions say. */
  content: Exclude<ModelMessage & { role: 'user' }, string>['content'];
  schema: z.ZodType<Answer>;
  /** What is wrong with an answer of the right form, in words for the model; null when nothing is. */
  objection: (answer: Answer) => string | null;
}

export interface Asking {
  model: LanguageModel;
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Asks for one structured answer. Connection failures, 429 and 5xx are tried again with back-off
 * (twice, honouring retry-after); an unusable answer is refused and asked for again once. Throws
 * FunctionError with one of the analyst_* codes, or the caller's own abort.
 */
export async function askModel<Answer>(
  question: Question<Answer>,
  asking: Asking,
): Promise<Answer> {
  const first = await attempt(question, asking, question.content, null);
  if ('answer' in first) return first.answer;
  const second = await attempt(question, asking, question.content, first.objection);
  if ('answer' in second) return second.answer;
  throw modelFailure(new Error(`Refused twice: ${second.objection}`));
}

type Attempt<Answer> = { answer: Answer } | { objection: string };

async function attempt<Answer>(
  question: Question<Answer>,
  { model, signal, timeoutMs }: Asking,
  content: Question<Answer>['content'],
  objection: string | null,
): Promise<Attempt<Answer>> {
  const messages: ModelMessage[] = [{ role: 'user', content }];
  if (objection !== null) {
    messages.push({
      role: 'user',
      content: `A first answer was refused by a check: ${objection} Answer again in full, with this put right.`,
    });
  }
  try {
    const result = await generateText({
      model,
      instructions: question.instructions,
      messages,
      output: Output.object({ schema: question.schema }),
      maxRetries: 2,
      timeout: timeoutMs,
      abortSignal: signal,
    });
    const broken = unfinished(result.finishReason);
    if (broken !== null) return { objection: broken };
    const found = question.objection(result.output);
    return found === null ? { answer: result.output } : { objection: found };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FunctionError) throw modelFailure(error);
    const unusable = unusableAnswer(error);
    if (unusable !== null) return { objection: unusable };
    throw modelFailure(error);
  }
}

/** What was wrong with an answer that is no object of the schema; null for any other failure. */
function unusableAnswer(error: unknown): string | null {
  if (NoOutputGeneratedError.isInstance(error)) return 'there was no answer.';
  if (!NoObjectGeneratedError.isInstance(error)) return null;
  return unfinished(error.finishReason) ?? 'it was not JSON of the required form.';
}

/** Throws `analyst_refused` for an answer that the provider withheld. */
function unfinished(reason: FinishReason | undefined): string | null {
  if (reason === 'content-filter') {
    throw modelFailure(new FunctionError('analyst_refused', 'Withheld by a content filter.'));
  }
  return reason === 'length' ? 'it was too long and broke off.' : null;
}
