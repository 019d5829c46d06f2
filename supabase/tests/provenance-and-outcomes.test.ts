/**
 * Whose words a row holds, which version of them, and what becomes of a claim on them; on the embedded
 * host's database and on real PostgreSQL. Updates are those that the specification's screens send.
 */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchCode } from '../../testing/databases/test-database.ts';
import { addTwoPeople, OWNER, STRANGER } from './two-people.fixture.ts';

const OWN = `where user_id = '${OWNER}'`;
const LOOK = `select hand, outcome, version, checked_by, checked_at is not null as "isDated" from public.observations ${OWN}`;
const PROPOSAL = `{"analyst": "builtin", "element": "Wall", "defect": "Possible crack", "recommendation": "Measure"}`;
const PROPOSE = `update public.observations set proposal = '${PROPOSAL}', outcome = 'defect',
  element = 'Wall', defect = 'Possible crack', recommendation = 'Measure' ${OWN}`;
const BLANK = `update public.observations set element = '', defect = '', recommendation = '' ${OWN}`;

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`on ${name}`, () => {
    const db = freshDatabase(start, async (fresh) => {
      await addTwoPeople(fresh);
      await fresh.admin(BLANK);
    });
    const change = (set: string) =>
      db.as(OWNER, `update public.observations set ${set} ${OWN} returning id`);
    const row = async () => (await db.admin(LOOK))[0];

    describe('the hand of a row', () => {
      it('is nobody’s while the row says nothing, also after an analyst could not judge it', async () => {
        expect(await row()).toMatchObject({ hand: null, outcome: null });
        await change(`outcome = 'not_assessed', proposal = '{"analyst": "builtin"}'`);
        expect(await row()).toMatchObject({ hand: null, outcome: 'not_assessed', isDated: false });
      });

      it('is a proposal where words came with one, until a person accepts it', async () => {
        await db.as(OWNER, PROPOSE);
        expect(await row()).toMatchObject({ hand: 'proposed', checked_by: null, isDated: false });
        await change(`hand = 'accepted'`);
        expect(await row()).toMatchObject({ hand: 'accepted', checked_by: OWNER, isDated: true });
        await change(`hand = 'proposed'`);
        expect(await row()).toMatchObject({ hand: 'proposed', checked_by: null, isDated: false });
      });

      it('is a person’s after a plain edit of the texts: edited over a proposal, written without', async () => {
        await change(`element = 'Beam', updated_at = now()`);
        expect(await row()).toMatchObject({ hand: 'written', checked_by: OWNER, isDated: true });
        await db.as(OWNER, PROPOSE);
        await change(`defect = 'Rust', updated_at = now()`);
        expect(await row()).toMatchObject({ hand: 'edited', checked_by: OWNER, isDated: true });
        await change(`defect = 'Possible crack'`);
        expect(await row()).toMatchObject({ hand: 'accepted' });
      });

      it('stays a proposal where only what stands beside the words was set, until somebody accepts it', async () => {
        await db.as(OWNER, PROPOSE);
        await change(`severity = 'major', urgency = 'soon', location = 'Level 1'`);
        expect(await row()).toMatchObject({ hand: 'proposed', version: 4, checked_by: null });
        await change(`severity = 'minor', hand = 'accepted'`);
        expect(await row()).toMatchObject({ hand: 'accepted', version: 5, checked_by: OWNER });
        await change(`severity = 'major'`);
        expect(await row()).toMatchObject({ hand: 'accepted', version: 6 });
      });

      it('is a proposal again when an analyst has replaced the words', async () => {
        await db.as(OWNER, PROPOSE);
        await change(`element = 'Beam'`);
        await change(
          `proposal = '${PROPOSAL.replace('Possible crack', 'Stain')}', defect = 'Stain', element = 'Wall'`,
        );
        expect(await row()).toMatchObject({ hand: 'proposed', checked_by: null });
      });

      it('stays a person’s when a proposal is stored beside their words', async () => {
        await change(`element = 'Beam', defect = 'Rust', recommendation = 'Paint'`);
        await change(`proposal = '${PROPOSAL}'`);
        expect(await row()).toMatchObject({ hand: 'written', checked_by: OWNER });
      });

      it('stays a person’s in a row they began, whose photo an analyst could not assess', async () => {
        await change(`element = 'Beam', recommendation = 'Paint'`);
        const before = await row();
        await change(`outcome = 'not_assessed', proposal = '{"analyst": "builtin"}'`);
        expect(await row()).toMatchObject({ ...before, outcome: 'not_assessed', version: 4 });
        expect(before).toMatchObject({ hand: 'written', checked_by: OWNER, version: 3 });
      });

      it('is a person’s alone in a row whose proposal they took back', async () => {
        await db.as(OWNER, PROPOSE);
        await change(`element = '', defect = '', recommendation = '', outcome = 'not_assessed'`);
        expect(await row()).toMatchObject({ hand: null });
        await change(
          `element = 'Wall', defect = 'Damp', recommendation = 'Dry', outcome = 'defect'`,
        );
        expect(await row()).toMatchObject({ hand: 'written' });
      });

      it('cannot be claimed: what is edited is not accepted, and nothing is not checked', async () => {
        await change(`hand = 'accepted'`);
        expect(await row()).toMatchObject({ hand: null });
        await change(`element = 'Beam', hand = 'proposed'`);
        expect(await row()).toMatchObject({ hand: 'written' });
        await change(`hand = 'proposed'`);
        expect(await row()).toMatchObject({ hand: 'written' });
      });

      it('counts a defect seen by nobody as a person’s finding', async () => {
        await change(`outcome = 'no_visible_defect'`);
        expect(await row()).toMatchObject({ hand: 'written', isDated: true });
      });
    });

    it('counts a photo as assessed once a defect, or that there is none, is written down', async () => {
      await change(`outcome = 'not_assessed', proposal = '{"analyst": "builtin"}'`);
      await change(`element = 'Wall'`);
      expect(await row()).toMatchObject({ outcome: 'not_assessed' });
      await change(`defect = 'Damp'`);
      expect(await row()).toMatchObject({ outcome: 'defect', hand: 'written' });
      await change(`defect = '', outcome = null`);
      await change(`defect = 'No visible defect.'`);
      expect(await row()).toMatchObject({ outcome: 'no_visible_defect' });
    });

    describe('the version of a row', () => {
      it('goes up with its words alone, and is nobody’s to set @provenance-and-outcomes-3', async () => {
        expect(await row()).toMatchObject({ version: 2 });
        await change(`position = 5, captured_at = now()`);
        expect(await row()).toMatchObject({ version: 2 });
        await change(`severity = 'major'`);
        await change(`location = 'Level 2'`);
        expect(await row()).toMatchObject({ version: 4 });
        for (const column of ['version = 1', 'checked_at = now()', `checked_by = '${STRANGER}'`]) {
          expect(await catchCode(change(column)), column).toBe('42501');
        }
      });

      it('goes up too when a number in its words means another photo', async () => {
        await change(`photo_refs = '{"1": "a"}'`);
        expect(await row()).toMatchObject({ version: 3 });
      });

      it('lets an update name what it was based on', async () => {
        const update = `update public.observations set element = 'Mine' ${OWN} and version = 2 returning id`;
        expect(await db.as(OWNER, update)).toHaveLength(1);
        expect(await db.as(OWNER, update)).toHaveLength(0);
      });

      it('of a section goes up with its text', async () => {
        const text = (paragraph: string) =>
          db.as(
            OWNER,
            `update public.sections set paragraph = '${paragraph}', photo_refs = '{}' ${OWN} returning version`,
          );
        expect(await text('One')).toEqual([{ version: 2 }]);
        expect(await text('One')).toEqual([{ version: 2 }]);
      });
    });

    it('takes lines on the photo off with the photo, unless they come with the new one', async () => {
      const lines = `'[{"kind": "crack", "points": [[0, 0], [1, 1]]}]'`;
      const marks = async () =>
        (await db.admin(`select marks is null as gone from public.observations ${OWN}`))[0];
      await change(`marks = ${lines}`);
      await change(`element = 'Wall'`);
      expect(await marks()).toEqual({ gone: false });
      await change(`photo = 'b', marks = '[]'`);
      expect(await marks()).toEqual({ gone: false });
      await change(`photo = 'c'`);
      expect(await marks()).toEqual({ gone: true });
    });
  });
}
