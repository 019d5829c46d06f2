import { expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { makeModel, makeSource } from '../../../testing/app/sample-report';
import { columnWidths, headingWidth } from '@/document/layout/column-widths';
import { loadHyphenation } from '@/document/layout/hyphenation';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { twips } from '@/document/word/write/styles';
import { fitBlock } from './fit-block';
import { descendants, type XmlElement } from '@/document/word/package/xml-tree';

const node = (
  name: string,
  attributes: Record<string, string>,
  ...children: XmlElement['children']
): XmlElement => ({ name, attributes, children });

/** A table as the schedule's: a head that repeats, and a row. */
function makeTable(
  headings: readonly string[],
  widths: readonly number[],
  words: readonly string[] = headings.map(() => 'x'),
): XmlElement {
  const cell = (text: string, index: number) =>
    node(
      'w:tc',
      {},
      node('w:tcPr', {}, node('w:tcW', { 'w:w': String(twips(widths[index] ?? 0)) })),
      node('w:p', {}, node('w:r', {}, node('w:t', {}, text))),
    );
  return node(
    'w:tbl',
    {},
    node('w:tblPr', {}, node('w:tblW', { 'w:w': String(twips(CONTENT_WIDTH)) })),
    node(
      'w:tblGrid',
      {},
      ...widths.map((width) => node('w:gridCol', { 'w:w': String(twips(width)) })),
    ),
    node('w:tr', {}, node('w:trPr', {}, node('w:tblHeader', {})), ...headings.map(cell)),
    node('w:tr', {}, node('w:trPr', {}), ...words.map(cell)),
  );
}

const listWidths = (table: XmlElement, name: string) =>
  [...descendants(table)]
    .filter((one) => one.name === name)
    .map(({ attributes }) => Number(attributes['w:w']));

/** Of our page: a letter with wide margins has some four fifths. */
it.each(LANGUAGES)(
  'keeps the words of our headings whole in a narrow template: %s',
  async (language) => {
    const report = {
      ...makeSource().report,
      language,
      rating_scheme: { id: 'rics' },
      layout: { arrangement: 'schedule' },
    };
    const { schedule1 } = makeModel({ report });
    const table = makeTable(schedule1.columns, columnWidths(schedule1));
    const room = { width: twips(CONTENT_WIDTH) * 0.82, height: 12_000 };
    fitBlock([table], room, await loadHyphenation(language));
    const columns = listWidths(table, 'w:gridCol');
    schedule1.columns.forEach((heading, index) => {
      expect(columns[index]).toBeGreaterThanOrEqual(twips(headingWidth(heading)) - 2);
    });
    expect(columns.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(room.width);
    const cells = listWidths(table, 'w:tcW');
    expect(cells).toEqual([...columns, ...columns]);
  },
);

it('leaves a column of long words the most of its share, and parts the heading beside it', async () => {
  const headings = ['Photo', 'Schaden', 'Handlungsempfehlungen'];
  const words = ['', 'Wärmedämmverbundsystem, EG', 'Prüfen.'];
  const table = makeTable(headings, [200, 100, 190], words);
  const room = { width: twips(CONTENT_WIDTH) * 0.4, height: 12_000 };
  fitBlock([table], room, await loadHyphenation('de'));
  expect(listWidths(table, 'w:gridCol')[1]).toBeGreaterThanOrEqual(twips(100) * 0.4 * 0.84);
  const texts = [...descendants(table)]
    .filter(({ name }) => name === 'w:t')
    .map(({ children }) => String(children[0]).replaceAll('\u00ad', '|'));
  expect(texts[4]).toBe('Wär|me|dämm|ver|bund|sys|tem, EG');
  expect(texts[2]).toBe('Hand|lungs|emp|feh|lun|gen');
});

it('parts a word that Arial has room for, and a firm’s wider font has not', async () => {
  const table = makeTable(['Lage', 'Schaden'], [100, 390], ['Unterstrom', 'Riss']);
  const room = { width: twips(CONTENT_WIDTH) * 0.66, height: 12_000 };
  fitBlock([table], room, await loadHyphenation('de'));
  const words = [...descendants(table)]
    .filter(({ name }) => name === 'w:t')
    .map(({ children }) => String(children[0]).replaceAll('\u00ad', '|'));
  expect(words[2]).toBe('Un|ter|strom');
});
