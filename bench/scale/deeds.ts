import { publishableKey, type Person } from '../../testing/people.ts';
import { seedObservations, seedReport, storePhoto } from '../../testing/reports.ts';

/** Requests to a host, by name. */
export type Deeds = Record<string, () => PromiseLike<unknown>>;

/** The data that deeds use: a report whose rows stay as many, one of them, and a report that rows are added to. */
export interface Own {
  reportId: string;
  row: string;
  growing: string;
}

/** As many earlier saves of a row as are kept: with each that follows one goes. */
const KEPT_SAVES = 50;

/** Gives a person as much as everybody has, one of their rows with all the versions that it may have. */
export async function seedOwn(
  person: Person,
  amounts: { reports: number; rowsOfReport: number },
): Promise<Own> {
  const growing = await seedReport(person, 'Bridge that grows');
  let reportId = '';
  let row = '';
  for (let index = 0; index < amounts.reports; index += 1) {
    reportId = await seedReport(person, `Bridge ${index}`);
    [row = ''] = await seedObservations(
      person,
      reportId,
      Array.from({ length: amounts.rowsOfReport }, (_, row) => ({ element: `Pier ${row}` })),
    );
  }
  for (let save = 0; save <= KEPT_SAVES; save += 1) {
    const element = `Pier, save ${save}`;
    await person.client.from('observations').update({ element }).eq('id', row).throwOnError();
  }
  return { reportId, row, growing };
}

/** Prepares the requests of a person's dashboard, report, rows and photos. */
export async function prepareDeeds(
  url: string,
  person: Person,
  { reportId, row, growing }: Own,
): Promise<Deeds> {
  const { client, id } = person;
  const photo = await storePhoto({ ...person, reportId });
  const apikey = await publishableKey(url);
  const rpc = (name: string, values: object = {}) => client.rpc(name as never, values as never);
  const search = { p_words: 'bridge', p_state: 'all', p_order: 'newest', p_page: 1 };
  let count = 0;
  const next = () => `Pier ${(count += 1)}, below the bearing`;
  const insert = () =>
    client
      .from('observations')
      .insert({ report_id: growing, user_id: id, element: next() })
      .select('id')
      .single()
      .throwOnError();
  return {
    'dashboard: find': () => rpc('find_reports', search).throwOnError(),
    'dashboard: states': () => rpc('report_states', { p_reports: [reportId] }).throwOnError(),
    'dashboard: nine reports': () =>
      client
        .from('reports')
        .select('*, observations(count)', { count: 'exact' })
        .eq('user_id', id)
        .order('created_at', { ascending: false })
        .range(0, 8)
        .throwOnError(),
    'report: its fields': () =>
      client.from('reports').select().eq('id', reportId).single().throwOnError(),
    'report: its rows': () =>
      client
        .from('observations')
        .select()
        .eq('report_id', reportId)
        .eq('user_id', id)
        .order('position')
        .order('created_at')
        .throwOnError(),
    'report: its sections': () =>
      client.from('sections').select().eq('report_id', reportId).eq('user_id', id).throwOnError(),
    'row: save': () =>
      client
        .from('observations')
        .update({ element: next() })
        .eq('id', row)
        .eq('user_id', id)
        .throwOnError(),
    'row: add': insert,
    'row: delete': async () => {
      const { data } = await insert();
      return client.from('observations').delete().eq('id', data.id).throwOnError();
    },
    'row: its versions': () =>
      client
        .from('versions')
        .select()
        .eq('user_id', id)
        .eq('kind', 'observation')
        .eq('subject_id', row)
        .order('kept_at', { ascending: false })
        .throwOnError(),
    'photo: store': () => storePhoto({ ...person, reportId }),
    'photo: show': async () => (await fetch(photo, { headers: { apikey } })).arrayBuffer(),
    'photo: list a folder': async () => {
      const folder = client.storage.from('inspection_photos');
      const { error } = await folder.list(`${id}/${reportId}`, { limit: 100 });
      if (error) throw error;
    },
    'account: storage used': () => rpc('storage_usage').throwOnError(),
    'analyst: take of the allowance': () =>
      rpc('take_analyst_allowance', { p_task: 'analysis', p_limit: 1_000_000 }).throwOnError(),
  };
}
