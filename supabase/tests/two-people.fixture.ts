import type { TestDatabase } from '../../testing/databases/test-database.ts';

export const OWNER = '11111111-1111-4111-8111-111111111111';
export const STRANGER = '22222222-2222-4222-8222-222222222222';
export const OWNERS_REPORT = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
export const SECOND_REPORT = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
export const STRANGERS_REPORT = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc';

const PEOPLE = `
  insert into auth.users (id, email) values ('${OWNER}', 'o@example.com'), ('${STRANGER}', 's@example.com');
  insert into public.reports (id, user_id, title) values
    ('${OWNERS_REPORT}', '${OWNER}', 'Mine'), ('${SECOND_REPORT}', '${OWNER}', 'Mine too'),
    ('${STRANGERS_REPORT}', '${STRANGER}', 'Theirs');
  insert into public.observations (report_id, user_id, element) values
    ('${OWNERS_REPORT}', '${OWNER}', 'Wall'), ('${STRANGERS_REPORT}', '${STRANGER}', 'Roof');
  insert into public.sections (report_id, user_id, heading) values
    ('${OWNERS_REPORT}', '${OWNER}', 'Discussion'), ('${STRANGERS_REPORT}', '${STRANGER}', 'Discussion');
  insert into public.style_profiles (user_id, style_hint) values ('${OWNER}', 'Short.'), ('${STRANGER}', 'Long.');
  insert into public.letterheads (user_id, firm_name) values ('${OWNER}', 'Ours'), ('${STRANGER}', 'Theirs');
  insert into public.document_templates (user_id, name, sha256)
    select id, 'House style', encode(sha256(decode('UEsDBA==', 'base64')), 'hex') from auth.users;
  insert into private.template_files (template_id, user_id, content)
    select id, user_id, 'UEsDBA==' from public.document_templates;
  insert into public.analyst_usage (user_id, day, task, used) values
    ('${OWNER}', current_date, 'analysis', 1), ('${STRANGER}', current_date, 'analysis', 1);
  insert into public.consistency_reviews (report_id, user_id, analyst) values
    ('${OWNERS_REPORT}', '${OWNER}', 'gpt'), ('${STRANGERS_REPORT}', '${STRANGER}', 'gpt');
  insert into storage.objects (bucket_id, name) values
    ('inspection_photos', '${OWNER}/${OWNERS_REPORT}/1_a.jpg'),
    ('inspection_photos', '${STRANGER}/${STRANGERS_REPORT}/1_b.jpg')`;

/**
 * Two people, each of whom has a report with an observation and a section, a writing style, a letterhead, a
 * Word template, a photo, a review and a used allowance. One has a second report, which is empty.
 */
export async function addTwoPeople(db: Pick<TestDatabase, 'admin'>): Promise<void> {
  for (const statement of PEOPLE.split(';')) await db.admin(statement);
}

/** The same with what databases of before have no table for. */
export async function addTwoPeopleOfToday(db: TestDatabase): Promise<void> {
  await addTwoPeople(db);
  await db.admin(`insert into public.phrases (user_id, field, text)
    values ('${OWNER}', 'defect', 'Ours'), ('${STRANGER}', 'defect', 'Theirs')`);
}
