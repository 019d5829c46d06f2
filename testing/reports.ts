import type { PhotoFault } from '../supabase/functions/_shared/contract/stored.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/lib/database.types.ts';
import {
  ORIGINALS_BUCKET,
  PHOTO_BUCKET,
  buildRenditionPath,
  readPhotoPath,
} from '../supabase/functions/_shared/photo-address.ts';
import { sitePhotoJpeg } from './drawing/draw-site-photo.ts';
import { readAccessToken, type Person, signIn } from './people.ts';

type Observations = Database['public']['Tables']['observations'];
export type StoredRow = Observations['Row'];

/** One person with a report, on a running host. */
export interface OwnedReport extends Person {
  reportId: string;
  token: string;
  hostUrl: string;
}

type Report = Pick<OwnedReport, 'client' | 'id' | 'reportId'>;

/** Signs a new person in and makes a report for them. */
export async function makeReport(hostUrl: string, email?: string): Promise<OwnedReport> {
  const person = await signIn(hostUrl, email);
  const reportId = await seedReport(person, 'Warehouse');
  return { ...person, reportId, token: await readAccessToken(person), hostUrl };
}

/** Creates a report for this person without going through the page; gives its id. */
export async function seedReport(person: Person, title = 'Seeded report'): Promise<string> {
  const { data } = await person.client
    .from('reports')
    .insert({ title, user_id: person.id })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

/** Creates reports for this person in one request, the last the newest. */
export async function seedReports(person: Person, titles: string[]): Promise<void> {
  const now = Date.now();
  const reports = titles.map((title, index) => ({
    title,
    user_id: person.id,
    created_at: new Date(now + index).toISOString(),
  }));
  await person.client.from('reports').insert(reports).throwOnError();
}

/** Adds rows to a report, in order; each may bring a photo's bytes, stored as the product would, or an address. */
export async function seedObservations(
  person: Person,
  reportId: string,
  rows: {
    element?: string;
    defect?: string;
    recommendation?: string;
    photo?: Uint8Array | string;
    photo_fault?: PhotoFault;
  }[],
): Promise<string[]> {
  const report = { ...person, reportId };
  const filled = rows.map(async ({ photo = '', photo_fault = null, ...texts }, index) => ({
    report_id: reportId,
    user_id: person.id,
    position: index + 1,
    ...NO_TEXTS,
    ...texts,
    photo: typeof photo === 'string' ? photo : await storePhotoAndRendition(report, photo),
    photo_fault,
  }));
  const { data } = await person.client
    .from('observations')
    .insert(await Promise.all(filled))
    .select('id, position')
    .throwOnError();
  return data.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Rows that are inserted together have to name the same columns. */
export const NO_TEXTS = { element: '', defect: '', recommendation: '' };

const JPEG = sitePhotoJpeg({ kind: 'brick-crack', width: 320, height: 240, seed: 1 });

/** Stores bytes under the person's report; answers the public URL. */
export async function storePhoto(
  report: Report,
  bytes: Uint8Array = JPEG,
  type = 'image/jpeg',
): Promise<string> {
  const path = newPhotoPath(report);
  await storeFile(report, path, bytes, type);
  return buildPublicUrl(report, path);
}

/** Keeps bytes as the file that a stored photo was made of; answers their path in the bucket of originals. */
export async function keepOriginal(
  { client }: Pick<Report, 'client'>,
  photo: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
): Promise<string> {
  const path = readPhotoPath(photo) ?? '';
  const file = new Blob([bytes], { type });
  const { error } = await client.storage.from(ORIGINALS_BUCKET).upload(path, file);
  if (error) throw error;
  return path;
}

/** Stores a photo as the product does, its rendition beside it; answers the photo's public URL. */
export async function storePhotoAndRendition(
  report: Report,
  bytes: Uint8Array = JPEG,
  rendition: Uint8Array = bytes,
): Promise<string> {
  const path = newPhotoPath(report);
  await Promise.all([
    storeFile(report, path, bytes),
    storeFile(report, buildRenditionPath(path), rendition),
  ]);
  return buildPublicUrl(report, path);
}

const newPhotoPath = ({ id, reportId }: Report) =>
  `${id}/${reportId}/${Date.now()}_${randomUUID()}.jpg`;

export async function storeFile(
  { client }: Pick<Report, 'client'>,
  path: string,
  bytes: Uint8Array,
  contentType = 'image/jpeg',
): Promise<void> {
  const { error } = await client.storage.from(PHOTO_BUCKET).upload(path, bytes, { contentType });
  if (error) throw error;
}

const buildPublicUrl = ({ client }: Report, path: string) =>
  client.storage.from(PHOTO_BUCKET).getPublicUrl(path).data.publicUrl;

export async function addRow(
  { client, id, reportId }: Report,
  values: Partial<Observations['Insert']> = {},
): Promise<StoredRow> {
  const row = { report_id: reportId, user_id: id, ...values };
  return (await client.from('observations').insert(row).select().single().throwOnError()).data;
}

export async function readRow({ client }: Report, id: string): Promise<StoredRow> {
  return (await client.from('observations').select().eq('id', id).single().throwOnError()).data;
}

const AS_NEXT_ASKS = { p_unasked: false, p_replaces: false };

/** Has the report's photos that nobody has described analysed, as Next does; nobody waits for it. */
export async function askAboutAll({ client, reportId }: Report): Promise<void> {
  const all = client.from('observations').select('id, outcome').eq('report_id', reportId);
  const pending = (await all.throwOnError()).data.filter(({ outcome }) => outcome === null);
  const asked = { p_report: reportId, p_rows: pending.map(({ id }) => id), ...AS_NEXT_ASKS };
  await client.rpc('ask_about', asked).throwOnError();
}

export type StoredQuestion = Database['public']['Tables']['analyst_questions']['Row'];

/** The questions about the report, or about one of its rows. */
export async function readQuestions(
  { client, reportId }: Report,
  row?: string,
): Promise<StoredQuestion[]> {
  const query = client.from('analyst_questions').select().eq('report_id', reportId);
  const { data } = await query.order('turn').throwOnError();
  return data.filter(({ observation_id }) => row === undefined || observation_id === row);
}

/** The report's sections, paragraphs by heading. */
export async function readSections({ client, reportId }: Report): Promise<Record<string, string>> {
  const { data } = await client
    .from('sections')
    .select('heading, paragraph')
    .eq('report_id', reportId)
    .throwOnError();
  return Object.fromEntries(data.map(({ heading, paragraph }) => [heading, paragraph]));
}
