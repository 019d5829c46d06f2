import { fetchFile } from '@/lib/fetch-file';
import { useMutation } from '@tanstack/react-query';
import { errorCode, errorMessage, DUPLICATE, noDataReturned } from '@/lib/errors';
import { hashFile } from '@/lib/hash-file';
import { newId } from '@/lib/new-id';
import { servedPhoto } from '@/lib/served-photo';
import { changeObservationPhoto, insertObservation } from '@/features/observations/mutations';
import { findByHash, readObservation, useCachedRows } from '@/features/observations/queries';
import type { Observation } from '@/records/observation';
import { readDrawing } from '@shared/drawing/drawing';
import { drawnPicturePath } from '@shared/drawing/drawn-picture';
import { ownPhotoPath, readPhotoPath } from '@shared/photo-address';
import { MAX_ORIGINAL_BYTES } from '@shared/contract/limits';
import { preparePool } from './prepare/prepare-pool';
import type { PreparedPhoto } from './prepare/prepared-photo';
import { fetchOriginal } from './queries';
import { timeInName } from './prepare/time-in-name';
import { photoBackend, photoUrl, putBeside, removeBeside } from './upload/backend';
import { keepsOriginals, TOO_LARGE } from './upload/kept-originals';
import { requestInTime, UploadProblem } from './upload/upload-problem';
import { createTimestamp, objectPath } from './upload/upload-record';

/** Removes a photo and its rendition, by the stored URL. A failure is only logged: no row needs them. */
async function removePhotoFiles(photo: string): Promise<void> {
  const path = readPhotoPath(photo);
  if (path === null) return;
  try {
    await photoBackend.removeObjects(path);
  } catch (error) {
    console.warn('The files of a removed photo could not be removed.', error);
  }
}

type DrawnRow = Pick<Observation, 'photo' | 'user_id' | 'report_id' | 'drawing'>;

async function findDrawnPicture(row: DrawnRow): Promise<string | null> {
  const path = ownPhotoPath(row.photo, row.user_id, row.report_id);
  return path === null ? null : drawnPicturePath(path, row, hashFile);
}

/** One after the other: a later drawing's picture replaces an earlier one's. */
let drawnPictures: Promise<void> = Promise.resolve();
/** Longer than a picture takes on a slow line. */
const WAIT_FOR_DRAWN_MS = 10_000;

/** Resolves once the pictures of drawings that were just saved are stored, or have taken too long. */
export async function drawnPicturesStored(): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, WAIT_FOR_DRAWN_MS));
  await Promise.race([drawnPictures, pause]);
}

/**
 * Stores a row's photo with its drawing, as models see it, and removes the one with the drawing `before`. A failure is
 * only logged: models are then told of the marks in words alone.
 */
export function storeDrawnPicture(row: DrawnRow, before: DrawnRow): Promise<void> {
  drawnPictures = drawnPictures.then(() => replaceDrawnPicture(row, before));
  return drawnPictures;
}

async function replaceDrawnPicture(row: DrawnRow, before: DrawnRow): Promise<void> {
  try {
    const [path, former] = await Promise.all([findDrawnPicture(row), findDrawnPicture(before)]);
    if (path === former) return;
    if (path !== null) {
      // Loaded with the first drawing.
      const { paintDrawnPhoto } = await import('@/lib/drawing/paint-drawn-photo');
      const signal = AbortSignal.timeout(3 * WAIT_FOR_DRAWN_MS);
      const photo = await fetchFile(servedPhoto(row.photo).photo, { signal });
      if (!photo.ok) throw new Error(`The server answered ${String(photo.status)}.`);
      await putBeside(path, await paintDrawnPhoto(await photo.blob(), readDrawing(row)));
    }
    if (former !== null) await removeBeside(former);
  } catch (error) {
    console.warn('The photo with its marks could not be stored for models.', error);
  }
}

/** Replaces a row's photo. Its texts and number stay. */
export function useReplacePhoto(reportId: string) {
  const rows = useCachedRows(reportId);
  return useMutation({
    mutationFn: ({ row, file }: { row: Observation; file: File }) => replacePhoto(row, file),
    onSuccess: (changed) => {
      rows.replace(changed);
    },
    // One at a time within a report: each decodes a whole picture.
    scope: { id: `change-photo-${reportId}` },
  });
}

/** Keeps the file that replaced a row's photo, if the person chose that; resolves with why it is not kept. */
export async function keepOriginal(
  { photo, user_id }: Observation,
  file: File,
): Promise<string | null> {
  if (!keepsOriginals(user_id)) return null;
  if (file.size > MAX_ORIGINAL_BYTES) return TOO_LARGE;
  return photoBackend.putOriginal(readPhotoPath(photo) ?? '', file).then(() => null, errorMessage);
}

/**
 * Adds a row after a row's finding that shows the same stored photo, with its own words and marks. It has no hash: the
 * first row's prevents another upload of the file.
 */
