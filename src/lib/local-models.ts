/** A server of models that answers on the host's machine. */
export interface LocalServer {
  name: string;
  /** As AI_BASE_URL takes it. */
  url: string;
  /** As AI_PROVIDER names it. */
  provider: string;
  models: string[];
  /** Those of them that it says read pictures. */
  canSee: string[];
}

/**
 * The servers of models that the host finds on its own machine; none where the host looks for none, as a
 * hosted project does not. Never rejects: it is an offer, and nothing waits for it.
 */
export async function findLocalServers(accessToken: string): Promise<LocalServer[]> {
  try {
    const response = await fetch('/local-models', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok) return [];
    const { servers } = (await response.json()) as { servers?: unknown };
    return Array.isArray(servers) ? servers.filter(isServer) : [];
  } catch {
    return [];
  }
}

function isServer(value: unknown): value is LocalServer {
  const { name, url, provider, models, canSee } = (value ?? {}) as Record<string, unknown>;
  return (
    [name, url, provider].every((text) => typeof text === 'string') &&
    [models, canSee].every(Array.isArray)
  );
}
