import { FunctionError } from '../../function-error.ts';

// No model of today reads less, and no report could be summed up in less.
const LEAST_CONTEXT = 2048;

/**
 * Does something within a model's context, and within half of it again and again where the server says
 * that it was too long: the setting, or our estimate, may promise more than there is. `whole` is what
 * all of the material takes, in tokens.
 */
export async function withinContext<Answer>(
  contextTokens: number,
  whole: number,
  ask: (context: number) => Promise<Answer>,
): Promise<Answer> {
  for (let context = contextTokens; ;) {
    try {
      return await ask(context);
    } catch (error) {
      const isTooLong = error instanceof FunctionError && error.code === 'analyst_context_too_long';
      // A context with room to spare would be asked the very same again.
      context = Math.floor(Math.min(context, 2 * whole) / 2);
      if (!isTooLong || context < LEAST_CONTEXT) throw error;
    }
  }
}
