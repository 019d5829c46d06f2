import type { IncomingMessage, ServerResponse } from 'node:http';
import { ZodError } from 'zod';
import { describeRequest, type ServerState } from './describe-request.ts';
import type { Reply } from './model-reply.ts';
import type { ModelRequest, Question } from './model-request.ts';
import type { Call, Protocol } from './protocol.ts';
import type { RequestRecord } from './request-log.ts';
import { greetStream, sendJson, sendReply } from './send-reply.ts';

interface QuestionCall {
  call: Call;
  protocol: Protocol;
  incoming: IncomingMessage;
  response: ServerResponse;
  state: ServerState;
  reply: (request: ModelRequest, protocol: Protocol) => Promise<Reply>;
}

/** Answers a call that is a question, and writes down what became of it. */
export async function answerCall(asked: QuestionCall): Promise<void> {
  const { call, protocol, incoming, response, state, reply } = asked;
  const question = readQuestion(call, protocol);
  if (question instanceof ZodError) {
    const failure = { status: 400, message: question.message };
    sendJson(response, 400, protocol.failed(failure, state.kind));
    return;
  }
  const gone = new AbortController();
  const finished = new Promise<void>((resolve) => {
    response.once('close', resolve);
  });
  const greet = () => {
    if (question.isStreamed) greetStream(response, protocol);
  };
  const arrival = { question, call, protocol: protocol.name, incoming, finished, greet };
  const record = describeRequest({ ...arrival, signal: gone.signal }, state);
  // Known as soon as it is sent, for who waits for that.
  Object.defineProperty(record, 'status', {
    get: () => (response.headersSent ? response.statusCode : null),
  });
  const end = (outcome: RequestRecord['outcome']) => {
    if (record.outcome !== 'open') return;
    record.outcome = outcome;
    record.endedAt = state.clock.now();
  };
  response.once('close', () => {
    end('abandoned');
    gone.abort();
  });
  try {
    const said = await reply(record.question, protocol);
    await sendReply(said, record.question, protocol, response);
    if (!gone.signal.aborted) end(classifyReply(said));
  } catch (fault) {
    // A wait was ended because nobody waits any more.
    if (!gone.signal.aborted) throw fault;
  }
}

function readQuestion(call: Call, protocol: Protocol): Question | ZodError {
  try {
    return protocol.readQuestion(call);
  } catch (error) {
    if (error instanceof ZodError) return error;
    throw error;
  }
}

function classifyReply(reply: Reply): RequestRecord['outcome'] {
  if (reply.kind === 'failure' || reply.kind === 'page') return 'failed';
  return reply.kind === 'answer' && !reply.answer.breaksOff ? 'answered' : 'broken';
}
