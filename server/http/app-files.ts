import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built app. Vite puts a content hash into each name under /assets, so those never
 * change; everything else is revalidated. Any other page is index.html, whose router knows it.
 */
export function appFiles(folder: string): Hono {
  const routes = new Hono();
  routes.use('*', async (c, next) => {
    await next();
    if (c.res.headers.has('cache-control')) return;
    const isHashed = c.req.path.startsWith('/assets/') && c.res.ok;
    c.res.headers.set('cache-control', isHashed ? YEAR : 'no-cache');
  });
  routes.get('*', serveStatic({ root: folder, precompressed: true }));
  const index = serveStatic({ root: folder, path: join('index.html'), precompressed: true });
  routes.get('*', async (c, next) => {
    const wantsPage = c.req.header('accept')?.includes('text/html') ?? false;
    return wantsPage && !c.req.path.startsWith('/assets/') ? index(c, next) : c.notFound();
  });
  return routes;
}
