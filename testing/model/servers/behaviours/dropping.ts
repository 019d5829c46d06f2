import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/**
 * Lets the connection fall: `before-headers` and `midway` it is reset; `stalled-before` and `stalled` it stays
 * open and nothing comes any more.
 */
export function dropping({
  when = 'midway' as 'before-headers' | 'midway' | 'stalled-before' | 'stalled',
} = {}): Behaviour {
  return async (_, next) => {
    if (when === 'before-headers') return { kind: 'reset' };
    if (when === 'stalled-before') return { kind: 'stall' };
    return changeAnswer(await next(), () => ({
      breaksOff: when === 'midway' ? 'reset' : 'stall',
    }));
  };
}
