import {
  type FinishReason,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import type { z } from 'zod';
import type { Work } from '../analyst.ts';
import { FunctionError } from '../function-error.ts';
import { jsonOf } from '../json.ts';
import type { LoadedModel, Task } from './load-model.ts';
import { modelFailure } from './model-failure.ts';

/** Why a value is no answer, in words for the model that gave it. */
export interface Unreadable {
  unreadable: string;
}

export interface Question<Answer> {
  /** Decides how long the model may take, how much it may write and how hard it thinks. */
  task: Task;
  /** What the model is to do; the only text it may take instructions from. */
  instructions: string;
  /** The material: data, delimited as the instructions say. What never changes comes first. */
  content: Exclude<ModelMessage & { role: 'user' }, string>['content'];
  /** How many leading parts of the content are the same for every question of a report. */
  stableParts?: number;
  schema: z.ZodType<Answer>;
  /** Reads what the model gave as JSON, as gently as honesty allows; the schema alone when it is missing. */
  read?: (value: unknown) => Answer | Unreadable;
  /** What is wrong with an answer of the right form, in words for the model; null when nothing is. */
  objection: (answer: Answer) => string | null;
}

export interface Asking {
  model: LoadedModel;
  work: Work;
}

export interface Answered<Answer> {
  answer: Answer;
  /** What is still wrong with it though it was asked for again; null when nothing is. */
  objection: string | null;
}

/**
 * Asks for one structured answer, and once more after one that is unusable or met an objection. Throws
 * FunctionError with one of the analyst_* codes when no readable answer came, or the caller's own abort.
 */
export async function askModel<Answer>(
  question: Question<Answer>,
  asking: Asking,
): Promise<Answered<Answer>> {
  const first = await attempt(question, asking, null);
  if ('answer' in first && first.objection === null) return first;
  await asking.work.mayAskAgain();
  const second = await attempt(question, asking, first.objection ?? '');
  if ('answer' in second) return second;
  throw modelFailure(new Error(`Refused twice: ${second.objection}`));
}

type Attempt<Answer> = Answered<Answer> | { objection: string };

async function attempt<Answer>(
  question: Question<Answer>,
  { model, work: { signal } }: Asking,
  objection: string | null,
): Promise<Attempt<Answer>> {
  const messages: ModelMessage[] = [{ role: 'user', content: question.content }];
  if (objection !== null) {
    messages.push({
      role: 'user',
      content: `A first answer was refused by a check: ${objection} Answer again in full, with this put right.`,
    });
  }
  try {
    const result = await generateText({
      model: model.language,
      instructions: question.instructions,
      messages,
      output: Output.object({ schema: question.schema }),
      maxRetries: 2,
      timeout: model.timeoutMs,
      abortSignal: signal,
    });
    const broken = unfinished(result.finishReason);
    return broken === null ? readAnswer(question, result.output) : { objection: broken };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FunctionError) throw modelFailure(error);
    if (NoOutputGeneratedError.isInstance(error)) return { objection: 'there was no answer.' };
    if (!NoObjectGeneratedError.isInstance(error)) throw modelFailure(error);
    const broken = unfinished(error.finishReason);
    return broken === null ? readAnswer(question, jsonOf(error.text ?? '')) : { objection: broken };
  }
}

function readAnswer<Answer>(question: Question<Answer>, value: unknown): Attempt<Answer> {
  if (value === undefined) return { objection: 'it was not JSON of the required form.' };
  const answer = question.read ? question.read(value) : strictly(question.schema, value);
  if (isUnreadable(answer)) return { objection: answer.unreadable };
  return { answer, objection: question.objection(answer) };
}

function strictly<Answer>(schema: z.ZodType<Answer>, value: unknown): Answer | Unreadable {
  const { data, success } = schema.safeParse(value);
  return success ? data : { unreadable: 'it was not JSON of the required form.' };
}

function isUnreadable(answer: unknown): answer is Unreadable {
  return typeof answer === 'object' && answer !== null && 'unreadable' in answer;
}

/** Throws `analyst_refused` for an answer that the provider withheld. */
function unfinished(reason: FinishReason | undefined): string | null {
  if (reason === 'content-filter') {
    throw modelFailure(new FunctionError('analyst_refused', 'Withheld by a content filter.'));
  }
  return reason === 'length' ? 'it was too long and broke off.' : null;
}
