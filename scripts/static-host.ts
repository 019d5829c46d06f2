import { Hono } from 'hono';
import { addSecurityHeaders, pageHeaders } from '../server/http/security-headers.ts';

/** In the committed samples, in place of a project's address. */
export const ANY_PROJECT = 'https://project.supabase.co';

const YEAR = 'public, max-age=31536000, immutable';
/** Files of the built app that change under their names are asked for again. */
const REST = 'no-cache';
const CONFIG = 'no-store';

/** The embedded host's headers of the app's pages, for an app whose backend is the project at `supabaseUrl`. */
async function headersOfPages(supabaseUrl: string): Promise<[string, string][]> {
  const app = new Hono();
  app.use(addSecurityHeaders('https://reports.example.com'), pageHeaders([supabaseUrl]));
  app.get('/', (c) => c.body(null));
  const { headers } = await app.request('/');
  return [...headers].filter(([name]) => name !== 'cache-control');
}

/**
 * The settings of a static host that serves the built app, by file name: `_headers` and `_redirects` for hosts that
 * read them from the app's folder, and the same for Caddy and nginx.
 */
export async function staticHostFiles(supabaseUrl: string): Promise<Record<string, string>> {
  const headers = await headersOfPages(supabaseUrl);
  const lines = (write: (name: string, value: string) => string) =>
    headers.map(([name, value]) => write(name, value)).join('\n');
  return {
    _headers: `/*
${lines((name, value) => `  ${name}: ${value}`)}
/assets/*
  cache-control: ${YEAR}
/config.json
  cache-control: ${CONFIG}
`,
    _redirects: '/* /index.html 200\n',
    Caddyfile: `{$APP_ADDRESS} {
	root * {$APP_FOLDER}
	encode zstd gzip
	header {
${lines((name, value) => `\t\t${name} "${value}"`)}
	}
	@rest not path /assets/* /config.json
	header @rest cache-control "${REST}"
	@asset {
		path /assets/*
		file
	}
	header @asset cache-control "${YEAR}"
	header /config.json cache-control "${CONFIG}"
	@page {
		not path /assets/* /config.json
		not file
	}
	rewrite @page /index.html
	file_server
}
`,
    'nginx.conf': `# Inside a server block, beside its names, certificate and root.
${lines((name, value) => `add_header ${name} "${value}" always;`)}
add_header cache-control $cache_control;
gzip_static on;
location /assets/ { try_files $uri =404; }
location = /config.json { try_files $uri =404; }
location / { try_files $uri /index.html; }

# Beside the server block:
# map $uri $cache_control {
#   default "${REST}";
#   ~^/assets/ "${YEAR}";
#   /config.json "${CONFIG}";
# }
`,
  };
}
