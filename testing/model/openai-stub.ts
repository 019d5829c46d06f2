import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stub's answer to one request. */
export type Reply =
  | { kind: 'text'; text: string }
  /** The same once the test lets it go. */
  | { kind: 'held'; text: string; until: Promise<void> }
  | { kind: 'refusal'; text: string }
  | { kind: 'filtered' }
  | { kind: 'status'; status: number; message: string; retryAfterS?: number }
  | { kind: 'not-json' }
  | { kind: 'hang' }
  | { kind: 'reset' };

interface StubRequest {
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: unknown }[];
    stream?: boolean;
    response_format?: { type: string; json_schema?: { strict?: boolean; schema: unknown } };
  };
}

export interface OpenAiStub {
  baseUrl: string;
  /** Those received since the last script, oldest first. */
  requests: StubRequest[];
  /** Requests that the caller gave up before they were answered. */
  abandoned: number;
  /** Most requests under way at a time since the last script. */
  mostAtOnce: number;
  /** Sets the answers to the next requests; the last one is used for all that follow. */
  script(...replies: Reply[]): void;
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat protocol as a script says. */
export async function startOpenAiStub(): Promise<OpenAiStub> {
  let replies: Reply[] = [];
  let underWay = 0;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const stub: OpenAiStub = {
    baseUrl: '',
    requests: [],
    abandoned: 0,
    mostAtOnce: 0,
    script: (...next) => {
      replies = next;
      stub.requests = [];
      stub.abandoned = 0;
      stub.mostAtOnce = underWay;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as StubRequest['body'];
    stub.requests.push({ authorization: request.headers.authorization, body });
    underWay += 1;
    stub.mostAtOnce = Math.max(stub.mostAtOnce, underWay);
    response.on('close', () => {
      underWay -= 1;
      if (!response.writableFinished) stub.abandoned += 1;
    });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    const told = reply ?? { kind: 'status', status: 500, message: 'no script' };
    send(told, body.stream === true, request, response);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return stub;
}

function send(
  reply: Reply,
  isStream: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const complete = isStream ? streamed : whole;
  switch (reply.kind) {
    case 'text':
      return complete(response, { content: reply.text }, 'stop');
    case 'held':
      void reply.until.then(() => {
        complete(response, { content: reply.text }, 'stop');
      });
      return;
    case 'refusal':
      return complete(response, { content: null, refusal: reply.text }, 'stop');
    case 'filtered':
      return complete(response, { content: '' }, 'content_filter');
    case 'status':
      if (reply.retryAfterS === undefined) response.setHeader('retry-after-ms', '1');
      else response.setHeader('retry-after', String(reply.retryAfterS));
      response.statusCode = reply.status;
      return json(response, { error: { message: reply.message, type: 'error', code: null } });
    case 'not-json':
      response.setHeader('content-type', 'text/html');
      response.end('<html>a proxy speaks</html>');
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'hang':
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

const HEAD = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'test-model' };
const USAGE = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };

function whole(response: ServerResponse, message: object, finishReason: string): void {
  json(response, {
    ...HEAD,
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason },
    ],
    usage: USAGE,
  });
}

function streamed(response: ServerResponse, message: object, finishReason: string): void {
  response.setHeader('content-type', 'text/event-stream');
  const chunk = (delta: object, finish: string | null) => ({
    ...HEAD,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const events = [
    chunk({ role: 'assistant', ...message }, null),
    chunk({}, finishReason),
    { ...chunk({}, null), choices: [], usage: USAGE },
  ];
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  response.end('data: [DONE]\n\n');
}
