import type { ModelMessage, SystemModelMessage } from 'ai';
import type { Work } from '../analyst.ts';
import { FunctionError } from '../function-error.ts';
import { askInQueue } from './gateway/ask-in-queue.ts';
import { type AnswerForm, readAnswer, type Reading } from './gateway/read-answer.ts';
import type { StreamedAnswer } from './gateway/stream-answer.ts';
import { raiseLength, type Task } from './gateway/task-limits.ts';
import type { LoadedModel } from './load-model.ts';
import { answerFailure, withheld } from './model-failure.ts';

type UserContent = Exclude<(ModelMessage & { role: 'user' })['content'], string>;

export interface Question<Answer> extends AnswerForm<Answer> {
  /** Sets how long the model may take, how much it may write and how hard it thinks. */
  task: Task;
  /** The model's task; the only text whose instructions it may follow. */
  instructions: string;
  /** The material: data, delimited as the instructions say. Constant parts come first. */
  content: UserContent;
  /** The number of leading parts that are the same for every question of a report. */
  stableParts?: number;
  /** The fault in a well-formed answer, in words for the model; null for none. */
  objection: (answer: Answer) => string | null | Promise<string | null>;
}

export interface Asking {
  model: LoadedModel;
  work: Work;
}

export interface Answered<Answer> {
  answer: Answer;
  /** The fault that remains after a second attempt; null for none. */
  objection: string | null;
}

/** Characters of a first answer to quote: enough for any honest one. */
const MAX_QUOTED = 12_000;
/** Anthropic caches marked parts for five minutes; other providers cache by themselves. */
const CACHED = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };

/**
 * Asks for one structured answer, and once more after an unreadable one or an objection. Throws
 * FunctionError with an analyst_* code when no readable answer came, or the caller's abort reason.
 */
export async function askModel<Answer>(
  question: Question<Answer>,
  { model, work }: Asking,
): Promise<Answered<Answer>> {
  const limits = model.limits[question.task];
  const { timeoutMs, outputTokens, effort } = limits;
  const asked = {
    instructions: buildInstructions(question),
    messages: [{ role: 'user' as const, content: buildContent(question) }] as ModelMessage[],
    schema: question.schema,
    timeoutMs,
    outputTokens,
    effort,
  };
  const given = await askInQueue(asked, model, work);
  const first = await examine(question, given);
  if ('answer' in first && first.objection === null) return first;
  const leave = await mayAskAgain(work);
  if (leave !== null) {
    if ('answer' in first) return first;
    throw leave;
  }
  try {
    const isCut = !('answer' in first) && given.finishReason === 'length';
    // Another photo's answer may have raised it meanwhile.
    if (isCut && limits.outputTokens === outputTokens) raiseLength(limits);
    const quoted = isCut ? '' : given.text;
    const messages = [...asked.messages, ...complaint(quoted, first.objection ?? '')];
    const again = { ...asked, messages, outputTokens: limits.outputTokens };
    const second = await askInQueue(again, model, work);
    const final = await examine(question, second);
    if ('answer' in final) return final;
    throw answerFailure(second, final.objection);
  } catch (error) {
    // A readable first answer is better than none.
    if ('answer' in first && error instanceof FunctionError) return first;
    throw error;
  }
}

type ExaminedAnswer<Answer> = Answered<Answer> | { objection: string };

async function examine<Answer>(
  question: Question<Answer>,
  given: StreamedAnswer,
): Promise<ExaminedAnswer<Answer>> {
  if (given.finishReason === 'content-filter' || given.isRefusal) throw withheld();
  const reading: Reading<Answer> = readAnswer(question, given);
  if ('unreadable' in reading) return { objection: reading.unreadable };
  return { answer: reading.answer, objection: await question.objection(reading.answer) };
}

/** Null when another request is allowed; otherwise the reason. */
async function mayAskAgain(work: Work): Promise<FunctionError | null> {
  try {
    await work.mayAskAgain();
    return null;
  } catch (error) {
    if (error instanceof FunctionError) return error;
    throw error;
  }
}

/** The first answer as given, and exactly what is wrong with it. */
function complaint(text: string, objection: string): ModelMessage[] {
  const wrong = `This answer was refused by a check: ${objection} Answer again in full, with this put right, as one JSON object.`;
  if (text.trim() === '') return [{ role: 'user', content: wrong }];
  return [
    { role: 'assistant', content: text.trim().slice(0, MAX_QUOTED) },
    { role: 'user', content: wrong },
  ];
}

type Material = Pick<Question<unknown>, 'instructions' | 'content' | 'stableParts'>;

function buildInstructions({ instructions, stableParts }: Material): SystemModelMessage {
  const system: SystemModelMessage = { role: 'system', content: instructions };
  return stableParts ? system : { ...system, providerOptions: CACHED };
}

function buildContent({ content, stableParts = 0 }: Material): UserContent {
  return content.map((part, index) =>
    index === stableParts - 1
      ? { ...part, providerOptions: { ...CACHED, ...part.providerOptions } }
      : part,
  );
}
