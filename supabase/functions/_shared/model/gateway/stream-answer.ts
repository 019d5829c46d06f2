import {
  type FinishReason,
  type LanguageModel,
  type LanguageModelCallOptions,
  type ModelMessage,
  Output,
  streamText,
  type SystemModelMessage,
} from 'ai';
import { z } from 'zod';
import { MOST_FROM_ELSEWHERE, TooManyBytes } from '../../bytes-from-elsewhere.ts';
import { jsonCandidates } from './json-candidates.ts';
import { WITHOUT_USAGE } from './load-provider.ts';
import type { QuestionForm } from './question-form.ts';
import type { TimeLimit } from './time-limit.ts';

export interface StreamedQuestion {
  language: LanguageModel;
  instructions: SystemModelMessage;
  messages: ModelMessage[];
  schema: z.ZodType;
  form: QuestionForm;
  effort: LanguageModelCallOptions['reasoning'];
  outputTokens: number;
  limit: TimeLimit;
  stallMs: number;
}

/** An answer's characters are fewer than its bytes; parsing takes time for each. */
const MOST_WORDS = MOST_FROM_ELSEWHERE.modelAnswer.bytes;
const tooMany = () => new TooManyBytes(MOST_WORDS);

export interface StreamedAnswer {
  text: string;
  /** The model's thoughts before its answer, where it sends them. */
  reasoning: string;
  finishReason: FinishReason;
  /** True when the provider marked the text as a refusal. */
  isRefusal: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** The model did not finish in time, or stalled after it began. */
export class OutOfTime extends Error {
  readonly hadBegun: boolean;
  readonly isStall: boolean;

  constructor({ hadBegun, isStall }: { hadBegun: boolean; isStall: boolean }) {
    super(isStall ? 'The answer stopped coming' : 'The answer took too long');
    this.name = 'OutOfTime';
    this.hadBegun = hadBegun;
    this.isStall = isStall;
  }
}

/** A failure mid-answer: the model was already working. */
export class BrokenOff extends Error {
  constructor(cause: unknown) {
    super('The answer broke off', { cause });
    this.name = 'BrokenOff';
  }
}

/**
 * Sends one question and streams the answer, so that no connection limit ends a slow one. Throws
 * the provider library's errors, OutOfTime, BrokenOff, or the signal's reason.
 */
export async function streamAnswer(
  question: StreamedQuestion,
  signal: AbortSignal,
): Promise<StreamedAnswer> {
  const { form, limit, stallMs } = question;
  const answer: StreamedAnswer = {
    text: '',
    reasoning: '',
    finishReason: 'other',
    isRefusal: false,
    inputTokens: 0,
    outputTokens: 0,
  };
  let hasEnd = false;
  const hasBegun = () => answer.text !== '' || answer.reasoning !== '';
  const outOfTime = () =>
    new OutOfTime({ hadBegun: hasBegun(), isStall: hasBegun() && !limit.signal.aborted });
  const { stream } = streamText({
    model: question.language,
    instructions: instructionsFor(question),
    messages: form.hasManyImages ? question.messages : question.messages.map(withLastImage),
    output: outputFor(question),
    ...(form.hasOutputLimit && { maxOutputTokens: question.outputTokens }),
    ...(!form.hasUsage && { providerOptions: WITHOUT_USAGE }),
    ...(form.hasEffort && question.effort && { reasoning: question.effort }),
    // The queue retries, because it knows the other requests.
    maxRetries: 0,
    timeout: { chunkMs: stallMs },
    abortSignal: AbortSignal.any([signal, limit.signal]),
    // Errors arrive in the stream; the default prints them with what they quote.
    onError: () => undefined,
  });
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') answer.text += part.text;
      if (part.type === 'reasoning-delta') answer.reasoning += part.text;
      if (answer.text.length + answer.reasoning.length > MOST_WORDS) throw tooMany();
      if (hasBegun()) limit.begin();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') {
        signal.throwIfAborted();
        throw outOfTime();
      }
      if (part.type === 'finish-step') {
        answer.isRefusal = Object.values(part.providerMetadata ?? {}).some(
          (metadata) => metadata['refusal'],
        );
      }
      if (part.type === 'finish') {
        answer.finishReason = part.finishReason;
        hasEnd = part.rawFinishReason !== undefined || part.finishReason !== 'other';
        answer.inputTokens = part.totalUsage.inputTokens ?? 0;
        answer.outputTokens = part.totalUsage.outputTokens ?? 0;
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (limit.signal.aborted) throw outOfTime();
    if (error instanceof OutOfTime || !hasBegun()) throw error;
    throw new BrokenOff(error);
  }
  // A connection can end as if the answer were complete.
  if (!hasEnd && hasBegun() && jsonCandidates(answer.text).length === 0) {
    throw new BrokenOff(new Error('The answer has no end'));
  }
  return answer;
}

function outputFor({ form, schema }: StreamedQuestion) {
  if (form.json === 'plain') return Output.text();
  const output = form.json === 'schema' ? Output.object({ schema }) : Output.json();
  // The library would parse the whole text again with each new word.
  const parsePartialOutput = ({ text }: { text: string }) => Promise.resolve({ partial: text });
  return { ...output, parsePartialOutput };
}

/** Adds the schema to the instructions where the server does not enforce it. */
function instructionsFor({ form, schema, instructions }: StreamedQuestion): SystemModelMessage {
  if (form.json === 'schema') return instructions;
  const description = JSON.stringify(z.toJSONSchema(schema));
  const content = `${instructions.content}\n\nAnswer with one JSON object and nothing else, of this JSON Schema:\n${description}`;
  return { ...instructions, content };
}

/** The message with only its last photo: the one that the question is about. */
function withLastImage(message: ModelMessage): ModelMessage {
  if (message.role !== 'user' || typeof message.content === 'string') return message;
  const photo = message.content.findLast((part) => part.type === 'file');
  return {
    ...message,
    content: message.content.filter((part) => part.type !== 'file' || part === photo),
  };
}