export function useUsePhotoAgain(reportId: string) {
  const rows = useCachedRows(reportId);
  return useMutation({
    mutationFn: async ({ id, finding_id, photo, photo_fault, captured_at }: Observation) => {
      const { after, before } = await photoBackend.readPlace(reportId, finding_id ?? id);
      const row = await insertObservation({
        id: newId(),
        report_id: reportId,
        user_id: rows.userId,
        photo,
        photo_fault,
        captured_at,
        photo_hash: null,
        position: before === null ? after + 1 : (after + before) / 2,
      });
      if (!row) throw new Error(noDataReturned('the new row'));
      return row;
    },
    meta: { changes: rows.key },
    onSettled: rows.readAgain,
    scope: { id: `move-observations-${reportId}` },
  });
}

/** Stores a picture for a generated row; resolves with the row's photo fields. */
export async function storePicture(
  picture: Blob,
  { userId, reportId, fileName }: { userId: string; reportId: string; fileName: string },
): Promise<Pick<Observation, 'photo'> & { photo_hash: string }> {
  const prepared = await preparePool().prepare(picture, 0);
  const addedAt = createTimestamp();
  const path = objectPath({ id: newId(), userId, reportId, addedAt, fileName });
  await photoBackend.putObjects(path, prepared);
  return { photo: await photoUrl(path), photo_hash: prepared.hash };
}

/**
 * Copies a row's photo, rendition and original into another report's folder, under the same name; resolves with whether
 * there was a photo. Repeating it changes nothing.
 */
export async function copyPhoto(
  { photo, user_id, report_id }: Pick<Observation, 'photo' | 'user_id' | 'report_id'>,
  reportId: string,
  originals: ReadonlyMap<string, string>,
): Promise<boolean> {
  const path = ownPhotoPath(photo, user_id, report_id);
  if (path === null) return false;
  const served = servedPhoto(photo);
  const [whole, small] = await Promise.all([fetchFile(served.photo), fetchFile(served.rendition)]);
  if (!whole.ok) return false;
  const picture = await whole.blob();
  const rendition = small.ok ? await small.blob() : picture;
  const copy = path.replace(`/${report_id}/`, `/${reportId}/`);
  await photoBackend.putObjects(copy, { photo: picture, rendition });
  if (originals.has(path)) await photoBackend.putOriginal(copy, await fetchOriginal(path));
  return true;
}

/** Copies the picture of a row's photo with its drawing to where `copyPhoto` copies the photo, if there is one. */
export async function copyDrawnPicture(row: DrawnRow, reportId: string): Promise<void> {
  const path = await findDrawnPicture(row);
  if (path === null) return;
  const picture = await fetchFile(await photoUrl(path));
  if (!picture.ok) return;
  await putBeside(path.replace(`/${row.report_id}/`, `/${reportId}/`), await picture.blob());
}

async function replacePhoto(row: Observation, file: File): Promise<Observation> {
  const pool = preparePool();
  const facts = await pool.inspect(file);
  const prepared = await pool.prepare(file, facts.width * facts.height);
  return changePhoto(row, prepared, file.name, {
    photo_hash: prepared.hash,
    photo_fault: prepared.fault ?? null,
    captured_at: facts.capturedAt ?? timeInName(file.name),
  });
}

/**
 * Stores new pictures for a row under a new name, because browsers cache the old one, and removes the old ones once the
 * row refers to the new.
 */
async function changePhoto(
  row: Observation,
  prepared: PreparedPhoto,
  fileName: string,
  change: Partial<Pick<Observation, 'photo_hash' | 'photo_fault' | 'captured_at'>>,
): Promise<Observation> {
  const path = objectPath({
    id: newId(),
    userId: row.user_id,
    reportId: row.report_id,
    addedAt: createTimestamp(),
    fileName,
  });
  try {
    await photoBackend.putObjects(path, prepared);
    const changed = await requestInTime(() => pointRowAt(row, path, change));
    await removePhotoFiles(row.photo);
    await storeDrawnPicture(changed, row);
    return changed;
  } catch (error) {
    await photoBackend.removeObjects(path).catch((trouble: unknown) => {
      console.warn('Objects without a row could not be removed; the sweep will.', trouble);
    });
    throw error;
  }
}

async function pointRowAt(
  row: Observation,
  path: string,
  change: Partial<Pick<Observation, 'photo_hash' | 'photo_fault' | 'captured_at'>>,
): Promise<Observation> {
  const changed = await changeObservationPhoto(row, {
    ...change,
    photo: await photoUrl(path),
  }).catch(async (error: unknown) => {
    if (errorCode(error) !== DUPLICATE || !change.photo_hash) throw error;
    const twin = await findByHash(row.report_id, change.photo_hash);
    const said = `This photo is already in the report as Photo ${twin?.number ?? ''}.`;
    throw new UploadProblem('refused', said);
  });
  if (!changed) {
    const now = await readObservation(row).catch(() => null);
    const said =
      now?.photo === row.photo
        ? noDataReturned('the photo')
        : 'This photo was changed or removed meanwhile. Reload the page to see it.';
    throw new UploadProblem('refused', said);
  }
  return changed;
}
