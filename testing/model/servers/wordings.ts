import { type Failure, failWith, type Reply } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import type { ServerKind } from './server-kind.ts';

/** Each kind of server's words for one thing; some have said it in several ways over their versions. */
export type Wordings = Record<ServerKind, readonly [Failure, ...Failure[]]>;

export function failAs(wordings: Wordings, { kind }: ModelRequest, wording = 0): Reply {
  const [first, ...rest] = wordings[kind];
  return failWith(rest[wording - 1] ?? first);
}
