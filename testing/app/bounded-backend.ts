import { createClient } from '@supabase/supabase-js';
import type { Backend } from '@/lib/supabase';
import { reasonToRefuse } from '../../server/http/rest-request';

/** The most rows in one answer of a data service, as hosted ones are set up (`max_rows`). */
export const MOST_ROWS = 1000;

interface Page {
  table: string;
  offset: number;
}

/**
 * The real client before a data service that bounds its answers as PostgREST does, and takes only what the host takes;
 * `asked` are the pages that were asked for. A filter that a column equals something holds for rows with that column,
 * others count as met. `before` runs before each answer, and may change the tables.
 */
export function boundedBackend(
  tables: Partial<Record<string, object[]>>,
  { most = MOST_ROWS, before = (_: Page) => {} } = {},
): { client: Backend; asked: Page[] } {
  const asked: Page[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const message = pathname.startsWith('/rest/') ? reasonToRefuse(request) : null;
    if (message !== null) return Promise.resolve(Response.json({ message }, { status: 400 }));
    const page = {
      table: pathname.split('/').at(-1) ?? '',
      offset: Number(searchParams.get('offset') ?? 0),
    };
    before(page);
    asked.push(page);
    const rows = (tables[page.table] ?? []).filter((row) => isMet(row, searchParams));
    return Promise.resolve(answer(request, rows, page.offset, most));
  };
  const client: Backend = createClient('http://backend.test', 'publishable', {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  return { client, asked };
}

const isMet = (row: object, filters: URLSearchParams) =>
  Object.entries(row).every(([column, value]) => {
    const wanted = filters.get(column);
    return !wanted?.startsWith('eq.') || wanted === `eq.${String(value)}`;
  });

function answer(request: Request, rows: object[], offset: number, most: number): Response {
  const limit = Number(new URL(request.url).searchParams.get('limit') ?? Infinity);
  const isCounted = request.headers.get('prefer')?.includes('count=exact') === true;
  if (isCounted && offset > 0 && offset >= rows.length) {
    const error = { code: 'PGRST103', message: 'Requested range not satisfiable' };
    return Response.json(error, { status: 416 });
  }
  const page = rows.slice(offset, offset + Math.min(limit, most));
  const total = isCounted ? String(rows.length) : '*';
  const span = page.length > 0 ? `${String(offset)}-${String(offset + page.length - 1)}` : '*';
  const isOne = request.headers.get('accept')?.includes('object') === true;
  return Response.json(isOne ? page[0] : page, {
    status: page.length < rows.length && isCounted ? 206 : 200,
    headers: { 'content-range': `${span}/${total}` },
  });
}
