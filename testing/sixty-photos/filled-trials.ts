import type { Behaviour } from '../model/servers/behaviour.ts';
import { splitAnswers } from '../model/servers/behaviours/split-answers.ts';
import { behindProxy } from '../model/servers/behaviours/behind-proxy.ts';
import { dropping } from '../model/servers/behaviours/dropping.ts';
import { fenced } from '../model/servers/behaviours/fenced.ts';
import { ignoresStream } from '../model/servers/behaviours/ignores-stream.ts';
import { noJsonSchema } from '../model/servers/behaviours/no-json-schema.ts';
import { noParameter } from '../model/servers/behaviours/no-parameter.ts';
import { onlyWhen } from '../model/servers/behaviours/only-when.ts';
import { overloaded, OVERLOADED } from '../model/servers/behaviours/overloaded.ts';
import { reasoningOnly } from '../model/servers/behaviours/reasoning-only.ts';
import { refusing } from '../model/servers/behaviours/refusing.ts';
import { requestsPerMinute } from '../model/servers/behaviours/requests-per-minute.ts';
import { slowOneAtATime } from '../model/servers/behaviours/slow-one-at-a-time.ts';
import { thinking } from '../model/servers/behaviours/thinking.ts';
import { tokensPerMinute } from '../model/servers/behaviours/tokens-per-minute.ts';
import { truncated } from '../model/servers/behaviours/truncated.ts';
import { SERVER_KINDS, type ServerKind } from '../model/servers/server-kind.ts';
import { readPhotoNumber, type Trial } from './trial.ts';
import { changeAnswer } from '../model/servers/model-reply.ts';
import { failAs } from '../model/servers/wordings.ts';

type FilledRow = [
  name: string,
  kinds: readonly ServerKind[],
  behaviours: () => Behaviour[],
  more?: Partial<Trial>,
];

const atFirst = (behaviour: Behaviour) => onlyWhen(({ timesAsked }) => timesAsked === 1, behaviour);
const nowAndThen = (behaviour: Behaviour) =>
  onlyWhen((request) => request.timesAsked === 1 && readPhotoNumber(request) % 20 === 2, behaviour);
const isRefused = (photo: number) => photo % 7 === 3;
const refuses = (how: 'own' | 'filtered' | 'prose') => () => [
  onlyWhen((request) => isRefused(readPhotoNumber(request)), refusing({ how })),
];

/** More at a time than the server takes, and no more time than one photo needs with the one before it. */
const HURRIED = { settings: { AI_CONCURRENCY: '4', AI_PHOTO_TIMEOUT_SECONDS: '30' } };

const LIMITED: FilledRow[] = [
  [
    'one at a time, though four are asked',
    ['llama.cpp', 'ollama', 'lm-studio'],
    () => [slowOneAtATime()],
    HURRIED,
  ],
  ['busy with one, though four are asked', ['llama.cpp', 'ollama'], () => [busyBeyond()], HURRIED],
  ['20 s a photo, one at a time', ['llama.cpp', 'ollama'], () => [slowOneAtATime()]],
  ['20 s a photo, with greetings', ['lm-studio'], () => [slowOneAtATime({ greets: true })]],
  ['30,000 tokens a minute', ['openai', 'anthropic', 'google'], () => [tokensPerMinute()]],
  ['10 questions a minute', ['google', 'openai'], () => [requestsPerMinute()]],
  ['10 a minute, told as a date', ['vllm'], () => [requestsPerMinute({ tells: 'date' })]],
  ['10 a minute, not told', ['deepseek'], () => [requestsPerMinute({ tells: 'nothing' })]],
  [
    'overloaded for a while',
    ['anthropic', 'google', 'llama.cpp'],
    () => [overloaded({ times: 3 })],
  ],
  [
    'overloaded in the middle of an answer',
    ['anthropic', 'openai'],
    () => [overloaded({ times: 3, isMidway: true })],
  ],
  ['a proxy without its server, now and then', ['vllm'], () => [nowAndThen(behindProxy())]],
  ...(['before-headers', 'midway', 'stalled-before', 'stalled'] as const).map((when): FilledRow => [
    `dropping now and then, ${when}`,
    ['openai', 'ollama'],
    () => [nowAndThen(dropping({ when }))],
    // A model that never begins is out of time, and the browser calls for its photo again.
    { callsAgain: when === 'stalled-before' ? 3 : 0 },
  ]),
];

