import { createClient } from '@supabase/supabase-js';
import type { Backend } from '@/lib/supabase';

/** A request as it goes over the wire. */
export interface SentRequest {
  /** `PATCH reports`, `POST analyze_photos`: the verb and what it asks of. */
  call: string;
  query: Record<string, string>;
  body: unknown;
  prefer: string;
  accept: string;
}

interface Recording {
  client: Backend;
  sent: SentRequest[];
}

/** The real client before a server that keeps every request, gives each the same answer, and counts so many rows. */
export function recordedBackend(answer: (request: SentRequest) => unknown, total = 1): Recording {
  const sent: SentRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const one: SentRequest = {
      call: `${request.method} ${pathname.split('/').at(-1) ?? ''}`,
      query: Object.fromEntries(searchParams),
      body: text === '' ? null : (JSON.parse(text) as unknown),
      prefer: request.headers.get('prefer') ?? '',
      accept: request.headers.get('accept') ?? '',
    };
    sent.push(one);
    const headers = { 'content-range': `0-0/${total}` };
    return request.method === 'HEAD'
      ? new Response(null, { headers })
      : Response.json(answer(one), { headers });
  };
  const client: Backend = createClient('http://backend.test', 'publishable', {
    global: { fetch },
    // A key of its own: clients that share one warn of each other.
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  return { client, sent };
}
