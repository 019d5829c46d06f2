import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import type { Person } from '../../testing/people.ts';
import { addRow, seedObservations, seedReport, storePhoto } from '../../testing/reports.ts';
import { signRevision } from '../../testing/sign-revision.ts';
import type { Deeds, Own } from './deeds.ts';

/** Prepares requests for the data beside a report's rows (versions, suggestions, phrases), and for a whole report. */
export async function prepareReportDeeds(person: Person, { reportId, row }: Own): Promise<Deeds> {
  const { client, id } = person;
  const report = { ...person, reportId };
  const photo = await storePhoto(report);
  const analysed = await addRow(report, { photo });
  const signed = await makeReport(person, 'Signed');
  const revision = await signRevision({ ...person, reportId: signed });
  const rpc = (name: string, values: object = {}) => client.rpc(name as never, values as never);
  const versions = () => client.from('versions').select().eq('user_id', id);
  return {
    ...readDeeds(report),
    'report: its deleted rows': () =>
      versions()
        .eq('report_id', reportId)
        .eq('kind', 'observation')
        .eq('reason', 'deleted')
        .order('kept_at', { ascending: false })
        .throwOnError(),
    'row: put a version back': async () => {
      await client
        .from('observations')
        .update({ element: randomUUID() })
        .eq('id', row)
        .throwOnError();
      const { data } = await versions()
        .eq('subject_id', row)
        .order('kept_at', { ascending: false })
        .limit(1)
        .single()
        .throwOnError();
      return rpc('restore_version', { p_version: data.id }).throwOnError();
    },
    'row: take a question and release it': async () => {
      const question = { p_task: 'photo', p_report: reportId, p_observation: row };
      const taken = await rpc('take_question', { ...question, p_request: {}, p_seconds: 60 });
      const { token } = z.object({ token: z.string() }).parse(taken.data);
      const settled = { p_token: token, p_outcome: 'released', p_code: '', p_message: '' };
      return rpc('settle_question', settled).throwOnError();
    },
    'report: ask about a photo, read and cancel': async () => {
      const asked = { p_report: reportId, p_rows: [analysed.id], p_unasked: false };
      await rpc('ask_about', asked).throwOnError();
      await client
        .from('analyst_questions')
        .select('observation_id, state')
        .eq('report_id', reportId)
        .eq('user_id', id)
        .throwOnError();
      return rpc('hold_analysis', { p_report: reportId, p_hold: 'cancelled' }).throwOnError();
    },
    'report: what is to sign': () => rpc('report_to_sign', { p_report: reportId }).throwOnError(),
    'report: its photos to sum': () => rpc('photos_to_sum', { p_report: reportId }).throwOnError(),
    'report: its signed revisions': () =>
      client
        .from('signed_revisions')
        .select('id, number, label, signed_at, signatory, changes, content_hash')
        .eq('report_id', signed)
        .eq('user_id', id)
        .order('number', { ascending: false })
        .throwOnError(),
    'report: a signed content': () =>
      rpc('signed_content', { p_revision: revision }).throwOnError(),
    'report: copy and delete': async () => {
      const copy = randomUUID();
      await rpc('duplicate_report', {
        p_id: copy,
        p_report: reportId,
        p_title: 'Copy',
        p_has_photos: false,
      }).throwOnError();
      return deleteReport({ ...person, reportId: copy });
    },
    'report: add, sign and delete': async () => {
      const made = await makeReport(person, 'Short');
      await client.from('letterheads').delete().eq('user_id', id).throwOnError();
      await signRevision({ ...person, reportId: made });
      return deleteReport({ ...person, reportId: made });
    },
  };
}

/** Reads by a person or one of their reports, of tables that are not filled. */
function readDeeds({ client, id, reportId }: Person & { reportId: string }): Deeds {
  return {
    'report: its suggestions': () =>
      client
        .from('consistency_reviews')
        .select()
        .eq('report_id', reportId)
        .eq('user_id', id)
        .throwOnError(),
    'report: its costs': () =>
      client
        .from('analyst_costs')
        .select()
        .eq('report_id', reportId)
        .eq('user_id', id)
        .throwOnError(),
    'row: words that were used': () =>
      client
        .from('observations')
        .select('report_id, element, defect, recommendation')
        .eq('user_id', id)
        .in('hand', ['accepted', 'edited', 'written'])
        .order('updated_at', { ascending: false })
        .limit(600)
        .throwOnError(),
    'row: phrases': () =>
      client
        .from('phrases')
        .select('id, field, text')
        .eq('user_id', id)
        .order('created_at')
        .order('id')
        .range(0, 999)
        .throwOnError(),
    'row: by its photo’s hash': () =>
      client
        .from('observations')
        .select('id')
        .eq('report_id', reportId)
        .eq('photo_hash', '0'.repeat(64))
        .throwOnError(),
  };
}

async function makeReport(person: Person, title: string): Promise<string> {
  const reportId = await seedReport(person, title);
  await seedObservations(person, reportId, [{ element: 'Pier' }, { element: 'Wall' }]);
  return reportId;
}

/** As the dashboard does it: the files, then the report. */
async function deleteReport({ client, reportId }: Person & { reportId: string }): Promise<void> {
  const body = { report_id: reportId };
  const { error } = await client.functions.invoke('delete_report_files', { body });
  if (error) throw error;
  await client.from('reports').delete().eq('id', reportId).throwOnError();
}
