import { randomUUID } from 'node:crypto';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { type Person, signIn, visitor } from '../../testing/people.ts';
import { FILE_BUCKETS } from '../../supabase/functions/_shared/photo-address.ts';
import { keepOriginal, seedObservations, seedReport } from '../../testing/reports.ts';
import { signRevision, sumPhotos } from '../../testing/sign-revision.ts';
import { withoutLimit } from '../database/request-scope.ts';
import { startHost } from '../start-host.ts';
import { sumObject } from './copy-photos.ts';
import { MOVED } from './moved-tables.ts';
import { type Places, openSource } from './open-data.ts';

/** Text that no line, number or time of JavaScript keeps: a separator of lines, a control, 2^53 + 1, microseconds. */
const ODD = String.raw`E'crack\u2028\t\u0001"\\ 裂缝 \U0001F9F1'`;
const LARGE = '9007199254740993';
const MOMENT = `'2026-01-02 03:04:05.123456'`;

export const embedded = (dataDir: string): Places => ({
  dataDir,
  databaseUrl: null,
  storagePlace: null,
});

/** A new folder, with a database that is made already. */
export function newFolder(): Places {
  const dataDir = temporaryFolder();
  copyMadeDatabase(dataDir);
  return embedded(dataDir);
}

export interface Filled {
  places: Places;
  people: Pick<Person, 'id' | 'email'>[];
}

/** Fills an embedded host with two people's data: at least one row of each table that is moved. */
export async function fillData({
  reports,
  photos,
}: {
  reports: number;
  photos: number;
}): Promise<Filled> {
  const { dataDir } = newFolder();
  const places = embedded(dataDir);
  const host = await startHost(testSettings({ dataDir }));
  const people = await Promise.all(
    ['ada@example.com', 'bert@example.com'].map((email) => signIn(host.url, email)),
  );
  const each = photos / reports;
  for (let index = 0; index < reports; index += 1) {
    const person = people[index % people.length];
    if (person) await fillReport(person, index, each);
  }
  await (
    await visitor(host.url)
  )
    .from('signup_emails')
    .insert({ email: 'waits@example.com' })
    .throwOnError();
  await host.close();
  await addOddRows(places);
  return { places, people: people.map(({ id, email }) => ({ id, email })) };
}

async function fillReport(person: Person, index: number, photos: number): Promise<void> {
  const { client, id: user_id } = person;
  const report_id = await seedReport(person, `Report ${index}`);
  const rows = Array.from({ length: photos }, (_, at) => ({
    element: `Wall ${at}`,
    defect: `Crack ${at}`,
    photo: sitePhotoJpeg({ kind: 'brick-crack', width: 64, height: 48, seed: index * photos + at }),
  }));
  const [first = '', second = ''] = await seedObservations(person, report_id, rows);
  const { data: row } = await client
    .from('observations')
    .select('photo')
    .eq('id', first)
    .single()
    .throwOnError();
  await keepOriginal(person, row.photo, new TextEncoder().encode(`Original ${index}`));
  const section = { report_id, user_id, heading: 'Discussion', paragraph: 'See photo 1.' };
  await client.from('sections').insert(section).throwOnError();
  // Its first words become a version, and so does the row.
  await client
    .from('sections')
    .update({ paragraph: 'See photos 1 and 2.' })
    .eq('report_id', report_id)
    .throwOnError();
  await client.from('observations').update({ defect: 'Wide crack' }).eq('id', first).throwOnError();
  await client.from('observations').delete().eq('id', second).throwOnError();
  if (index >= 2) return;
  await client
    .from('phrases')
    .insert({ user_id, field: 'defect', text: 'Hairline crack' })
    .throwOnError();
  await client.from('style_profiles').upsert({ user_id, style_hint: 'Short.' }).throwOnError();
  for (const label of ['A', 'B']) {
    await sumPhotos({ client, reportId: report_id });
    await signRevision({ client, id: user_id, reportId: report_id }, { label });
    await client
      .from('observations')
      .update({ element: `Pier ${label}` })
      .eq('id', first)
      .throwOnError();
  }
}

