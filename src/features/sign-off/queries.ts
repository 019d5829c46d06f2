import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readOwnReports } from '@/features/reports/queries';
import { supabase } from '@/lib/supabase';
import {
  draftSchema,
  type PhotosToSum,
  photosToSumSchema,
  type RevisionDraft,
  revisionSchema,
  type SignedContent,
  signedContentSchema,
  type SignedRevision,
} from '@/records/signed-revision';
import { readAllRows } from '@shared/read-all-rows';

export const revisionKeys = {
  all: ['revisions'] as const,
  list: (userId: string, reportId: string) => [...revisionKeys.all, userId, reportId] as const,
  draft: (userId: string, reportId: string) =>
    [...revisionKeys.all, userId, reportId, 'draft'] as const,
  content: (userId: string, id: string) => [...revisionKeys.all, userId, 'content', id] as const,
};

/** The report's signed revisions, the latest first. */
export function revisionsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: revisionKeys.list(userId, reportId),
    queryFn: () => fetchRevisions(userId, reportId),
  });
}

/** The signed revisions that a deletion would remove, the latest first: of one report, or of all (null). */
export function signedListQuery(userId: string, reportId: string | null) {
  return queryOptions({
    queryKey: [...revisionKeys.all, userId, 'named', reportId] as const,
    queryFn: () => fetchSignedList(userId, reportId),
    staleTime: 0,
  });
}

/** A signed revision's whole content; null when there is none with this id. It never changes. */
export function revisionContentQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: revisionKeys.content(userId, id),
    queryFn: () => fetchContent(id),
    staleTime: Infinity,
  });
}

export function draftQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: revisionKeys.draft(userId, reportId),
    queryFn: () => fetchDraft(reportId),
    // Any screen, and any device, may have changed it.
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** The report's photos to read before it can be signed. */
export async function readPhotosToSum(reportId: string, signal: AbortSignal): Promise<PhotosToSum> {
  const client = await supabase();
  const left = client.rpc('photos_to_sum', { p_report: reportId }).abortSignal(signal);
  return photosToSumSchema.parse((await left.throwOnError()).data);
}

async function fetchRevisions(userId: string, reportId: string): Promise<SignedRevision[]> {
  const columns = 'id, number, label, signed_at, signed_on, signatory, changes, content_hash';
  const own = { user_id: userId, report_id: reportId };
  return z.array(revisionSchema).parse(await readSigned(columns, own));
}

async function fetchSignedList(userId: string, reportId: string | null) {
  const own = { user_id: userId, ...(reportId !== null && { report_id: reportId }) };
  const signed = await readSigned('id, report_id, number, label, signed_at', own);
  if (reportId !== null || signed.length === 0) return signed.map((one) => ({ ...one, title: '' }));
  const reports = await readOwnReports(userId, 'id, title');
  const titles = new Map(reports.map(({ id, title }) => [id, title]));
  return signed.map((one) => ({ ...one, title: titles.get(one.report_id) ?? '' }));
}

/** Reads these columns of signed revisions, the latest first. */
async function readSigned<Columns extends string>(
  columns: Columns,
  wanted: Record<string, string>,
) {
  const client = await supabase();
  return readAllRows(async (from, to) =>
    client
      .from('signed_revisions')
      .select(columns, { count: 'exact' })
      .match(wanted)
      .order('number', { ascending: false })
      .order('report_id')
      .range(from, to)
      .throwOnError(),
  );
}

async function fetchContent(id: string): Promise<SignedContent | null> {
  const client = await supabase();
  const { data } = await client.rpc('signed_content', { p_revision: id }).throwOnError();
  return signedContentSchema.nullable().parse(data);
}

async function fetchDraft(reportId: string): Promise<RevisionDraft> {
  const client = await supabase();
  const { data } = await client.rpc('report_to_sign', { p_report: reportId }).throwOnError();
  return draftSchema.parse(data);
}
