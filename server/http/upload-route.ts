import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ORIGINALS_BUCKET } from '../../supabase/functions/_shared/photo-address.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { objectRows } from '../storage/object-rows.ts';
import { isKey, parseObjectAddress } from '../storage/object-path.ts';
import type { HostStorage } from '../storage/open-storage.ts';
import { readFormFile, isPicture, withFile } from '../storage/received-upload.ts';
import { StorageFailure, impossibleName } from '../storage/storage-failure.ts';
import { storageRequest } from '../storage/storage-request.ts';
import { BytesInFlight } from './bytes-in-flight.ts';
import { refusal } from './refusal.ts';
import type { SessionCheck } from './session-check.ts';
import { KeyedLimits } from '../keyed-limits.ts';

/** The product sends four; further uploads wait unread, held back by their sockets. */
const UPLOADS_OF_ONE_PERSON = 6;

type UploadContext = Context<{ Bindings: HttpBindings }>;

interface UploadParts {
  askBackend(request: Request, c: UploadContext): Promise<Response>;
  session: SessionCheck;
  storage: Omit<HostStorage, 'adapter'>;
  rows: Pick<ReturnType<typeof objectRows>, 'uploadRefusal'>;
  metrics: Metrics;
}

/**
 * Stores a picture, or its original, in the signed-in person's folder; the session was checked before. The body is
 * first written to disk, so that a slow one costs nobody anything, then checked and stored.
 */
export function uploadRoute({ askBackend, session, storage, rows, metrics }: UploadParts) {
  const people = new KeyedLimits(UPLOADS_OF_ONE_PERSON);
  const inMemory = new BytesInFlight();
  return async (c: UploadContext): Promise<Response> => {
    const request = c.req.raw;
    const person = await session.findCaller(request);
    const [bucket, key] = parseObjectAddress(request.url, '/storage/v1/object/') ?? [];
    if (bucket === undefined || key === undefined) return impossibleName().toResponse();
    // Row level security would refuse it too, but only after reading the body.
    if (person === null || key.split('/', 1)[0] !== person) return notTheirFolder();
    if (!isKey(key) || !storage.objects.canHold(bucket, key)) return impossibleName().toResponse();
    // The database would refuse it too, but only after storing the body.
    const refused = await rows.uploadRefusal(person, Number(request.headers.get('content-length')));
    if (refused) return discarded(request, refused.toResponse());
    const store = async (body: Blob) => {
      const file = await readFormFile(request, body);
      if (!file) return refusal(400, 'InvalidRequest', 'The upload holds no file.');
      // An original stays as chosen, including what cards and servers put before a picture, and is shown to nobody.
      if (bucket !== ORIGINALS_BUCKET && !(await isPicture(file)))
        return refusal(415, 'invalid_mime_type', NO_PICTURE);
      const answer = await storage.forName(bucket, key, () =>
        storageRequest(
          () => askBackend(withFile(request, file), c),
          // Another upload may have taken the room since; the row was then refused.
          () => rows.uploadRefusal(person, file.bytes.size),
        ),
      );
      if (answer.ok) metrics.uploadStored(file.bytes.size);
      return answer;
    };
    return people
      .run(person, () =>
        storage.receive(request, (body) => inMemory.run(person, body.size, () => store(body))),
      )
      .catch((error: unknown) => {
        if (error instanceof StorageFailure) return error.toResponse();
        if (request.signal.aborted)
          return refusal(400, 'InvalidRequest', 'The upload was cut off.');
        throw error;
      });
  };
}

/** Reads the body to its end first: a client cut off while sending would never see the answer. */
async function discarded(request: Request, answer: Response): Promise<Response> {
  await request.body?.pipeTo(new WritableStream());
  return answer;
}

const NO_PICTURE =
  'This file is not the picture that it is said to be. Choose a JPEG, PNG, GIF or WebP picture, or save it as a JPEG, then upload it again.';

/** The words of Supabase's storage for a refusal by row level security. */
function notTheirFolder(): Response {
  const message = 'new row violates row-level security policy';
  return Response.json(
    { statusCode: '403', error: 'Unauthorized', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  );
}
