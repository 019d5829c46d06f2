/**
 * The meaning of a text's numbers where a client sends the text alone, as the specified calls do.
 * On both databases.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../functions/_shared/languages/language.ts';
import {
  bindPhotos,
  renumberPhotos,
  type PhotoBindings,
} from '../functions/_shared/renumber-photos.ts';
import { ENGINES, freshDatabase } from '../../testing/databases/engines.ts';
import { addTwoPeople, OWNER, SECOND_REPORT } from './two-people.fixture.ts';

/** Ranges of Photos 2 to 4 in every way that a language joins them. */
const RANGES: Record<Language, string[]> = {
  en: [
    'Photos 2–4',
    'photos 2 - 4',
    'Photographs 2 to 4',
    'Images 2 through 4',
    'Photos 2 until 4',
  ],
  de: ['Fotos 2 bis 4', 'Aufnahmen 2 bis zu 4', 'Abb. 2-4'],
  fr: ['Photos 2 à 4', 'Clichés 2 au 4', 'Photos 2 jusqu’à 4', "Images 2 jusqu'à 4"],
  es: ['Fotos 2 a 4', 'Imágenes 2 a la 4', 'Fotos 2 al 4', 'Fotos 2 hasta 4', 'Fotos 2 hasta la 4'],
  nl: ['Foto’s 2 tot 4', "Foto's 2 tot en met 4", 'Afbeeldingen 2 t/m 4', 'Opnamen 2 t.e.m. 4'],
  pt: ['Fotos 2 a 4', 'Fotografias 2 à 4', 'Imagens 2 ao 4', 'Fotos 2 até 4', 'Fotos 2 até à 4'],
  it: ['Foto 2 a 4', 'Fotografie 2 al 4', 'Immagini 2 alla 4', 'Foto 2 fino a 4'],
  ja: ['写真2から4', '写真２〜４', '画像2～4'],
  pl: ['Zdjęcia 2 do 4', 'zdjęciach 2 aż do 4', 'Fotografie 2 po 4', 'fot. 2−4'],
};

for (const { name, start, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a text that is stored without photo_refs, on ${name}`, () => {
    const db = freshDatabase(start, addTwoPeople);
    let rows: string[] = [];
    const change = (sql: string, values: unknown[] = []) => db.as(OWNER, sql, values);
    const order = async () => {
      const found = await change(
        `select id from public.observations where report_id = '${SECOND_REPORT}' order by position, created_at, id`,
      );
      return found.map(({ id }) => String(id));
    };
    const section = async () => {
      const [row] = await change(
        `select paragraph, photo_refs from public.sections where report_id = '${SECOND_REPORT}'`,
      );
      return row as { paragraph: string; photo_refs: PhotoBindings };
    };
    /** As the screens show it. */
    const shown = async () => {
      const { paragraph, photo_refs } = await section();
      return renumberPhotos(paragraph, photo_refs, await order()).text;
    };
    const save = (paragraph: string) =>
      change(
        `update public.sections set paragraph = $1, updated_at = now() where report_id = '${SECOND_REPORT}'`,
        [paragraph],
      );
    const moveFirstToEnd = () =>
      change('update public.observations set position = 9 where id = $1', [rows[0]]);

    beforeEach(async () => {
      for (const place of [1, 2, 3, 4]) {
        await change(
          `insert into public.observations (report_id, user_id, element, position) values ('${SECOND_REPORT}', '${OWNER}', 'Row', ${place})`,
        );
      }
      await change(
        `insert into public.sections (report_id, user_id, heading) values ('${SECOND_REPORT}', '${OWNER}', 'Discussion')`,
      );
      rows = await order();
    });

    it('means the photos that had its numbers when it was stored', async () => {
      await save('A crack (Photo 1). Photos 2–4 are dry.');
      await moveFirstToEnd();
      expect(await shown()).toBe('A crack (Photo 4). Photos 1–3 are dry.');
    });

    it.each([
      ['Siehe Fotos 1 und 3.', 'Siehe Fotos 4 und 2.'],
      ['写真１のひび割れ。', '写真４のひび割れ。'],
      ['Voir les clichés 1 et 2.', 'Voir les clichés 4 et 1.'],
      ['Zobacz zdjęcie 1.', 'Zobacz zdjęcie 4.'],
    ])('in any language: %s', async (text, moved) => {
      await save(text);
      await moveFirstToEnd();
      expect((await shown()).normalize('NFKC')).toBe(moved.normalize('NFKC'));
    });

    it.each(Object.values(RANGES).flat())('with all that a range names: %s', async (text) => {
      const read = bindPhotos(text, await order());
      expect(read).toMatchObject({ 2: rows[1], 3: rows[2], 4: rows[3] });
      await save(text);
      expect((await section()).photo_refs).toEqual(read);
    });

    it('binds no photo between numbers that are no range', async () => {
      await save('Photo 1, of a pier built in 1962, and Photo 4 show 3 m of it.');
      expect((await section()).photo_refs).toEqual({
        1: rows[0],
        3: rows[2],
        4: rows[3],
        1962: null,
      });
    });

    it('has its meaning anew when it is stored anew', async () => {
      await save('See Photo 1.');
      await moveFirstToEnd();
      await save('Now see Photo 1.');
      expect((await section()).photo_refs).toMatchObject({ 1: rows[1] });
      await change(`update public.sections set updated_at = now()`);
      expect((await section()).photo_refs).toMatchObject({ 1: rows[1] });
    });

    it('knows a number that no photo has', async () => {
      await save('See Photo 3 and Photo 9.');
      expect((await section()).photo_refs).toMatchObject({ 3: rows[2], 9: null });
      await save('Four photos, taken in 2019.');
      await save('No number and no picture.');
      expect((await section()).photo_refs).toEqual({});
    });

    it('is believed where it brings its photos, also those that it had', async () => {
      const other = { 1: rows[2] };
      const both = (paragraph: string) =>
        change(
          `update public.sections set paragraph = $1, photo_refs = $2::text::jsonb where report_id = '${SECOND_REPORT}'`,
          [paragraph, JSON.stringify(other)],
        );
      await both('See Photo 1.');
      expect((await section()).photo_refs).toEqual(other);
      await both('Still, see Photo 1.');
      expect((await section()).photo_refs).toEqual(other);
    });

    it('is bound in a row, and leaves the row’s other texts their meaning', async () => {
      const write = (sql: string) =>
        change(`update public.observations set ${sql} where id = $1`, [rows[3]]);
      const refs = async () => {
        const [row] = await change('select photo_refs from public.observations where id = $1', [
          rows[3],
        ]);
        return row?.['photo_refs'];
      };
      await write(
        `element = 'As in Photo 1', defect = '', recommendation = '', updated_at = now()`,
      );
      expect(await refs()).toEqual({ 1: rows[0] });
      await moveFirstToEnd();
      await write(`element = 'As in Photo 1', defect = 'Like Photo 2', recommendation = ''`);
      expect(await refs()).toEqual({ 1: rows[0], 2: rows[2] });
      await write(`element = 'Wall', defect = 'Like Photo 2'`);
      expect(await refs()).toEqual({ 2: rows[2] });
    });

    it('is bound when a row comes with it', async () => {
      const [row] = await change(
        `insert into public.observations (report_id, user_id, defect, position) values ('${SECOND_REPORT}', '${OWNER}', 'As in Photo 2', 7) returning photo_refs`,
      );
      expect(row?.['photo_refs']).toEqual({ 2: rows[1] });
    });
  });
}
