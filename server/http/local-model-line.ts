import type { LocalServer } from './local-models.ts';

/**
 * One line for the terminal about a model on this machine that could look at photos, and how to use it;
 * null where none answers. It is never used unasked.
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
