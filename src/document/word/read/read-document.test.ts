import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HostileFile, hostileZip } from '../../../../testing/hostile-zip';
import { exportWord, makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from './read-document';

const DOCUMENT = 'word/document.xml';
let exported: Uint8Array;
beforeAll(async () => {
  exported = await exportWord(makeLargeSource(4));
});

/** The file with its text as another program would have saved it. */
function saved(change: (xml: string) => string, path = DOCUMENT): Uint8Array {
  const parts = unzipSync(exported);
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) });
}
const findRow = (file: Uint8Array, number: number) =>
  readDocument(file).rows.find(({ id }) => id === rowId(number))?.texts;
const readElement = (file: Uint8Array) => findRow(file, 1)?.element?.text;

const RUN = /<w:r><w:t xml:space="preserve">Wall 1 of the east stair<\/w:t><\/w:r>/u;
const withRuns = (xml: string) => saved((document) => document.replace(RUN, xml));

describe('a text as Word saves it', () => {
  it('is found as it was exported', () => {
    expect(RUN.test(strFromU8(unzipSync(exported)[DOCUMENT] ?? new Uint8Array()))).toBe(true);
    expect(readElement(exported)).toBe('Wall 1 of the east stair');
  });
  it('is one text though it lies in many runs with marks between them', () => {
    const runs =
      '<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A1"><w:t>Wa</w:t></w:r><w:r w:rsidRPr="00A2"><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">ll </w:t></w:r><w:proofErr w:type="spellEnd"/><w:bookmarkStart w:id="900" w:name="_GoBack"/><w:bookmarkEnd w:id="900"/><w:r><w:lastRenderedPageBreak/><w:t>1</w:t></w:r>';
    expect(readElement(withRuns(runs))).toBe('Wall 1');
  });
  it('has insertions and no deletions, comments or pictures', () => {
    const runs =
      '<w:commentRangeStart w:id="1"/><w:ins w:id="2" w:author="A"><w:r><w:t>New</w:t></w:r></w:ins><w:del w:id="3" w:author="A"><w:r><w:delText>Old</w:delText></w:r></w:del><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r><w:moveFrom w:id="4"><w:r><w:t>away</w:t></w:r></w:moveFrom><w:r><w:drawing><w:t>no text</w:t></w:drawing></w:r>';
    const file = withRuns(runs);
    expect(readElement(file)).toBe('New');
    expect(readDocument(file).tracked).toBe(3);
  });
  it('has its tabs, breaks, hyphens and quotes, and words in controls', () => {
    const runs =
      '<w:sdt><w:sdtContent><w:r><w:t>“a”</w:t><w:tab/><w:t>b</w:t><w:softHyphen/><w:noBreakHyphen/><w:t>c</w:t></w:r></w:sdtContent></w:sdt><w:smartTag><w:r><w:br/><w:t>d</w:t></w:r></w:smartTag><w:r><w:br w:type="page"/></w:r>';
    expect(readElement(withRuns(runs))).toBe('“a”\tb\u2011c\nd');
  });
  it('has the signs of symbol fonts, by whatever way Word names the font', () => {
    const runs =
      '<w:r><w:t xml:space="preserve">Width </w:t><w:sym w:font="Symbol" w:char="F0A3"/></w:r><w:r><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr><w:t xml:space="preserve"> D</w:t></w:r><w:r><w:t xml:space="preserve">t 5\uf0b0 </w:t><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>';
    expect(readElement(withRuns(runs))).toBe('Width ≤ Δt 5° ✓');
  });
  it('has powers and indices that Word only sets smaller', () => {
    const small = (words: string, where: string) =>
      `<w:r><w:rPr><w:vertAlign w:val="${where}"/></w:rPr><w:t>${words}</w:t></w:r>`;
    const runs = `<w:r><w:t xml:space="preserve">10</w:t></w:r>${small('-3', 'superscript')}<w:r><w:t xml:space="preserve"> CO</w:t></w:r>${small('2', 'subscript')}${small('nd', 'superscript')}${small('1', 'baseline')}`;
    expect(readElement(withRuns(runs))).toBe('10⁻³ CO₂nd1');
  });
  it('has bold words without the spaces beside them', () => {
    const runs =
      '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Wall </w:t></w:r><w:r><w:rPr><w:b w:val="1"/></w:rPr><w:t xml:space="preserve">1 </w:t></w:r><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t>stair</w:t></w:r>';
    expect(readElement(withRuns(runs))).toBe('**Wall 1** stair');
  });
  it('shows the number that was typed over a reference, and the photo’s own otherwise', () => {
    const advice = (xml: string) =>
      findRow(
        saved(() => xml),
        1,
      )?.recommendation?.text.split('\n')[0];
    const xml = strFromU8(unzipSync(exported)[DOCUMENT] ?? new Uint8Array());
    const number = /(REF photo_2_number.*?<w:t xml:space="preserve">)2(<\/w:t>)/su;
    expect(number.test(xml)).toBe(true);
    expect(advice(xml)).toBe('Monitor as for Photo 2.');
    expect(advice(xml.replace(number, '$14$2'))).toBe('Monitor as for Photo 4.');
  });
});

