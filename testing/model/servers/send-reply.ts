import type { ServerResponse } from 'node:http';
import { countTextTokens } from './count-tokens.ts';
import type { Answer, Failure, Reply } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import type { FinishedAnswer, Protocol } from './protocol.ts';

/** Resolves when all is sent, or the connection is down; a stall resolves when the caller gives up. */
export async function sendReply(
  reply: Reply,
  request: ModelRequest,
  protocol: Protocol,
  response: ServerResponse,
): Promise<void> {
  switch (reply.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'stall':
      return untilAborted(request.signal);
    case 'page':
      response.writeHead(reply.status, { 'content-type': 'text/html' });
      response.end(reply.html);
      return;
    case 'failure':
      return sendFailure(reply.failure, request, protocol, response);
    case 'answer': {
      const answer = finish(reply.answer, request);
      return request.isStreamed && !answer.isWhole
        ? sendStream(answer, request, protocol, response)
        : sendWhole(answer, request, protocol, response);
    }
  }
}

/** The headers at first, then signs of life where a protocol has them. */
export function greetStream(response: ServerResponse, { streamType }: Protocol): void {
  if (response.headersSent) {
    if (streamType === 'text/event-stream') response.write(': keep-alive\n\n');
    return;
  }
  response.writeHead(200, { 'content-type': streamType });
  response.flushHeaders();
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendFailure(
  failure: Failure,
  { kind }: ModelRequest,
  protocol: Protocol,
  response: ServerResponse,
): void {
  if (response.headersSent) {
    response.end(protocol.failedMidway(failure, kind));
    return;
  }
  for (const [name, value] of Object.entries(failure.headers ?? {})) {
    response.setHeader(name, value);
  }
  sendJson(response, failure.status, protocol.failed(failure, kind));
}

async function sendWhole(
  answer: FinishedAnswer,
  request: ModelRequest,
  protocol: Protocol,
  response: ServerResponse,
): Promise<void> {
  await request.clock.sleep(answer.secondsWriting ?? 0, request.signal);
  const { breaksOff } = answer;
  // An answer that has not begun can still be refused as a whole.
  if (typeof breaksOff === 'object') return sendFailure(breaksOff, request, protocol, response);
  const body = Buffer.from(JSON.stringify(protocol.whole(answer, request)));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  });
  if (!breaksOff) {
    response.end(body);
    return;
  }
  await write(response, body.subarray(0, body.length / 2));
  if (breaksOff === 'stall') return untilAborted(request.signal);
  response.socket?.resetAndDestroy();
}

async function sendStream(
  answer: FinishedAnswer,
  request: ModelRequest,
  protocol: Protocol,
  response: ServerResponse,
): Promise<void> {
  const { clock, signal, kind } = request;
  const { breaksOff, secondsWriting = 0 } = answer;
  const frames = protocol.streamed(answer, request);
  const sent = breaksOff ? frames.slice(0, Math.ceil(frames.length / 2)) : frames;
  const begun = clock.now();
  if (!response.headersSent) greetStream(response, protocol);
  for (const [index, frame] of sent.entries()) {
    await clock.sleepUntil(begun + (secondsWriting * index) / frames.length, signal);
    // Packets end where they will, within a frame and within a character too.
    const bytes = Buffer.from(frame);
    const cut = Math.ceil(bytes.length / 2);
    await write(response, bytes.subarray(0, cut));
    await write(response, bytes.subarray(cut));
  }
  if (breaksOff === 'stall') return untilAborted(signal);
  if (breaksOff === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  await clock.sleepUntil(begun + secondsWriting, signal);
  response.end(breaksOff ? protocol.failedMidway(breaksOff, kind) : undefined);
}

function write(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => resolve());
  });
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Cuts what is longer than the caller allowed, as every server does, and counts. */
function finish(answer: Answer, request: ModelRequest): FinishedAnswer {
  const limit = request.maxOutputTokens ?? Infinity;
  const reasoning = cutTo(limit, answer.reasoning ?? '');
  const thought = countTextTokens(reasoning);
  const text = cutTo(limit - thought, answer.text);
  const isCut = text !== answer.text || reasoning !== (answer.reasoning ?? '');
  return {
    ...answer,
    text,
    reasoning,
    finish: isCut ? 'length' : answer.finish,
    usage: {
      input: answer.tokensRead ?? request.inputTokens,
      cached: request.cachedTokens,
      output: thought + countTextTokens(text),
      reasoning: thought,
    },
  };
}

function cutTo(tokens: number, text: string): string {
  const whole = countTextTokens(text);
  if (whole <= tokens) return text;
  return text.slice(0, Math.floor((text.length * Math.max(0, tokens)) / whole));
}
