/** The migration of rows that are older than outcomes and hands, on both databases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { addTwoPeople, OWNER, OWNERS_REPORT } from './two-people.fixture.ts';

const MIGRATION = readFileSync(
  join(import.meta.dirname, '../migrations-before/20261122000000_outcomes_and_versions.sql'),
  'utf8',
);
/** The statements that change rows: they stand between these two sentences. */
const CHANGES = /-- Rows from before\.[^]*?(?=\n-- Versions:)/.exec(MIGRATION)?.[0] ?? '';

const NOTHING = 'No visible defect in the area shown.';
const proposed = (analyst: string, defect: string, severity: string | null) =>
  JSON.stringify({
    analyst,
    element: 'Wall',
    defect,
    recommendation: 'Go',
    severity,
    confidence: 0.5,
  });

const OLD = [
  { photo: 'blank', texts: ['', '', ''], proposal: null },
  { photo: 'own', texts: ['Wall', 'Damp', 'Dry it'], proposal: null },
  { photo: 'clear', texts: ['Wall', NOTHING, 'Go'], proposal: proposed('builtin', NOTHING, null) },
  { photo: 'model', texts: ['Wall', NOTHING, 'Go'], proposal: proposed('gpt', NOTHING, null) },
  {
    photo: 'kept',
    texts: ['My wall', NOTHING, 'Go'],
    proposal: proposed('builtin', NOTHING, null),
  },
  {
    photo: 'crack',
    texts: ['Wall', 'A crack', 'Go'],
    proposal: proposed('builtin', 'A crack', 'minor'),
  },
  {
    photo: 'replaced',
    texts: ['Wall', 'Rust, see photo 2', 'Go'],
    proposal: proposed('builtin', 'A crack', 'major'),
  },
];

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, async (fresh) => {
      await addTwoPeople(fresh);
      await fresh.admin(`delete from public.observations where user_id = '${OWNER}'`);
      for (const table of ['observations', 'sections']) {
        await fresh.admin(`alter table public.${table} disable trigger user`);
      }
      for (const [index, { photo, texts, proposal }] of OLD.entries()) {
        await fresh.admin(
          `insert into public.observations
             (report_id, user_id, position, photo, element, defect, recommendation, proposal)
           values ($1, $2, $3, $4, $5, $6, $7, ($8::text)::jsonb)`,
          [OWNERS_REPORT, OWNER, index, photo, ...texts, proposal],
        );
      }
      await fresh.admin(
        `update public.sections set paragraph = 'See photos 2-3' where user_id = '${OWNER}'`,
      );
      for (const statement of CHANGES.split(/;\n/)) {
        if (/\b(update|with|temporary)\b/.test(statement)) await fresh.admin(statement);
      }
    });
    const rows = async (columns: string) =>
      Object.fromEntries(
        (
          await db.admin(
            `select photo, ${columns} from public.observations where user_id = '${OWNER}'`,
          )
        ).map(({ photo, ...row }) => [photo, row]),
      );

    it('takes back what the built-in analyst could not know, and leaves a person’s words', async () => {
      expect(await rows('outcome, hand, defect, severity')).toEqual({
        blank: { outcome: null, hand: null, defect: '', severity: null },
        own: { outcome: 'defect', hand: 'written', defect: 'Damp', severity: null },
        clear: { outcome: 'not_assessed', hand: null, defect: '', severity: null },
        model: { outcome: 'no_visible_defect', hand: 'proposed', defect: NOTHING, severity: null },
        kept: { outcome: 'no_visible_defect', hand: 'edited', defect: NOTHING, severity: null },
        crack: { outcome: 'defect', hand: 'proposed', defect: 'A crack', severity: 'minor' },
        replaced: {
          outcome: 'defect',
          hand: 'edited',
          defect: 'Rust, see photo 2',
          severity: null,
        },
      });
      expect(await rows(`proposal ->> 'outcome' as proposed`)).toMatchObject({
        own: { proposed: null },
        clear: { proposed: 'not_assessed' },
        crack: { proposed: 'defect' },
      });
    });

    it('binds the numbers in texts to the photos that they meant', async () => {
      const [section] = await db.admin(
        `select photo_refs ->> '3' = (select id::text from public.observations where photo = 'clear') as bound
         from public.sections where user_id = '${OWNER}'`,
      );
      expect(section).toEqual({ bound: true });
      expect(await rows(`photo_refs <> '{}' as bound`)).toMatchObject({
        own: { bound: false },
        replaced: { bound: true },
      });
    });
  });
}
