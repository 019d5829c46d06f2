import type { Reply } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';

/**
 * One trait of a server. It answers by itself, or calls `next` and changes, delays or passes on what
 * the traits behind it reply. The last of a chain is always `honest`.
 */
export type Behaviour = (request: ModelRequest, next: () => Promise<Reply>) => Promise<Reply>;

export function runBehaviours(
  behaviours: readonly Behaviour[],
  request: ModelRequest,
): Promise<Reply> {
  const [first, ...rest] = behaviours;
  if (!first) throw new Error('a chain of behaviours ends with one that answers');
  return first(request, () => runBehaviours(rest, request));
}
