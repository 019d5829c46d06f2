import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { observationsQuery } from '@/features/observations/queries';
import { copyDrawnPicture, copyPhoto, storePicture } from '@/features/photos/mutations';
import { listStoredFiles } from '@/features/photos/queries';
import { deleteReport } from '@/features/reports/mutations';
import { reportKeys } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { invokeFunction } from '@/lib/invoke-function';
import { newId } from '@/lib/new-id';
import { supabase } from '@/lib/supabase';
import { ORIGINALS_BUCKET } from '@shared/photo-address';
import { SAMPLE_PHOTOS, type SamplePhoto } from './sample/sample-photos';
import { SAMPLE_LAYOUT, SAMPLE_REPORT, SAMPLE_SECTIONS } from './sample/sample-report';
import { sampleRows } from './sample/sample-rows';

/** Each copy reads and writes a whole photo: more at once would only share the line. */
const COPIES_AT_ONCE = 3;

/** Archives a report, or restores it to the list. */
export function useArchiveReport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reportId, isArchived }: { reportId: string; isArchived: boolean }) =>
      setArchived(userId, reportId, isArchived),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
  });
}

interface Copy {
  /** Made before the first attempt: repeating it still makes one copy. */
  id: string;
  reportId: string;
  title: string;
  /** Copies everything, photos included; otherwise only a start for a repeated inspection. */
  hasPhotos: boolean;
  onPhotos: (done: number, total: number) => void;
}

/** Copies a report; resolves with the number of photos that could not be read, whose rows are copied all the same. */
export function useDuplicateReport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (copy: Copy) => duplicateReport(queryClient, userId, copy),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
  });
}

/** Makes the sample report, which then is the person's own; resolves with its id. */
export function useMakeSample() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => makeSample(userId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
  });
}

async function makeSample(userId: string): Promise<string> {
  const reportId = newId();
  const client = await supabase();
  const pictures = await Promise.all(SAMPLE_PHOTOS.map(fetchSamplePhoto));
  try {
    await client
      .from('reports')
      .insert({ id: reportId, user_id: userId, ...SAMPLE_REPORT })
      .throwOnError();
    const photos = await Promise.all(
      pictures.map(({ name, picture }) =>
        storePicture(picture, { userId, reportId, fileName: `${name}.jpg` }),
      ),
    );
    const rows = sampleRows(new Date(), photos);
    await client
      .from('observations')
      .insert(rows.map((row) => ({ ...row, report_id: reportId, user_id: userId })))
      .throwOnError();
    const accepted = rows.slice(0, -1).map(({ id }) => id);
    await client
      .from('observations')
      .update({ hand: 'accepted' })
      .in('id', accepted)
      .eq('user_id', userId)
      .throwOnError();
    // After the rows: the photo references in these texts are bound to them.
    const sections = Object.entries(SAMPLE_SECTIONS).map(([heading, paragraph]) => ({
      report_id: reportId,
      user_id: userId,
      heading,
      paragraph,
    }));
    await client.from('sections').insert(sections).throwOnError();
    await client
      .from('reports')
      .update({ layout: { ...SAMPLE_LAYOUT, cover_photo: rows[0]?.id ?? null } })
      .eq('id', reportId)
      .eq('user_id', userId)
      .throwOnError();
    return reportId;
  } catch (error) {
    // Half a sample is useless: deletes it as far as possible.
    await deleteReport(userId, reportId).catch((trouble: unknown) => {
      console.warn('What there was of the sample report could not be deleted.', trouble);
    });
    throw error;
  }
}

async function fetchSamplePhoto(name: SamplePhoto) {
  const response = await fetch(`/sample/${name}.jpg`);
  if (!response.ok) throw new Error(`The sample photo ${name} is not there.`);
  return { name, picture: await response.blob() };
}

async function setArchived(userId: string, reportId: string, isArchived: boolean): Promise<void> {
  const client = await supabase();
  await client
    .from('reports')
    .update({ archived_at: isArchived ? new Date().toISOString() : null })
    .eq('id', reportId)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError();
}

async function duplicateReport(
  queryClient: QueryClient,
  userId: string,
  { id, reportId, title, hasPhotos, onPhotos }: Copy,
): Promise<number> {
  const client = await supabase();
  try {
    // The files first: a row never refers to a missing photo.
    const unread = hasPhotos ? await copyPhotos(queryClient, userId, reportId, id, onPhotos) : 0;
    await client
      .rpc('duplicate_report', {
        p_id: id,
        p_report: reportId,
        p_title: title,
        p_has_photos: hasPhotos,
      })
      .throwOnError();
    return unread;
  } catch (error) {
    if (hasPhotos) await removeCopies(id);
    throw error;
  }
}

async function copyPhotos(
  queryClient: QueryClient,
  userId: string,
  reportId: string,
  id: string,
  onPhotos: Copy['onPhotos'],
): Promise<number> {
  const rows = await queryClient.fetchQuery({
    ...observationsQuery(userId, reportId),
    staleTime: 0,
  });
  const originals = await listStoredFiles(ORIGINALS_BUCKET, `${userId}/${reportId}`);
  // Two rows may show one photo: the copy keeps it as one file.
  const shown = rows.filter(({ photo }) => photo !== '').map((row) => [row.photo, row] as const);
  const photos = [...new Map(shown).values()];
  const limit = pLimit(COPIES_AT_ONCE);
  let done = 0;
  onPhotos(0, photos.length);
  const copied = await Promise.all(
    photos.map((row) =>
      limit(async () => {
        const isCopied = await copyPhoto(row, id, originals);
        onPhotos(++done, photos.length);
        return isCopied;
      }),
    ),
  );
  // Each row has a drawing of its own.
  await Promise.all(rows.map((row) => limit(() => copyDrawnPicture(row, id))));
  return copied.filter((isCopied) => !isCopied).length;
}

/** Removes a failed copy's files; a failure is only logged. */
async function removeCopies(id: string): Promise<void> {
  try {
    const client = await supabase();
    // The answer may have been lost after the report was made.
    const { data } = await client.from('reports').select('id').eq('id', id).throwOnError();
    if (data.length === 0) await invokeFunction(client, 'delete_report_files', { report_id: id });
  } catch (error) {
    console.warn('Photos of a copy that was not made could not be removed.', error);
  }
}
