import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Person } from '../../../testing/people.ts';
import { PRIVATE_TABLES } from '../../../testing/private-tables.ts';
import { seedReport } from '../../../testing/reports.ts';
import type { Belongings } from '../matrix/cell.ts';

/** A report with a changed row, a section, a style and a photo, made as the product makes them. */
export async function makeBelongings(person: Person): Promise<Belongings> {
  const { client, id } = person;
  const key = { user_id: id };
  const report = await seedReport(person);
  const photo = `${id}/${report}/1700000000000_wall.jpg`;
  const bytes = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
  const stored = await client.storage.from('inspection_photos').upload(photo, bytes);
  if (stored.error) throw stored.error;
  const address = `http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}`;
  const row = { ...key, report_id: report, element: 'Wall', defect: 'Crack', photo: address };
  const observation = await client
    .from('observations')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  await client
    .from('observations')
    .update({ defect: 'Wide crack' })
    .eq('id', observation.data.id)
    .throwOnError();
  const version = await client.from('versions').select('id').single().throwOnError();
  const section = await client
    .from('sections')
    .insert({ ...key, report_id: report, heading: 'Discussion', paragraph: 'Text.' })
    .select('id')
    .single()
    .throwOnError();
  await client
    .from('style_profiles')
    .insert({ ...key, style_hint: 'Short.' })
    .throwOnError();
  await client
    .from('letterheads')
    .insert({ ...key, firm_name: 'Firm' })
    .throwOnError();
  const small = Buffer.from('PK\x03\x04');
  const sha256 = createHash('sha256').update(small).digest('hex');
  await client
    .rpc('add_document_template', {
      p_id: crypto.randomUUID(),
      p_name: 'House',
      p_content: small.toString('base64'),
      p_sha256: sha256,
      p_found: [],
      p_unknown: [],
    })
    .throwOnError();
  await client
    .from('consistency_reviews')
    .insert({ ...key, report_id: report, analyst: 'model' })
    .throwOnError();
  // Over at once: the photo is there to be analysed.
  const asked = { p_task: 'photo', p_report: report, p_observation: observation.data.id };
  const question = { ...asked, p_request: {}, p_seconds: 1 };
  const taken = await client.rpc('take_question', question).throwOnError();
  return {
    user: id,
    report,
    observation: observation.data.id,
    token: (taken.data as { token: string }).token,
    section: section.data.id,
    version: version.data.id,
    photo,
  };
}

/** One figure for all that a person can see of their own. */
export async function hashEverything(
  client: SupabaseClient,
  { photo }: Belongings,
): Promise<string> {
  const hash = createHash('sha256');
  for (const table of PRIVATE_TABLES) {
    const { data } = await client.from(table).select().throwOnError();
    hash.update(JSON.stringify(data.map((row) => JSON.stringify(row)).toSorted()));
  }
  const folder = photo.slice(0, photo.lastIndexOf('/'));
  const listed = await client.storage.from('inspection_photos').list(folder);
  if (listed.error) throw listed.error;
  hash.update(JSON.stringify(listed.data.map(({ name, metadata }) => [name, metadata])));
  const file = await client.storage.from('inspection_photos').download(photo);
  if (file.error) throw file.error;
  return hash.update(Buffer.from(await file.data.arrayBuffer())).digest('hex');
}
