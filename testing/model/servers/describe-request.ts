import type { IncomingMessage } from 'node:http';
import { countPartTokens } from './count-tokens.ts';
import type { ModelPhoto } from './model-photo.ts';
import type { ModelRequest, Question } from './model-request.ts';
import type { PromptCache } from './prompt-cache.ts';
import type { Call } from './protocol.ts';
import type { RequestLog, RequestRecord } from './request-log.ts';
import type { ServerClock } from './server-clock.ts';

/** The state of the server that a question came to, as far as the question needs it. */
export interface ServerState extends Pick<ModelRequest, 'kind' | 'clientClock'> {
  clock: ServerClock;
  log: RequestLog;
  cache: PromptCache;
}

interface Arrival {
  question: Question;
  call: Call;
  protocol: ModelRequest['protocol'];
  incoming: IncomingMessage;
  signal: AbortSignal;
  finished: Promise<void>;
  greet: () => void;
}

/** The question as behaviours see it, written into the log. */
export function describeRequest(
  { question, call, protocol, incoming, signal, finished, greet }: Arrival,
  { kind, clientClock, clock, log, cache }: ServerState,
): RequestRecord {
  const photos = question.parts.flatMap(({ photo }) => photo ?? []);
  const photo = largest(photos);
  const number = log.records.length + 1;
  const earlier = log.records.filter(({ photoHash }) => photoHash === (photo?.hash ?? null));
  const record: RequestRecord = {
    number,
    protocol,
    path: call.path,
    headers: incoming.headers,
    body: call.body,
    photoHash: photo?.hash ?? null,
    photoHashes: photos.map(({ hash }) => hash),
    startedAt: clock.now(),
    begunAt: null,
    endedAt: null,
    outcome: 'open',
    status: null,
    question: {
      ...question,
      number,
      timesAsked: photo ? earlier.length + 1 : number,
      kind,
      protocol,
      path: call.path,
      headers: incoming.headers,
      body: call.body,
      photo,
      photos,
      text: question.parts.map(({ text }) => text).join('\n'),
      inputTokens: question.parts.reduce((sum, part) => sum + countPartTokens(part, kind), 0),
      cachedTokens: cache.countCached(question),
      clock,
      clientClock,
      signal,
      finished,
      greet,
      begin: () => {
        record.begunAt ??= clock.now();
      },
    },
  };
  log.records.push(record);
  return record;
}

function largest(photos: ModelPhoto[]): ModelPhoto | null {
  const area = ({ width, height, bytes }: ModelPhoto) => width * height || bytes.length / 1e6;
  return photos.reduce<ModelPhoto | null>(
    (found, photo) => (found !== null && area(found) > area(photo) ? found : photo),
    null,
  );
}
