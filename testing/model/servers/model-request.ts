import type { IncomingHttpHeaders } from 'node:http';
import type { ModelPhoto } from './model-photo.ts';
import type { ServerClock } from './server-clock.ts';
import type { ServerKind } from './server-kind.ts';

/** A piece of a prompt, in the order in which the model reads it. */
export interface PromptPart {
  role: string;
  text: string;
  photo?: ModelPhoto;
  /** True when the caller marked that everything up to here may be cached. */
  endsCache?: boolean;
}

/** The question in a request's body, as a protocol reads it. */
export interface Question {
  model: string;
  parts: PromptPart[];
  /** The caller's demand on the answer: nothing, any JSON, or JSON of the schema. */
  jsonMode: 'none' | 'object' | 'schema';
  schema: unknown;
  /** The tool that Anthropic's model is made to answer by, where the caller takes that way to JSON. */
  answerTool: string | null;
  isStreamed: boolean;
  /** True when a stream is to end with the count of tokens. */
  wantsUsage: boolean;
  maxOutputTokens: number | null;
  /** Ollama's `think`; undefined where it was not said. */
  think: unknown;
  /** Ollama's `num_ctx`. */
  contextTokens: number | null;
}

/** One question as a behaviour sees it. */
export interface ModelRequest extends Question {
  /** 1 for the first question since the log was cleared. */
  number: number;
  /** Counts the questions about this photo, with this one; for a question without one it is `number`. */
  timesAsked: number;
  kind: ServerKind;
  protocol: 'openai' | 'ollama' | 'anthropic' | 'google';
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The photo asked about: the largest, since neighbours come as small renditions. Null for text alone. */
  photo: ModelPhoto | null;
  photos: ModelPhoto[];
  /** All text of the prompt. */
  text: string;
  inputTokens: number;
  /** Those of the input that the server had read before, in the same order, and reads at a lower price. */
  cachedTokens: number;
  clock: ServerClock;
  /** The clock of `retry-after-ms`; see `retryHeaders`. */
  clientClock: 'real' | 'server';
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** Resolves when the answer is sent, or the caller has gone. */
  finished: Promise<void>;
  /** Called by what makes a question wait, when the model begins on it. */
  begin(): void;
  /**
   * Sends the headers of a stream before there is an answer, and then, each time that it is called, a comment to
   * keep the connection alive if the protocol has such; nothing for an answer that is asked for whole.
   */
  greet(): void;
}