/** Adds the rows that only an analyst, an administrator or a Word file makes. */
async function addOddRows(places: Places): Promise<void> {
  const source = await openSource(places);
  const first = '(select id, user_id from public.reports order by id limit 1) r';
  const insert = (sql: string) => withoutLimit(() => source.connection.driver.exec(sql));
  await insert(`
    update public.observations set note = ${ODD}, captured_at = ${MOMENT},
      proposal = '{"zero": 1.00, "large": ${LARGE}${LARGE}.10, "none": null, "text": "\\u2028"}',
      drawing = '{"marks": [{"id": "a", "kind": "number", "points": [[0.10, 1e-7]]}], "last": 1, "turn": 90}';
    insert into public.analyst_costs (report_id, user_id, task, analyst, input_tokens, seconds)
      select id, user_id, 'photo', 'a model', ${LARGE}, 0.1::float8 + 0.2::float8 from public.reports;
    insert into public.analyst_usage (user_id, day, task, used) select user_id, '2026-01-02', 'analysis', 3 from ${first};
    insert into public.consistency_reviews (report_id, user_id, analyst, suggestions)
      select id, user_id, 'a model', '[{"of": 1}]' from ${first};
    insert into public.signed_tombstones (user_id, report_id, number, revision_id, label, signed_at, content_hash)
      select user_id, gen_random_uuid(), 1, gen_random_uuid(), 'A', now(), '' from ${first};
    insert into public.document_templates (id, user_id, name, sha256)
      select id, user_id, 'House style', repeat('0', 64) from ${first};
    insert into private.template_files (template_id, user_id, content)
      select id, user_id, 'UEsD' || repeat('BA', 100000) from ${first};
    insert into private.invitations (address, invited_by) select 'guest@example.com', user_id from ${first};
    insert into private.person_limits (user_id, analyses) select user_id, 40 from ${first};
    insert into private.administrator_acts (administrator, act, whom)
      select 'ada@example.com', 'invited', 'guest@example.com' from generate_series(1, 3);`);
  await addLongFinding(insert);
  await source.close();
}

/** One person's report with more rows than are moved at once; the first by its id shows the finding of the last one. */
async function addLongFinding(insert: (sql: string) => Promise<unknown>): Promise<void> {
  const [person, report] = [randomUUID(), randomUUID()];
  const rowBy = (order: 'asc' | 'desc') =>
    `(select id from public.observations where report_id = '${report}' order by id ${order} limit 1)`;
  await insert(`
    insert into auth.users (id, email) values ('${person}', 'carla@example.com');
    insert into public.reports (id, user_id) values ('${report}', '${person}');
    insert into public.observations (report_id, user_id)
      select '${report}', '${person}' from generate_series(1, 1200);
    update public.observations set finding_id = ${rowBy('desc')} where id = ${rowBy('asc')};`);
}

/** Each row of each table that is moved, computed columns with it, what people use, and each photo by its sum. */
export async function readEverything(places: Places): Promise<Record<string, string[]>> {
  const { connection, objects, close } = await openSource(places);
  const all: Record<string, string[]> = {};
  const read = async (name: string, select: string) => {
    const { rows } = await withoutLimit(() => connection.driver.query<{ row: string }>(select));
    all[name] = rows.map(({ row }) => row).sort();
  };
  for (const { name } of MOVED) await read(name, `select t::text as row from ${name} t`);
  await read('stored_bytes', 'select t::text as row from private.stored_bytes t where bytes > 0');
  await read('in all', 'select sum(bytes)::text as row from private.stored_in_all');
  const photos: string[] = [];
  for (const bucket of FILE_BUCKETS) {
    for await (const name of objects.keys(bucket)) {
      photos.push(`${bucket} ${name} ${(await sumObject(objects, bucket, name))?.sha256}`);
    }
  }
  all['photos'] = photos.sort();
  await close();
  return all;
}
