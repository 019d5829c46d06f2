import type { FunctionErrorCode } from '../../supabase/functions/_shared/contract/wire.ts';
import type { Behaviour } from '../model/servers/behaviour.ts';
import { badKey } from '../model/servers/behaviours/bad-key.ts';
import { behindProxy } from '../model/servers/behaviours/behind-proxy.ts';
import { contextTooLong } from '../model/servers/behaviours/context-too-long.ts';
import { dropping } from '../model/servers/behaviours/dropping.ts';
import { noCredit } from '../model/servers/behaviours/no-credit.ts';
import { noVision } from '../model/servers/behaviours/no-vision.ts';
import { outOfMemory } from '../model/servers/behaviours/out-of-memory.ts';
import { overloaded } from '../model/servers/behaviours/overloaded.ts';
import { refusing } from '../model/servers/behaviours/refusing.ts';
import { truncated } from '../model/servers/behaviours/truncated.ts';
import { unknownModel } from '../model/servers/behaviours/unknown-model.ts';
import { SERVER_KINDS, type ServerKind } from '../model/servers/server-kind.ts';
import type { StoppedTrial } from './trial.ts';

type Row = [
  name: string,
  kinds: readonly ServerKind[],
  behaviours: () => Behaviour[],
  ends: Pick<StoppedTrial, 'code' | 'says' | 'settings' | 'mostFailures'>,
];

const stop = (code: FunctionErrorCode, says: RegExp) => ({ code, says });
const NO_CREDIT = stop('analyst_no_credit', /no credit left.*top it up/);
const BAD_KEY = stop('analyst_key_refused', /refused the key/);
const UNKNOWN = stop('analyst_not_configured', /does not know the model.*AI_MODEL/);
const NO_VISION = stop('analyst_no_vision', /cannot see photos.*AI_MODEL/);
/** Two in a row, and five that were under way beside them. */
const TOO_LONG = { ...stop('analyst_context_too_long', /AI_CONTEXT/), mostFailures: 7 };
const NO_MEMORY = {
  ...stop('analyst_out_of_memory', /not have enough memory.*AI_CONTEXT/),
  mostFailures: 2,
};
const UNUSABLE = stop('analyst_answer_invalid', /no usable answer/);
const CUT = stop('analyst_answer_cut', /end of its answer.*AI_MODEL.*AI_CONTEXT/);
const DECLINED = stop('analyst_refused', /declined/);
const TOO_MUCH = stop('analyst_unreachable', /too much to do/);
const UNREACHABLE = stop('analyst_unreachable', /could not be reached|did not answer in time/);
const TOO_LARGE = stop('analyst_context_too_long', /AI_IMAGE_PX/);
const WRONG_ADDRESS = stop('analyst_not_configured', /AI_BASE_URL/);

const NOT_OLLAMA = SERVER_KINDS.filter((kind) => kind !== 'ollama');

const ROWS: Row[] = [
  ['no credit', SERVER_KINDS, () => [noCredit()], NO_CREDIT],
  [
    'no credit, other words',
    ['openai', 'anthropic', 'google'],
    () => [noCredit({ wording: 1 })],
    NO_CREDIT,
  ],
  ['a bad key', SERVER_KINDS, () => [badKey()], BAD_KEY],
  ['a bad key, other words', ['google'], () => [badKey({ wording: 1 })], BAD_KEY],
  ['an unknown model', SERVER_KINDS, () => [unknownModel()], UNKNOWN],
  ['an unknown model, other words', ['ollama'], () => [unknownModel({ wording: 1 })], UNKNOWN],
  ['no vision', SERVER_KINDS, () => [noVision()], NO_VISION],
  ['no vision, other words', ['vllm', 'ollama'], () => [noVision({ wording: 1 })], NO_VISION],
  ['too little context', NOT_OLLAMA, () => [contextTooLong()], TOO_LONG],
  [
    'too little context, other words',
    ['openai', 'vllm', 'llama.cpp', 'lm-studio', 'anthropic'],
    () => [contextTooLong({ wording: 1 })],
    TOO_LONG,
  ],
  [
    'too little context, set so',
    ['ollama'],
    () => [contextTooLong()],
    { ...TOO_LONG, settings: { AI_CONTEXT: '2048' } },
  ],
  ['out of memory', ['ollama', 'vllm', 'lm-studio'], () => [outOfMemory()], NO_MEMORY],
  [
    'out of memory, other words',
    ['ollama', 'llama.cpp'],
    () => [outOfMemory({ wording: 1 })],
    NO_MEMORY,
  ],
  ['out of memory, in a body', ['vllm'], () => [outOfMemory({ as: 'body' })], NO_MEMORY],
  [
    'a prompt cut without a word',
    ['lm-studio', 'vllm'],
    () => [contextTooLong({ isSilent: true })],
    UNUSABLE,
  ],
  ['always truncated', ['openai', 'llama.cpp'], () => [truncated()], CUT],
  ['always refusing', ['openai', 'anthropic', 'google', 'ollama'], () => [refusing()], DECLINED],
  ['always overloaded', ['anthropic', 'google'], () => [overloaded({ times: Infinity })], TOO_MUCH],
  ...(['before-headers', 'midway', 'stalled-before', 'stalled'] as const).map((when): Row => [
    `always dropping, ${when}`,
    ['openai', 'ollama'],
    () => [dropping({ when })],
    UNREACHABLE,
  ]),
  ['a proxy without its server', ['vllm', 'openai'], () => [behindProxy()], UNREACHABLE],
  [
    'an impatient proxy',
    ['openai', 'llama.cpp'],
    () => [behindProxy({ status: 524 })],
    UNREACHABLE,
  ],
  [
    'a proxy that lets no photo through',
    ['openai', 'vllm'],
    () => [behindProxy({ status: 413 })],
    TOO_LARGE,
  ],
  [
    'a proxy that wants a sign-in',
    ['vllm', 'anthropic'],
    () => [behindProxy({ status: 200 })],
    WRONG_ADDRESS,
  ],
];

/** Those that end with one sentence, and every row as it was. */
export const STOPPED_TRIALS: StoppedTrial[] = ROWS.flatMap(([name, kinds, behaviours, ends]) =>
  kinds.map((kind) => ({ name, kind, behaviours, ...ends })),
);

/** The first kind of each, but those that take minutes of waiting, of which there is one. */
export function isUsual({ name, kind }: StoppedTrial): boolean {
  const isFirst = ROWS.some(([other, [first]]) => other === name && first === kind);
  return (
    isFirst &&
    (!/other words|in a body|stalled|proxy/.test(name) || name === 'a proxy without its server')
  );
}