/** None beyond what XML may deflate by. */
const elements = (count: number) =>
  `<a>${Array.from({ length: count }, (_, index) => `<a${index % 977}/>`).join('')}</a>`;

describe('a file', () => {
  const sentence = (file: Uint8Array) => {
    try {
      readDocument(file);
      return 'read';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const bytes = (...start: number[]) =>
    Uint8Array.from([...start, ...new Array<number>(600).fill(0)]);

  it.each([
    ['a text', strToU8('words'), 'not a Word document'],
    ['nothing', new Uint8Array(), 'not a Word document'],
    ['a .doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'older Word document'],
    ['an .odt', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }), '.odt'],
    ['a workbook', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), 'not a Word document'],
    ['half a zip', bytes(0x50, 0x4b, 3, 4), 'damaged'],
    ['no XML', zipSync({ [DOCUMENT]: strToU8('<w:document><w:body>') }), 'damaged'],
    [
      'a file of nobody',
      zipSync({ [DOCUMENT]: strToU8('<document/>') }),
      'does not say which report',
    ],
  ])('that is %s gets one sentence', (_, file, expected) => {
    expect(sentence(file)).toContain(expected);
    expect(sentence(file)).toMatch(/^[A-Z].*\.$/u);
  });
  it('with entities or endless nesting is refused, and at once @read-document-1', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}">]><document>&b;</document>`;
    expect(sentence(zipSync({ [DOCUMENT]: strToU8(bomb) }))).toContain('damaged');
    const deep = '<a>'.repeat(100_000);
    expect(sentence(zipSync({ [DOCUMENT]: strToU8(deep) }))).toContain('damaged');
  });
  it('that claims a part beyond all measure is refused before it is unpacked', () => {
    const zeros = zipSync({ [DOCUMENT]: new Uint8Array(80 * 1024 * 1024) }, { level: 1 });
    expect(sentence(zeros)).toContain('too large');
  });
  const part = { name: DOCUMENT, content: '<a/>' };
  it.each<[string, HostileFile[], string]>([
    [
      'a part of 40 MB that says 1 KB',
      [{ ...part, content: new Uint8Array(40_000_000), size: 1024 }],
      'damaged',
    ],
    ['a part with another sum', [{ ...part, crc: 1 }], 'damaged'],
    ['a part that says another name', [{ ...part, local: { name: 'word/a.xml' } }], 'damaged'],
    ['one part in two cases', [part, { ...part, name: 'WORD/document.xml' }], 'damaged'],
    [
      'two parts that are the same bytes',
      [part, { ...part, name: 'word/styles.xml', sameAs: 0 }],
      'damaged',
    ],
    ['a locked part', [{ ...part, flags: 1 }], 'packed in a way'],
    [
      'more elements than there is room for',
      [{ ...part, content: elements(800_000) }],
      'too large',
    ],
  ])('that has %s is refused @read-document-2', (_, files, expected) => {
    expect(sentence(hostileZip(files))).toContain(expected);
  });
  it('without its properties is known by its bookmarks', () => {
    const { 'docProps/custom.xml': gone, ...parts } = unzipSync(exported);
    expect(gone).toBeDefined();
    const whole = readDocument(exported);
    const reading = readDocument(zipSync(parts));
    expect(reading.reportId).toBe(whole.reportId);
    expect(reading.rows).toEqual(whole.rows);
    expect(reading.texts).toEqual(whole.texts);
  });
});
