import { createHash } from 'node:crypto';
import { photoAddresses, photoPathIn } from '../supabase/functions/_shared/photo-address.ts';
import type { ReportOf } from './reports.ts';

interface DraftRow {
  photo: string;
  hand: string | null;
}

/** Signs a report as it stands, as its screen does; resolves with the revision's id. */
export async function signRevision(
  { client, reportId }: Pick<ReportOf, 'client' | 'reportId'>,
  label = '',
): Promise<string> {
  const draft = await client.rpc('report_to_sign', { p_report: reportId }).throwOnError();
  const { sum, content } = draft.data as unknown as { sum: string; content: { rows: DraftRow[] } };
  const photos: Record<string, { photo: string | null; rendition: string | null }> = {};
  for (const { photo } of content.rows) {
    const path = photoPathIn(photo);
    if (path === null) continue;
    const at = photoAddresses(photo, undefined);
    photos[path] = { photo: await sumOf(at.photo), rendition: await sumOf(at.rendition) };
  }
  const unchecked = content.rows.filter(({ hand }) => !hand || hand === 'proposed').length;
  const { data } = await client
    .rpc('sign_report', {
      p_report: reportId,
      p_revision: label,
      p_signatory: { name: 'A. Mason', letters: 'MRICS', membership: '123' },
      p_seen: { sum, unchecked },
      p_photos: photos,
    })
    .throwOnError();
  return String(data);
}

async function sumOf(url: string): Promise<string | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}
