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

/** The product sends four; the others wait unread, held back by their sockets. */
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
 * Takes a picture, or the file that it was made of, into the folder of the person who is signed in, which was checked
 * before. The body goes to disk as it comes, so that a slow one costs nobody anything; then it is checked, and stored.
 */
export function uploadRoute({ askBackend, session, storage, rows, metrics }: UploadParts) {
  const people = new KeyedLimits(UPLOADS_OF_ONE_PERSON);
  const inMemory = new BytesInFlight();
  return async (c: UploadContext): Promise<Response> => {
    const request = c.req.raw;
    const person = await session.findCaller(request);
    const [bucket, key] = parseObjectAddress(request.url, '/storage/v1/object/') ?? [];
    if (bucket === undefined || key === undefined) return impossibleName().toResponse();
    // Row level security would say no, but only once the body was read.
    if (person === null || key.split('/', 1)[0] !== person) return notTheirFolder();
    if (!isKey(key) || !storage.objects.canHold(bucket, key)) return impossibleName().toResponse();
    // The database would say no, but only once the body was stored.
    const refused = await rows.uploadRefusal(person, Number(request.headers.get('content-length')));
    if (refused) return discarded(request, refused.toResponse());
    const store = async (body: Blob) => {
      const file = await readFormFile(request, body);
      if (!file) return refusal(400, 'InvalidRequest', 'The upload holds no file.');
      // An original is as it was chosen, with what cards and servers put before a picture, and is shown to nobody.
      if (bucket !== ORIGINALS_BUCKET && !(await isPicture(file)))
        return refusal(415, 'invalid_mime_type', NO_PICTURE);
      const answer = await storage.forName(bucket, key, () =>
        storageRequest(
          () => askBackend(withFile(request, file), c),
          // Another upload may have taken the room meanwhile; the row was refused then.
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

/** The answer, once the body has come and gone: who is cut off while sending hears no answer. */
async function discarded(request: Request, answer: Response): Promise<Response> {
  await request.body?.pipeTo(new WritableStream());
  return answer;
}

const NO_PICTURE =
  'This file is not the picture that it is said to be. Choose a JPEG, PNG, GIF or WebP picture, or save it as a JPEG, then upload it again.';

/** As Supabase's storage puts what row level security says. */
function notTheirFolder(): Response {
  const message = 'new row violates row-level security policy';
  return Response.json(
    { statusCode: '403', error: 'Unauthorized', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  );
}
