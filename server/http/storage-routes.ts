import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { MAX_ORIGINAL_BYTES } from '../../supabase/functions/_shared/contract/limits.ts';
import { ORIGINALS_BUCKET } from '../../supabase/functions/_shared/photo-address.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { listFolder } from '../storage/list-objects.ts';
import type { objectRows } from '../storage/object-rows.ts';
import type { HostStorage } from '../storage/open-storage.ts';
import { servePublicObject } from '../storage/serve-objects.ts';
import { answerFailure } from '../storage/storage-failure.ts';
import { storageRequest } from '../storage/storage-request.ts';
import { withJson } from './json-body.ts';
import { notOffered, refusal, tooLarge } from './refusal.ts';
import type { Claims, SessionCheck } from './session-check.ts';
import { uploadRoute } from './upload-route.ts';

/** The photo bucket's file size limit. */
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Around the file. */
const FORM_BYTES = 64 * 1024;
/** A thousand names as long as the product's, or a request for a folder. */
const MAX_QUESTION_BYTES = 64 * 1024;
/** Supabase has no such limit; the product sends a hundred at most. */
const MAX_NAMES = 1000;
/** Entries in one answer; Supabase has no such limit. */
const MAX_LISTED = 1000;
/** The same length as on Supabase. */
const MAX_KEY_CHARACTERS = 1024;

/** Postgres stores no null character in a text. */
const keySchema = z
  .string()
  .max(MAX_KEY_CHARACTERS)
  .refine((key) => !key.includes('\0'));

const removalSchema = z.object({
  prefixes: z.array(keySchema.min(1)).min(1).max(MAX_NAMES),
});
const listSchema = z.object({
  prefix: keySchema.default(''),
  limit: z.int().min(1).max(MAX_LISTED).default(100),
  offset: z.int().min(0).default(0),
  search: keySchema.default(''),
  sortBy: z
    .object({
      column: z.literal(['name', 'created_at', 'updated_at']),
      order: z.literal(['asc', 'desc']),
    })
    .optional(),
});

type Env = { Bindings: HttpBindings };

export interface StorageParts {
  /** `caller` holds the claims of the request's token. */
  askBackend(request: Request, c: Context<Env>, caller?: Claims | null): Promise<Response>;
  session: SessionCheck;
  storage: HostStorage;
  rows: ReturnType<typeof objectRows>;
  metrics: Metrics;
}

/**
 * Serves the product's part of the file service: public pictures for anybody; upload, download,
 * list and remove for signed-in people, checked before a body is read. All else answers 404.
 */
export function storageRoutes(parts: StorageParts): Hono<Env> {
  const routes = new Hono<Env>();
  const ask = async (request: Request, c: Context<Env>) =>
    parts.askBackend(request, c, await parts.session.readClaims(c.req.raw));
  routes.use('*', async (c, next) =>
    c.req.path.includes('\0') || c.req.path.includes('%00') ? notOffered() : next(),
  );
  routes.on(['GET', 'HEAD'], '/object/public/*', (c) =>
    answerFailure(() =>
      servePublicObject(c, {
        describePublic: parts.rows.describePublic,
        storage: parts.storage.objects,
      }),
    ),
  );
  routes.options('*', (c) => parts.askBackend(c.req.raw, c));

  routes.use('*', async (c, next) => {
    // A path that is not offered is refused without checking the session.
    if (!isOffered(c.req.method, c.req.path)) return notOffered();
    if ((await parts.session.checkSession(c.req.raw)) === 'live') return next();
    return refusal(401, 'Unauthorized', 'Please sign in to continue.');
  });

  const question = bodyLimit({
    maxSize: MAX_QUESTION_BYTES,
    onError: () => tooLarge(),
  });
  routes.post('/object/list/:bucket', question, async (c) => {
    const request = await withJson(c.req.raw, listSchema);
    if (!request) return refusal(400, 'InvalidRequest', 'The folder could not be understood.');
    return listFolder(request, (asked) => ask(asked, c));
  });
  routes.delete('/object/:bucket', question, async (c) => {
    const request = await withJson(c.req.raw, removalSchema);
    if (!request) {
      const message = `Name the files to remove, ${MAX_NAMES} at most in one request.`;
      return refusal(400, 'InvalidRequest', message);
    }
    return storageRequest(() => ask(request, c));
  });
  const upload = uploadRoute({ ...parts, askBackend: ask });
  const upTo = (bytes: number) =>
    bodyLimit({
      maxSize: bytes + FORM_BYTES,
      onError: () => tooLarge('The file'),
    });
  routes.post(`/object/${ORIGINALS_BUCKET}/*`, upTo(MAX_ORIGINAL_BYTES), upload);
  routes.post('/object/:bucket/*', upTo(MAX_PHOTO_BYTES), upload);
  routes.on(['GET', 'HEAD'], '/object/:bucket/*', (c) => storageRequest(() => ask(c.req.raw, c)));
  return routes;
}

/** Names that the service uses for other things than buckets; none of them is offered. */
const NOT_A_BUCKET = /^(sign|upload|move|copy|info|authenticated|public|list)$/;

function isOffered(method: string, path: string): boolean {
  const [, , , kind, bucket = '', ...key] = path.split('/');
  if (kind !== 'object') return false;
  if (bucket === 'list') return method === 'POST' && key.length === 1;
  if (bucket === '' || NOT_A_BUCKET.test(bucket)) return false;
  if (key.length === 0) return method === 'DELETE';
  return ['GET', 'HEAD', 'POST'].includes(method);
}
