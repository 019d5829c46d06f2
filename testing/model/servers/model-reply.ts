/** A server's failure instead of an answer, before its protocol and kind give it their form. */
export interface Failure {
  status: number;
  message: string;
  /** OpenAI's and Anthropic's `type`, Google's `status`. */
  type?: string;
  /** OpenAI's. */
  code?: string | null;
  param?: string | null;
  /** Google's. */
  details?: object[];
  /** Fields beside the message, as llama.cpp's `n_ctx`. */
  beside?: object;
  headers?: Record<string, string>;
}

export interface Answer {
  text: string;
  /** Thoughts apart from the text, in the field or block that the protocol has for them. */
  reasoning?: string;
  /** `refused`: the model would not; `filtered`: the provider withheld it. */
  finish: 'stop' | 'length' | 'refused' | 'filtered';
  /** Server seconds from the first to the last word. */
  secondsWriting?: number;
  /** In the middle: the connection is reset, nothing comes any more, or the stream reports a failure. */
  breaksOff?: 'reset' | 'stall' | Failure;
  /** In one piece, though a stream was asked for. */
  isWhole?: boolean;
  /** Set where the server read less than it was sent. */
  tokensRead?: number;
}

export type Reply =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failure'; failure: Failure }
  /** A proxy between caller and server answers for it. */
  | { kind: 'page'; status: number; html: string }
  /** Before any header: the connection is reset, or nothing ever comes. */
  | { kind: 'reset' }
  | { kind: 'stall' };

export function failWith(failure: Failure): Reply {
  return { kind: 'failure', failure };
}

/** The reply with its answer changed; one that is no answer stays as it is. */
export function changeAnswer(reply: Reply, change: (answer: Answer) => Partial<Answer>): Reply {
  if (reply.kind !== 'answer') return reply;
  return { kind: 'answer', answer: { ...reply.answer, ...change(reply.answer) } };
}
