import type { z } from 'zod';

/** The same request with only the known fields of its JSON body; null when they are missing or wrong. */
export async function withJson(request: Request, schema: z.ZodType): Promise<Request | null> {
  let value: unknown;
  try {
    value = JSON.parse(await request.text());
  } catch {
    return null;
  }
  const body = schema.safeParse(value);
  return body.success ? withBody(request, JSON.stringify(body.data)) : null;
}

/** The same request with another body of type `contentType`. */
export function withBody(request: Request, body: string | Blob, contentType = 'application/json') {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-type', contentType);
  headers.set(
    'content-length',
    String(typeof body === 'string' ? Buffer.byteLength(body) : body.size),
  );
  const { method, signal, url } = request;
  return new Request(url, { method, headers, body, signal });
}
