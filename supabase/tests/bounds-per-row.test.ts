/** Bounds of a row, on the embedded host's database and on real PostgreSQL. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { FIELD_NAMES, findField, type EnteredField } from '../functions/_shared/report-fields.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT, SECOND_REPORT } from './two-people.fixture.ts';

const CHECK = '23514';
const DUPLICATE = '23505';

const most = (field: EnteredField) => findField(field).most;

/** So many numbers with the ids that they mean. */
const references = (count: number) =>
  `(select jsonb_object_agg(n::text, gen_random_uuid()) from generate_series(1, ${count}) n)`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);

    describe('bounds', () => {
      const observation = `update public.observations set`;
      const section = `update public.sections set`;
      const report = `update public.reports set`;
      const review = `update public.consistency_reviews set`;
      const tooMuch = [
        ['a blank title', `update public.reports set title = ''`],
        ['what is no tag of a language', `${report} language = 'no tag'`],
        ['a long tag of a language', `${report} language = repeat('x', 40)`],
        ...FIELD_NAMES.map(
          (field) =>
            [`a long ${field}`, `${report} ${field} = repeat('x', ${most(field) + 1})`] as const,
        ),
        ['a layout that is no object', `${report} layout = '[]'`],
        ['a huge layout', `${report} layout = jsonb_build_object('x', repeat('x', 4096))`],
        ['a long rating', `${observation} rating = repeat('x', 41)`],
        ['a long caption', `${observation} caption = repeat('x', 301)`],
        ['a long note', `${observation} note = repeat('x', 1001)`],
        ['suggestions that are no list', `${review} suggestions = '{}'`],
        [
          'huge suggestions',
          `${review} suggestions = (select jsonb_agg(md5(n::text)) from generate_series(1, 9000) n)`,
        ],
        ['a review by nobody', `${review} analyst = ''`],
        ['a long element', `${observation} element = repeat('x', 4001)`],
        ['a long defect', `${observation} defect = repeat('x', 4001)`],
        ['a long recommendation', `${observation} recommendation = repeat('x', 4001)`],
        ['a long photo address', `${observation} photo = repeat('x', 2001)`],
        ['a hash that is none', `${observation} photo_hash = 'x'`],
        ['a position that is no number', `${observation} position = 'nan'`],
        ['a proposal that is no object', `${observation} proposal = '[]'`],
        [
          'a huge proposal',
          `${observation} proposal = (select jsonb_object_agg(n, md5(n::text)) from generate_series(1, 9000) n)`,
        ],
        ['an unknown outcome', `${observation} outcome = 'fine'`],
        ['an unknown severity', `${observation} severity = 'fatal'`],
        ['an unknown urgency', `${observation} urgency = 'never'`],
        ['a long place', `${observation} location = repeat('x', 501)`],
        ['marks that are no list', `${observation} marks = '{}'`],
        [
          'huge marks',
          `${observation} marks = (select jsonb_agg(md5(n::text)) from generate_series(1, 3000) n)`,
        ],
        ['references that are no object', `${observation} photo_refs = '[]'`],
        ['huge references', `${observation} photo_refs = ${references(4000)}`],
        ['a section’s references that are no object', `${section} photo_refs = '[]'`],
        ['a section’s huge references', `${section} photo_refs = ${references(4000)}`],
        ['a long section', `${section} paragraph = repeat('x', 20001)`],
        ['a long style', `update public.style_profiles set style_hint = repeat('x', 2001)`],
      ] as const;

      it('refuse what is too long, or of another form @bounds-per-row-1', async () => {
        for (const [what, statement] of tooMuch) {
          expect(await catchCode(db.as(OWNER, statement)), what).toBe(CHECK);
        }
      });

      it('take the longest texts', async () => {
        const statements = [
          `${report} ${FIELD_NAMES.map((field) => `${field} = repeat('橋', ${most(field)})`).join(', ')}`,
          `${report} language = 'ja', layout = jsonb_build_object('x', repeat('x', 4000))`,
          `${observation} rating = repeat('裂', 40)`,
          `${observation} note = repeat('裂', 1000), caption = repeat('裂', 300)`,
          `${review} analyst = repeat('x', 200), suggestions = (
            select jsonb_agg(repeat('裂', 330)) from generate_series(1, 200))`,
          `${observation} element = repeat('裂', 4000), defect = repeat('x', 4000)`,
          `${section} paragraph = repeat('ö', 20000)`,
          `${observation} location = repeat('ö', 500)`,
          // A report has 2,000 rows at most.
          `${observation} photo_refs = ${references(2000)}`,
          `${section} photo_refs = ${references(2000)}`,
          `${observation} outcome = 'not_assessed', severity = 'safety', urgency = 'immediate'`,
          `${observation} outcome = null, severity = null, urgency = null, marks = null`,
          `update public.style_profiles set style_hint = repeat('ö', 2000)`,
        ];
        for (const statement of statements) {
          expect(await catchCode(db.as(OWNER, statement)), statement).toBe(null);
        }
      });

      it('hold one section a heading, and headings that are known @bounds-per-row-2', async () => {
        const add = (heading: string) =>
          `insert into public.sections (user_id, report_id, heading) values ('${OWNER}', '${OWNERS_REPORT}', '${heading}')`;
        expect(await catchCode(db.as(OWNER, add(' discussion ')))).toBe(DUPLICATE);
        expect(await catchCode(db.as(OWNER, add('Weather')))).toBe(CHECK);
        expect(await catchCode(db.as(OWNER, add('RECOMMENDATION')))).toBe(null);
      });

      it('hold one row a photo in a report', async () => {
        const add = (report: string) =>
          `insert into public.observations (user_id, report_id, photo_hash) values ('${OWNER}', '${report}', repeat('a', 64))`;
        expect(await catchCode(db.as(OWNER, add(OWNERS_REPORT)))).toBe(null);
        expect(await catchCode(db.as(OWNER, add(OWNERS_REPORT)))).toBe(DUPLICATE);
        expect(await catchCode(db.as(OWNER, add(SECOND_REPORT)))).toBe(null);
      });
    });
  });
}
