import { randomUUID } from 'node:crypto';
import { sitePhotoJpeg } from '../scripts/draw-site-photos.ts';
import { type Person, signIn } from '../server/test-person.ts';

/** One person with a report, on a running host. */
export interface ReportOf extends Person {
  reportId: string;
  token: string;
  hostUrl: string;
}

export interface StoredRow {
  id: string;
  photo: string;
  element: string;
  defect: string;
  recommendation: string;
  proposal: Record<string, unknown> | null;
  updated_at: string;
}

let people = 0;

export async function makeReportOf(hostUrl: string, email?: string): Promise<ReportOf> {
  people += 1;
  const person = await signIn(hostUrl, email ?? `inspector${people}@example.com`);
  const { data, error } = await person.client
    .from('reports')
    .insert({ title: 'Warehouse', user_id: person.id })
    .select('id')
    .single();
  if (error) throw error;
  const { data: session } = await person.client.auth.getSession();
  const token = session.session?.access_token ?? '';
  return { ...person, reportId: (data as { id: string }).id, token, hostUrl };
}

const JPEG = sitePhotoJpeg({ kind: 'brick-crack', width: 320, height: 240, seed: 1 });

/** Stores bytes under the person's report; answers the public URL. */
export async function storePhoto(
  report: ReportOf,
  bytes: Uint8Array = JPEG,
  type = 'image/jpeg',
): Promise<string> {
  const path = `${report.id}/${report.reportId}/1700000000000_${randomUUID()}.jpg`;
  const bucket = report.client.storage.from('inspection_photos');
  const { error } = await bucket.upload(
    path,
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type }),
  );
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

export async function addRow(
  report: ReportOf,
  values: Partial<StoredRow> & { position?: number } = {},
): Promise<StoredRow> {
  const { data, error } = await report.client
    .from('observations')
    .insert({ report_id: report.reportId, user_id: report.id, ...values })
    .select()
    .single();
  if (error) throw error;
  return data as StoredRow;
}

export async function readRow(report: ReportOf, id: string): Promise<StoredRow> {
  const { data, error } = await report.client.from('observations').select().eq('id', id).single();
  if (error) throw error;
  return data as StoredRow;
}

export async function readSections(report: ReportOf): Promise<Record<string, string>> {
  const { data, error } = await report.client
    .from('sections')
    .select('heading, paragraph')
    .eq('report_id', report.reportId);
  if (error) throw error;
  const rows = data as { heading: string; paragraph: string }[];
  return Object.fromEntries(rows.map(({ heading, paragraph }) => [heading, paragraph]));
}
