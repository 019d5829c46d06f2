/** Revisions signed before a column was added, beside those signed after it. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { catchRefusal } from '../../testing/databases/test-database.ts';
import { prepareSigning, signingOn } from './signing.fixture.ts';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a signed revision, on ${name}`, () => {
    const db = freshDatabase(start, prepareSigning);
    const { sign, revisions, change } = signingOn(db);

    it('differs in nothing for columns that came after it was signed', async () => {
      await sign({ label: 'A' });
      await db.admin('alter table private.signed_contents disable trigger refuse_change');
      await db.admin(`
        update private.signed_contents
        set content = content #- '{report,weather}' #- '{rows,0,location}' #- '{rows,0,drawing}'
          #- '{rows,0,finding_id}' #- '{letterhead,firm_phone}'`);
      await db.admin('alter table private.signed_contents enable trigger refuse_change');
      expect(await catchRefusal(sign({ label: 'B' }))).toContain('because nothing has changed');
      await change(`update public.reports set attendees = 'The owner'`);
      await sign({ label: 'B' });
      await change(`update public.reports set weather = 'Rain'`);
      await change(`update public.observations set location = 'North', drawing = '{"last": 1}'
        where element = 'Wall'`);
      await sign({ label: 'C' });
      const unchanged = { added: 0, removed: 0, changed: 0, moved: false, sections: [] };
      expect((await revisions()).map(({ changes }) => changes)).toEqual([
        null,
        { ...unchanged, report: ['attendees', 'revision'], letterhead: false },
        { ...unchanged, changed: 1, report: ['revision', 'weather'], letterhead: false },
      ]);
    });
  });
}
