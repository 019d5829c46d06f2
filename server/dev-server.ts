import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { PROJECT_FOLDER } from './project-folder.ts';

/** Paths that the host answers itself; Vite serves all others. */
const OF_HOST = /^\/((auth|rest|storage|functions)\/v1\/|mailbox|config\.json|healthz|readyz)/;

/**
 * Creates the development server: Vite serves the sources with hot replacement, in this process and
 * on the backend's port.
 */
export async function createDevServer(host: RequestListener) {
  // npm says "production" to every script where it leaves out the packages of developing.
  process.env['NODE_ENV'] = 'development';
  const { createServer: createVite } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    root: PROJECT_FOLDER,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  server.on('request', (request, response) => {
    if (OF_HOST.test(request.url ?? '')) host(request, response);
    else vite.middlewares(request, response);
  });
  server.on('close', () => void vite.close());
  return server;
}
