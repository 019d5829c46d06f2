import { existsSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readComing, readSigns } from '../../../../testing/comes-in';
import type { LANGUAGES } from '@shared/languages/language';
import { decodeAs, ENCODINGS, type Encoding } from './decode-text';
import { readRole } from './heads';
import { listPhrases } from './list-phrases';
import { readPhraseFile } from './read-phrases';

/** The bytes of a text in an encoding, which only decoders know: what decodes to each sign is looked up. */
function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return Uint8Array.from(strToU8(text));
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
    return bytes;
  }
  const decoded = (...bytes: number[]) => decodeAs(Uint8Array.from(bytes), encoding as Encoding);
  const known = new Map<string, number[]>();
  for (let first = 255; first >= 0; first -= 1) {
    for (let second = 64; second < 255; second += 1)
      known.set(decoded(first, second), [first, second]);
    known.set(decoded(first), [first]);
  }
  return Uint8Array.from(Array.from(text).flatMap((sign) => known.get(sign) ?? []));
}

const read = async (
  bytes: Uint8Array<ArrayBuffer> | string,
  ...languages: (typeof LANGUAGES)[number][]
) => {
  const file = await readPhraseFile(new Blob([bytes]), languages);
  return { ...file, ...listPhrases(file) };
};
const said = (phrases: { field: string; text: string }[]) =>
  phrases.map(({ field, text }) => `${field}: ${text.replaceAll('\n', '/')}`).join('; ');

describe('a file of phrases', () => {
  it.each(readComing('comes-in/text.md', 'Files of phrases'))(
    '$written in $row.In',
    async ({ coming, row }) => {
      const [encoding = '', mark] = (row['In'] ?? '').split(' ');
      const { phrases, encoding: found } = await read(
        encode((mark ? '\ufeff' : '') + coming.replaceAll('CR', '\r'), encoding),
      );
      expect(said(phrases)).toBe(readSigns(row['Becomes'] ?? ''));
      expect(found).toBe(row['Encoding']);
    },
  );

  const INPUTS = '../shared/inputs';
  it.skipIf(!existsSync(INPUTS)).each([
    ['excel-unicode-text-utf16.csv', 'defect: Riss, schräg verlaufend'],
    ['polish-cp1250.csv', 'defect: Pęknięcie ukośne, szerokość około 2 mm'],
    ['german-headers.csv', 'element: Außenwand; defect: Riss, schräg verlaufend'],
    [
      'plain-list-with-commas.csv',
      'defect: Diagonal crack, about 2 mm wide, from the window corner',
    ],
    ['old-mac-cr.csv', 'element: Façade; defect: Éclatement du béton'],
  ])('%s of a spreadsheet', async (name, words) => {
    const { phrases } = await read(Uint8Array.from(readFileSync(`${INPUTS}/${name}`)));
    expect(said(phrases)).toContain(words);
  });

  it('goes by the person’s language where two code pages have letters', async () => {
    const bytes = encode('defect\nlękowa\n', 'windows-1250');
    expect((await read(bytes, 'pl')).phrases[0]?.text).toBe('lękowa');
    expect(await read(bytes, 'fr')).toMatchObject({ encoding: 'windows-1252', isGuessed: true });
    const asked = await readPhraseFile(new Blob([bytes]), ['fr'], 'windows-1250');
    expect(said(listPhrases(asked).phrases)).toBe('defect: lękowa');
    for (const encoding of Object.keys(ENCODINGS) as Encoding[])
      expect(decodeAs(Uint8Array.of(65, 66), encoding)).not.toBe('');
  });

  it('counts what is too long to be a phrase, as the database does', async () => {
    const { phrases, tooLong } = await read(`defect\n${'x'.repeat(1001)}\n${'🧱'.repeat(1000)}\n`);
    expect(phrases).toHaveLength(1);
    expect(tooLong).toBe(1);
  });

  it('has heads in nine languages, whatever their case and accents', () => {
    expect(
      ['Zalecenie', 'Część', 'MASSNAHME', 'Maßnahmen', 'Défaut', 'Recomendação:', '所見'].map(
        readRole,
      ),
    ).toEqual([
      'recommendation',
      'element',
      'recommendation',
      'recommendation',
      'defect',
      'recommendation',
      'defect',
    ]);
    expect(readRole('Photo')).toBeNull();
  });
});

