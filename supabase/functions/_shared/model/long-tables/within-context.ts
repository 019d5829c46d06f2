import { FunctionError } from '../../function-error.ts';

// Every current model reads more, and no report could be summed up in less.
const LEAST_CONTEXT = 2048;

/**
 * Runs a task within a model's context, then within half of it again and again while the server
 * reports that it was too long: the setting or our estimate may promise too much. `whole` is the
 * size of all material, in tokens.
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
      // A context with room to spare would send the same request again.
      context = Math.floor(Math.min(context, 2 * whole) / 2);
      if (!isTooLong || context < LEAST_CONTEXT) throw error;
    }
  }
}
