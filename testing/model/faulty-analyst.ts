import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import { analystFromEnvironment } from '../../supabase/functions/_shared/function-settings.ts';
import { type FaultyServer, type Misbehaviour, startFaultyServer } from '../faulty-server.ts';

/** Starts a model's server that misbehaves in the chosen way, and an analyst that asks it and soon gives up. */
export async function startFaultyAnalyst(
  how: Misbehaviour,
): Promise<{ server: FaultyServer; analyst: Analyst }> {
  const server = await startFaultyServer(how);
  const { analyst } = analystFromEnvironment({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'a-model',
    AI_BASE_URL: `http://127.0.0.1:${server.port}/v1`,
    AI_TIMEOUT_SECONDS: '1',
    AI_PATIENCE_SECONDS: '1',
  });
  return { server, analyst };
}