describe('a spreadsheet of phrases', () => {
  const workbook = (files: Record<string, string>) =>
    Uint8Array.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([path, xml]) => [`xl/${path}`, strToU8(xml)]),
        ),
      ),
    );
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

  const order = (...sheets: string[]) => ({
    'workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map((sheet, at) => `<sheet ${sheet} r:id="rId${String(at + 1)}"/>`).join('')}</sheets></workbook>`,
    '_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${String(at + 1)}" Target="${at === 0 ? '/xl/' : ''}worksheets/sheet${String(at + 1)}.xml"/>`).join('')}</Relationships>`,
  });

  it('has shared, rich and inline strings, numbers and gaps, on the first sheet with cells', async () => {
    const bytes = workbook({
      ...order('name="a"', 'name="b"'),
      'worksheets/sheet1.xml': sheet(''),
      'worksheets/sheet2.xml': sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Mangel</t></is></c></row>' +
          '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>7</v></c><c r="C3" t="str"><v>Riss_x000D_&#10;schräg</v></c></row>',
      ),
      'sharedStrings.xml':
        '<sst><si><t>Bauteil</t></si><si><r><t>Außen</t></r><r><t>wand</t></r><rPh><t>x</t></rPh></si></sst>',
    });
    const { phrases, encoding } = await read(bytes);
    expect(said(phrases)).toBe('element: Außenwand; defect: Riss/schräg');
    expect(encoding).toBeNull();
  });

  it('is read by the order that its tabs have, without hidden sheets and errors of formulas', async () => {
    const bytes = workbook({
      ...order('name="lists" state="hidden"', 'name="phrases"'),
      'worksheets/sheet1.xml': sheet('<row><c t="inlineStr"><is><t>High</t></is></c></row>'),
      'worksheets/sheet2.xml': sheet(
        '<row><c t="inlineStr"><is><t>Defect</t></is></c><c t="inlineStr"><is><t>Action</t></is></c></row>' +
          '<row><c><v>0.28999999999999998</v></c><c t="e"><f>A9</f><v>#REF!</v></c></row>',
      ),
    });
    expect(said((await read(bytes)).phrases)).toBe('defect: 0.29');
  });

  it('is refused for a password in its own sentence, and so is an empty file', async () => {
    const name = encode('EncryptedPackage', 'utf-16le');
    const locked = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...name);
    await expect(read(locked)).rejects.toThrow('protected by a password');
    await expect(read(' \r\n')).rejects.toThrow('This file is empty');
  });

  it.each([
    ['a picture', Uint8Array.from({ length: 400 }, (_, at) => (at * 89) % 256)],
    ['a page under the name of a spreadsheet', Uint8Array.from(strToU8('<html><table>'))],
    ['a text with its looks', Uint8Array.from(strToU8('{\\rtf1 Crack}'))],
    ['a PDF', Uint8Array.from(strToU8('%PDF-1.7\n%\n'))],
    ['an archive of another kind', workbook({ 'content.xml': '<x/>' })],
    ['Excel’s old format', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    [
      'an archive that swells',
      workbook({ ...order('name="a"'), 'worksheets/sheet1.xml': sheet(' '.repeat(60 << 20)) }),
    ],
    [
      'entities',
      workbook({
        ...order('name="a"'),
        'worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${sheet('')}`,
      }),
    ],
  ])('is refused for %s, in a sentence', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow('save it as .xlsx or CSV and choose it again');
  });
});
