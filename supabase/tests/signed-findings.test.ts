/** Signing photos beside a finding, and drawings; on both databases. */
import { describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { prepareSigning, signingOn } from './signing.fixture.ts';
import { OWNER } from './two-people.fixture.ts';

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a signed finding, on ${name}`, () => {
    const db = freshDatabase(start, prepareSigning);
    const { draft, seenNow, sign, revisions, change } = signingOn(db);

    it('asks nobody to check words beside another row’s, and tells later what was drawn and joined', async () => {
      await change(`insert into public.observations (report_id, user_id, position, photo, finding_id)
        select report_id, user_id, 1, 'more', id from public.observations where user_id = '${OWNER}'`);
      const [photo] = await db.admin(`select id from public.observations where photo = 'more'`);
      await sign({ label: 'A', seen: { ...(await seenNow()), unchecked: 0 } });
      await change(`update public.observations set finding_id = null where photo = 'more'`);
      expect((await seenNow()).unchecked).toBe(1);
      await sign({ label: 'B' });
      await change(`update public.observations set drawing = '{"last": 1}' where element = 'Wall'`);
      await sign({ label: 'C' });
      const [first, ...later] = await revisions();
      expect(first).toMatchObject({
        content: { rows: [{ finding_id: null }, { id: photo?.['id'], drawing: null }] },
      });
      expect(later.map(({ changes }) => changes)).toMatchObject([{ changed: 1 }, { changed: 1 }]);
    });

    it('keeps an analyst’s lines of before as data, and says that it prints none', async () => {
      const marks = [{ kind: 'crack', points: [[0.1, 0.1], [0.2, 0.2]] }]; // prettier-ignore
      await change('update public.reports set print_marks = true');
      await change(`update public.observations set marks = '${JSON.stringify(marks)}'`);
      const { content } = await draft();
      expect(content.report).toMatchObject({ print_marks: false });
      expect(content.rows[0]).toMatchObject({ marks });
    });
  });
}
