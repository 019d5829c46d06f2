import type { Answer, Failure } from './model-reply.ts';
import type { ModelRequest, Question } from './model-request.ts';
import type { ServerKind } from './server-kind.ts';

/** An HTTP request, its body read. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Undefined when there was none, or no JSON. */
  body: unknown;
}

/** A model that the server lists. */
export interface ServedModel {
  name: string;
  /** The longest context that it was made for. */
  contextTokens: number;
  /** In Ollama's words: completion, vision, thinking, tools. */
  capabilities: string[];
  /** The context that it was loaded with; null while it is not in memory. */
  loadedTokens: number | null;
}

/** An answer that is about to be sent. */
export interface FinishedAnswer extends Answer {
  usage: { input: number; cached: number; output: number; reasoning: number };
}

export interface Protocol {
  name: ModelRequest['protocol'];
  streamType: string;
  isQuestion(call: Call): boolean;
  /** Throws ZodError for a body that is not the protocol's. */
  readQuestion(call: Call): Question;
  /** The server's objection before the model sees the request. */
  objectionTo?(request: ModelRequest): Failure | null;
  /** Answers calls that are no questions, as lists of models; undefined where there is no such call. */
  readFacts(call: Call, models: ServedModel[], kind: ServerKind): unknown;
  whole(answer: FinishedAnswer, request: ModelRequest): unknown;
  /** The frames of a stream, in order. */
  streamed(answer: FinishedAnswer, request: ModelRequest): string[];
  failed(failure: Failure, kind: ServerKind): unknown;
  /** A failure in a stream that has begun. */
  failedMidway(failure: Failure, kind: ServerKind): string;
}

/** Text in pieces of some letters, as a model writes it; no character is cut, words are. */
export function inPieces(text: string, size = 24): string[] {
  const characters = Array.from(text);
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += size) {
    pieces.push(characters.slice(at, at + size).join(''));
  }
  return pieces;
}
