import { loadConfig } from '@/lib/config';
import { errorCode } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { hasSession } from '@/features/auth/queries';
import { deleteObservation, insertObservation } from '@/features/observations/mutations';
import {
  findByHash,
  hasObservation,
  lastPosition,
  placeAfterFinding,
} from '@/features/observations/queries';
import { withMediaType } from '@/lib/pictures/door/media-type';
import { removeStoredFiles } from '@/features/versions/mutations';
import { photosInUse } from '@/features/versions/queries';
import type { NewObservation } from '@/features/observations/schema';
import {
  ORIGINALS_BUCKET,
  PHOTO_BUCKET,
  publicPhotoUrl,
  buildRenditionPath,
} from '@shared/photo-address';
import type { PreparedPhoto } from '../prepare/prepared-photo';
import type { UploadPlace } from './queue/queue-events';
import type { NewPhotoRow, PhotoBackend } from './store-photo';
import { requestInTime, LOG_IN, UploadProblem } from './upload-problem';

/** Seconds. An object's name is never reused, so browsers may keep its bytes. */
const CACHE_FOR_A_YEAR = '31536000';

const MEGABYTE = 1024 * 1024;

/** The database's code for a missing row. */
const FINDING_GONE = 'PT404';

async function bucket() {
  return (await supabase()).storage.from(PHOTO_BUCKET);
}

async function putObject(path: string, picture: Blob): Promise<void> {
  const { error } = await (
    await bucket()
  ).upload(path, picture, {
    contentType: 'image/jpeg',
    cacheControl: CACHE_FOR_A_YEAR,
    // A repeated attempt writes the same bytes to the same name.
    upsert: true,
  });
  if (error) throw error;
}

/** Stores a further picture of a photo beside it; repeating it changes nothing. */
export function putBeside(path: string, picture: Blob): Promise<void> {
  return inName(() => putObject(path, picture));
}

export async function removeBeside(path: string): Promise<void> {
  const { error } = await (await bucket()).remove([path]);
  if (error) throw error;
}

/** Stores both pictures; the photo last: once it exists, so does the rendition. */
async function putObjects(
  path: string,
  { photo, rendition }: Pick<PreparedPhoto, 'photo' | 'rendition'>,
): Promise<void> {
  await putObject(buildRenditionPath(path), rendition);
  await putObject(path, photo);
}

async function putOriginal(path: string, file: Blob): Promise<void> {
  const originals = (await supabase()).storage.from(ORIGINALS_BUCKET);
  const { error } = await originals.upload(path, await withMediaType(file));
  // An earlier attempt arrived: a name is never another file's.
  if (error && error.statusCode !== '409') throw error;
}

async function removeObjects(path: string): Promise<void> {
  const [userId = '', reportId = ''] = path.split('/');
  if (!(await photosInUse(userId, reportId)).has(path)) await removeStoredFiles([path]);
}

/** The value of a row's `photo` for the picture at this path. */
export async function photoUrl(path: string): Promise<string> {
  return publicPhotoUrl((await loadConfig()).supabaseUrl, path);
}

/** Inserts the photo as a row of its own if its intended row is gone. */
async function insertBeside(findingId: string | undefined, row: NewObservation) {
  if (findingId === undefined) return insertObservation(row);
  try {
    return await insertObservation({ ...row, finding_id: findingId });
  } catch (error) {
    if (errorCode(error) !== FINDING_GONE) throw error;
    return insertObservation(row);
  }
}

/** Logs a failure and throws it again. */
async function insertRow(row: NewPhotoRow): Promise<'inserted' | 'repeated'> {
  try {
    const inserted = await insertBeside(row.findingId, {
      id: row.id,
      report_id: row.reportId,
      user_id: row.userId,
      photo: await photoUrl(row.path),
      position: row.position,
      captured_at: row.capturedAt,
      photo_hash: row.hash,
      photo_fault: row.fault,
    });
    return inserted ? 'inserted' : 'repeated';
  } catch (error) {
    // No console.error: an unsteady network is no fault, and the queue retries.
    console.warn('An observation could not be added.', error);
    throw error;
  }
}

async function readPlace(reportId: string, findingId: string | undefined): Promise<UploadPlace> {
  const beside = findingId === undefined ? null : await placeAfterFinding(reportId, findingId);
  return beside ?? { after: await lastPosition(reportId), before: null };
}

/** True when the backend answers with any status below 500. */
async function isReachable(): Promise<boolean> {
  const client = await supabase();
  const { status } = await client.from('reports').select('id').limit(1).retry(false);
  return status > 0 && status < 500;
}

/** Requires a session: a visitor's request is refused too, but not always recognisably. */
async function inName<T>(request: () => Promise<T>, megabytes?: number): Promise<T> {
  try {
    return await requestInTime(request, megabytes);
  } catch (error) {
    const isRefused = error instanceof UploadProblem && error.kind === 'refused';
    if (!isRefused || (await hasSession())) throw error;
    throw new UploadProblem('refused', LOG_IN, { cause: error });
  }
}

/** The backend, as storing a photo uses it. */
export const photoBackend: PhotoBackend = {
  isReachable,
  readPlace: (reportId, findingId) => inName(() => readPlace(reportId, findingId)),
  findByHash: (reportId, hash) => inName(() => findByHash(reportId, hash)),
  putObjects: (path, prepared) => inName(() => putObjects(path, prepared)),
  putOriginal: (path, file) =>
    inName(() => putOriginal(path, file), Math.max(1, file.size / MEGABYTE)),
  removeObjects: (path) => inName(() => removeObjects(path)),
  insertRow: (row) => inName(() => insertRow(row)),
  hasRow: (id) => inName(() => hasObservation(id)),
  removeRow: (id, userId) => inName(() => deleteObservation(userId, id)),
};
