import type { LocalServer } from './local-models.ts';

/**
 * One line for the terminal about a vision model on this machine, and how to use it; null where
 * none answers. No model is used unasked.
 */
export async function localModelLine(
  findServers: () => Promise<LocalServer[]>,
): Promise<string | null> {
  for (const { name, url, provider, canSee } of await findServers()) {
    const [model] = canSee;
    if (model === undefined) continue;
    const address = provider === 'ollama' ? '' : ` AI_BASE_URL=${url}`;
    return `${name} on this machine has ${model}, which can see. To have it describe photos, choose Connect a model on the screen, or set AI_PROVIDER=${provider} AI_MODEL=${model}${address}.`;
  }
  return null;
}
