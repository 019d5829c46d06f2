import { randomUUID } from 'node:crypto';
import type { OwnedReport } from './reports.ts';

interface DraftRow {
  hand: string | null;
}

/** Signs a report as it is, as its screen does; resolves with the revision's id. */
export async function signRevision(
  { client, id: person, reportId }: Pick<OwnedReport, 'client' | 'id' | 'reportId'>,
  { label = '', id = randomUUID() as string } = {},
): Promise<string> {
  // Refused where the person has entered a name.
  await client.from('letterheads').insert({ user_id: person, author_name: 'A. Mason' });
  const draft = await client.rpc('report_to_sign', { p_report: reportId }).throwOnError();
  const { sum, content } = draft.data as unknown as { sum: string; content: { rows: DraftRow[] } };
  const { missing } = await sumPhotos({ client, reportId });
  const unchecked = content.rows.filter(({ hand }) => !hand || hand === 'proposed').length;
  const { data } = await client
    .rpc('sign_revision', {
      p_id: id,
      p_report: reportId,
      p_revision: label,
      p_seen: { sum, unchecked, missing: missing.length },
    })
    .throwOnError();
  return data;
}

/** Has the server read the report's photos; resolves with what it knows of them then. */
export async function sumPhotos({ client, reportId }: Pick<OwnedReport, 'client' | 'reportId'>) {
  const invoked = await client.functions.invoke('sum_photos', { body: { report_id: reportId } });
  if (invoked.error) throw invoked.error;
  const { data } = await client.rpc('photos_to_sum', { p_report: reportId }).throwOnError();
  return data as unknown as { files: number; waiting: number; missing: string[] };
}
