import { z } from 'zod';

const bodySchema = z.looseObject({ prefix: z.string().default('') });
const objectSchema = z.looseObject({ name: z.string() });
type StoredObject = z.infer<typeof objectSchema>;

/**
 * Lists a folder as Supabase does: the names in it, folders inside it as entries without an id. The
 * library answers with the full names of everything that begins with the prefix.
 */
export async function listFolder(
  request: Request,
  askBackend: (request: Request) => Promise<Response>,
): Promise<Response> {
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return Response.json({ message: 'prefix must be a text' }, { status: 400 });
  const prefix = body.data.prefix.replace(/^\/+|\/+$/g, '');
  const folder = prefix && `${prefix}/`;

  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const response = await askBackend(
    new Request(request.url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body.data, prefix: folder }),
    }),
  );
  if (!response.ok) return response;
  const objects = z.array(objectSchema).parse(await response.json());
  const answer = new Headers(response.headers);
  answer.delete('content-length');
  return Response.json(entriesOf(folder, objects), { headers: answer });
}

function entriesOf(folder: string, objects: StoredObject[]): StoredObject[] {
  const entries = new Map<string, StoredObject>();
  for (const object of objects) {
    // The library's LIKE takes _ and % in a prefix for wildcards.
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    const entry = deeper.length === 0 ? { ...object, name } : { name, id: null, metadata: null };
    entries.set(name, entry);
  }
  return [...entries.values()];
}
