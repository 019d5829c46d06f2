import { createHash } from 'node:crypto';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

const [WALL, ROOF] = drawnPhotoBytes(2) as [Buffer, Buffer];

/** Gives a person something in every table and in the bucket: two reports whose names fold into one. */
export async function fillAccount(
  person: Person,
): Promise<{ roof: string; wall: string; wallPhoto: Buffer }> {
  const roof = await seedReport(person, 'Roof: north/south "A"');
  await seedObservations(person, roof, [
    { photo: ROOF, element: 'Gutter', defect: 'Blocked', recommendation: 'Clear it.' },
    { element: 'Flashing' },
    { photo: WALL, element: 'Parapet' },
  ]);
  const wall = await seedReport(person, 'roof: North/South "a"');
  await seedObservations(person, wall, [{ photo: WALL, element: 'Brick wall' }]);
  const section = { report_id: roof, user_id: person.id, heading: 'Discussion' };
  await person.client
    .from('sections')
    .insert({ ...section, paragraph: 'See Photo 1.' })
    .throwOnError();
  const style = { user_id: person.id, style_hint: 'Short sentences, please.' };
  await person.client.from('style_profiles').upsert(style).throwOnError();
  const signature = {
    media_type: 'image/png',
    width: 1,
    height: 1,
    data: 'iVBORw0KGgoA',
    sha256: '0'.repeat(64),
  };
  await person.client
    .from('letterheads')
    .insert({ user_id: person.id, firm_name: 'Hart & Pole LLP', signature })
    .throwOnError();
  const small = Buffer.from('PK\x03\x04');
  await person.client
    .rpc('add_document_template', {
      p_id: crypto.randomUUID(),
      p_name: 'House/style',
      p_content: small.toString('base64'),
      p_sha256: createHash('sha256').update(small).digest('hex'),
      p_found: [],
      p_unknown: [],
    })
    .throwOnError();
  await person.client.rpc('take_analyst_allowance', { p_task: 'analysis', p_limit: 9 });
  const review = { report_id: roof, user_id: person.id, analyst: 'eyes-1' };
  await person.client.from('consistency_reviews').insert(review).throwOnError();
  return { roof, wall, wallPhoto: WALL };
}
