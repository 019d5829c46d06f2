import { z } from 'zod';

/** Rows that a search reads from the library at a time. */
const ROWS_AT_ONCE = 1000;

const bodySchema = z.looseObject({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.number().default(100),
  offset: z.number().default(0),
});
const objectSchema = z.looseObject({ name: z.string() });
type StoredObject = z.infer<typeof objectSchema>;
type Question = z.infer<typeof bodySchema>;
type Ask = (question: Question) => Promise<Response>;

/**
 * Lists a folder as Supabase does: the names in it, subfolders as entries without an id, and with
 * `search` only names that begin with it, in any case. The library returns the full names of
 * everything under the prefix and has no search.
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
  const ask = (question: Question) =>
    askBackend(
      new Request(request.url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...question, search: undefined }),
      }),
    );
  const question = { ...body.data, prefix: folder };
  return question.search ? listFound(question, ask) : listAsAsked(question, ask);
}

async function listAsAsked(question: Question, ask: Ask): Promise<Response> {
  const response = await ask(question);
  if (!response.ok) return response;
  return answerWith(response, [
    ...groupEntries(question.prefix, await readObjects(response)).values(),
  ]);
}

/** Reads the folder until enough entries are found. */
async function listFound(question: Question, ask: Ask): Promise<Response> {
  const sought = question.search.toLowerCase();
  const last = question.offset + question.limit;
  const found = new Map<string, StoredObject>();
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const response = await ask({ ...question, limit: ROWS_AT_ONCE, offset });
    if (!response.ok) return response;
    const objects = await readObjects(response);
    for (const [name, entry] of groupEntries(question.prefix, objects)) {
      if (name.toLowerCase().startsWith(sought)) found.set(name, entry);
    }
    if (objects.length < ROWS_AT_ONCE || found.size >= last) {
      return answerWith(response, [...found.values()].slice(question.offset, last));
    }
  }
}

async function readObjects(response: Response): Promise<StoredObject[]> {
  return z.array(objectSchema).parse(await response.json());
}

function answerWith({ headers }: Response, entries: StoredObject[]): Response {
  const answer = new Headers(headers);
  answer.delete('content-length');
  return Response.json(entries, { headers: answer });
}

function groupEntries(folder: string, objects: StoredObject[]): Map<string, StoredObject> {
  const entries = new Map<string, StoredObject>();
  for (const object of objects) {
    // The library's LIKE treats _ and % in a prefix as wildcards.
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...deeper] = object.name.slice(folder.length).split('/');
    const entry = deeper.length === 0 ? { ...object, name } : { name, id: null, metadata: null };
    entries.set(name, entry);
  }
  return entries;
}
