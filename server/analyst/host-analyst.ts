import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import { builtinAnalyst } from '../../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { threadedAnalyst } from './threaded-analyst.ts';

interface HostAnalyst {
  analyst: Analyst;
  close(): Promise<void>;
}

/**
 * The analyst as the host runs it. The built-in one computes and would block everybody, so it gets
 * a thread; any other waits for a server, and runs here.
 */
export function hostAnalyst(analyst: Analyst): HostAnalyst {
  if (analyst !== builtinAnalyst) return { analyst, close: () => Promise.resolve() };
  const threaded = threadedAnalyst(analyst, new URL('./builtin.worker.ts', import.meta.url));
  return { analyst: threaded, close: () => threaded.close() };
}