const OTHER_FORMS: FilledRow[] = [
  ['honest', SERVER_KINDS, () => []],
  ['not streamed', ['vllm', 'openai', 'ollama'], () => [ignoresStream()]],
  ['fenced', ['vllm', 'lm-studio'], () => [fenced()]],
  ['fenced without a word', ['llama.cpp', 'google'], () => [fenced({ isBare: true })]],
  ['thinking in tags', ['vllm', 'llama.cpp'], () => [thinking()]],
  [
    'thinking, the first tag missing',
    ['lm-studio', 'vllm'],
    () => [thinking({ as: 'open-tag-missing' })],
  ],
  ['thinking in a field', ['deepseek', 'ollama'], () => [thinking({ as: 'field' })]],
  ['the answer in its thoughts', ['ollama', 'vllm'], () => [reasoningOnly()]],
  ['the answer in its thoughts, deaf', ['ollama'], () => [reasoningOnly({ isDeaf: true })]],
  ['truncated once', ['openai', 'ollama'], () => [atFirst(truncated())], { answersAPhoto: 2 }],
  ['no JSON schema', ['deepseek', 'ollama', 'google'], () => [noJsonSchema()]],
  [
    'no JSON schema, other words',
    ['deepseek', 'ollama', 'llama.cpp', 'google'],
    () => [noJsonSchema({ wording: 1 })],
  ],
  [
    'no JSON mode',
    ['llama.cpp', 'lm-studio', 'vllm', 'openai'],
    () => [noJsonSchema({ refuses: ['schema', 'object'] })],
  ],
  ['no reasoning effort', ['openai'], () => [noParameter('reasoning_effort')]],
  ['no thinking set', ['google'], () => [noParameter('generationConfig.thinkingConfig')]],
  ['no stream options', ['vllm', 'lm-studio'], () => [noParameter('stream_options')]],
  ['no output limit', ['openai'], () => [noParameter('max_completion_tokens')]],
  ['no output limit, by its old name', ['llama.cpp'], () => [noParameter('max_tokens')]],
];

const TONGUES: FilledRow[] = [
  ['German, in English', ['ollama', 'google'], () => [splitAnswers('de')], { answersAPhoto: 2 }],
  ['Japanese, in English', ['vllm', 'anthropic'], () => [splitAnswers('ja')], { answersAPhoto: 2 }],
  ['German, in German', ['ollama', 'openai'], () => [splitAnswers('de')], { language: 'de' }],
  [
    'Japanese, in Japanese',
    ['lm-studio', 'google'],
    () => [splitAnswers('ja')],
    { language: 'ja' },
  ],
];

const REFUSED: FilledRow[] = [
  ['refusing some, as the protocol has it', ['openai', 'anthropic', 'google'], refuses('own')],
  ['withholding some', ['openai', 'google'], refuses('filtered')],
  ['refusing some in prose', ['vllm', 'ollama'], refuses('prose'), { answersAPhoto: 2 }],
].map(([name, kinds, behaviours, more]) => [
  name,
  kinds,
  behaviours,
  { refuses: isRefused, ...(more as object | undefined) },
]) as FilledRow[];

/** Those that end with a row for each photo that is not refused. */
export const FILLED_TRIALS: Trial[] = [...LIMITED, ...OTHER_FORMS, ...TONGUES, ...REFUSED].flatMap(
  ([name, kinds, behaviours, more]) => kinds.map((kind) => ({ name, kind, behaviours, ...more })),
);

const USUAL = [
  '20 s a photo, one at a time as llama.cpp',
  'dropping now and then, midway as ollama',
  'refusing some, as the protocol has it as anthropic',
];

export function isUsual({ name, kind }: Trial): boolean {
  return USUAL.includes(`${name} as ${kind}`);
}

/** Has no queue: takes so many questions at a time, each for its seconds, and refuses one more as too busy. */
function busyBeyond({ atOnce = 1, seconds = 20 } = {}): Behaviour {
  let underWay = 0;
  return async (request, next) => {
    if (underWay === atOnce) return failAs(OVERLOADED, request);
    underWay += 1;
    void request.finished.then(() => (underWay -= 1));
    request.begin();
    await request.clock.sleep(seconds / 5, request.signal);
    return changeAnswer(await next(), () => ({ secondsWriting: (seconds * 4) / 5 }));
  };
}
