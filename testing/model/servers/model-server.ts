/**
 * Simulated model servers that behave like real ones. A test starts one and hands its address to the product:
 *
 *     const server = await startModelServer({ kind: 'ollama', timeScale: 0.001, behaviours: [slowOneAtATime()] });
 *     await analyse(sixtyPhotos, { baseUrl: server.baseUrl }); // AI_BASE_URL; `server.url` is the bare address
 *     expect(server.log.askedTwiceAtOnce).toEqual([]); await server.close();
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeModelAnswer } from '../model-answers.ts';
import { answerCall } from './answer-call.ts';
import { type Behaviour, runBehaviours } from './behaviour.ts';
import { type AnswerFunction, honest } from './behaviours/honest.ts';
import { unknownModel } from './behaviours/unknown-model.ts';
import type { ServerState } from './describe-request.ts';
import { failWith, type Reply } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import { PromptCache } from './prompt-cache.ts';
import type { Call, Protocol, ServedModel } from './protocol.ts';
import { anthropicProtocol } from './protocols/anthropic-protocol.ts';
import { googleProtocol } from './protocols/google-protocol.ts';
import { ollamaProtocol } from './protocols/ollama-protocol.ts';
import { openaiProtocol } from './protocols/openai-protocol.ts';
import { RequestLog } from './request-log.ts';
import { sendDownload } from './send-download.ts';
import { sendJson } from './send-reply.ts';
import { ServedModels } from './served-models.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import type { ServerKind } from './server-kind.ts';

interface ModelServerOptions {
  kind: ServerKind;
  /** The model's answer; an honest row in English when it is left out. */
  answer?: AnswerFunction;
  /** The first is the outermost; what none of them answers is answered honestly. */
  behaviours?: Behaviour[];
  /** Real seconds to a second of the server's; see `ServerClock`. */
  timeScale?: number;
  /** The caller waits on the real clock, or on one as fast as the server's; see `retryHeaders`. */
  clientClock?: 'real' | 'server';
  /** Any free one, unless a recipe names it. */
  port?: number;
  /** The only models that it has; left out, any name will do. */
  models?: (Partial<ServedModel> & { name: string })[];
}

export interface ModelServer {
  /** The bare address, as Ollama's own API wants it. */
  url: string;
  /** With the path that the protocol's clients expect in a base address. */
  baseUrl: string;
  kind: ServerKind;
  clock: ServerClock;
  log: RequestLog;
  /** From now on. */
  behave(...behaviours: Behaviour[]): void;
  answerWith(answer: AnswerFunction): void;
  /** Throws what went wrong in the test's own answers or behaviours. */
  close(): Promise<void>;
}

const SPOKEN: Record<ServerKind, [Protocol, ...Protocol[]]> = {
  openai: [openaiProtocol],
  deepseek: [openaiProtocol],
  vllm: [openaiProtocol],
  'llama.cpp': [openaiProtocol],
  'lm-studio': [openaiProtocol],
  ollama: [ollamaProtocol, openaiProtocol],
  anthropic: [anthropicProtocol],
  google: [googleProtocol],
};

export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const { kind, timeScale = 1, clientClock = 'real', port = 0 } = options;
  let behaviours = options.behaviours ?? [];
  let answer: AnswerFunction = options.answer ?? (() => makeModelAnswer());
  const models = new ServedModels(options.models);
  const state: ServerState = {
    kind,
    clientClock,
    clock: createServerClock(timeScale),
    log: new RequestLog(timeScale),
    cache: new PromptCache(kind),
  };
  const faults: unknown[] = [];

  async function reply(request: ModelRequest, { objectionTo }: Protocol): Promise<Reply> {
    const objection = objectionTo?.(request) ?? models.objectionTo(request);
    if (objection) return failWith(objection);
    const chain = models.isUnknown(request.model)
      ? [unknownModel()]
      : [...behaviours, honest(answer)];
    models.load(request);
    return runBehaviours(chain, request);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(incoming);
    const protocol = SPOKEN[kind].find(({ isQuestion }) => isQuestion(call));
    if (kind === 'ollama' && call.path === '/api/pull') sendDownload(call, response, models);
    else if (protocol) await answerCall({ call, protocol, incoming, response, state, reply });
    else sendFacts(call, response, kind, models);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((fault: unknown) => {
      faults.push(fault);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { message: String(fault) } });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/${kind === 'google' ? 'v1beta' : 'v1'}`,
    kind,
    clock: state.clock,
    log: state.log,
    behave: (...next) => {
      behaviours = next;
    },
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      if (faults.length > 0) throw faults[0];
    },
  };
}

function sendFacts(call: Call, response: ServerResponse, kind: ServerKind, models: ServedModels) {
  for (const protocol of SPOKEN[kind]) {
    const facts = protocol.readFacts(call, models.all, kind);
    if (facts !== undefined) {
      sendJson(response, 200, facts);
      return;
    }
  }
  const [protocol] = SPOKEN[kind];
  const failure = { status: 404, type: 'not_found_error', message: models.notFound(call) };
  sendJson(response, 404, protocol.failed(failure, kind));
}

async function readCall(incoming: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://server');
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: parsedOrUndefined(Buffer.concat(chunks).toString()),
  };
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
