import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  hasPythonDocx,
  makeFolder,
  officeErrors,
  pdfText,
  printWithLibreOffice,
  readWithPythonDocx,
  saveWithLibreOffice,
} from '../../../testing/documents';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import { buildDocx } from './build-docx';
import { unbound } from './build-docx.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

const ENGLISH =
  '## Scope\nThe **north wall** (**Photo 1**).\n1. Introduction\nText.\n### Deeper\n' +
  '- a\n  1) b\n  2) c\n\n5. d\n7. e\n\nPart\tState\nWall\tsee Photo 1\n\n| a | b |\n| c | d |';
const ARABIC =
  '# النطاق\nتم فحص **الجدار** في 12 مايو (Wall A).\n1. أولا\n2. ثانيا\nجزء\tحالة\nجدار\tسليم';
const CHINESE = '1. 引言\n墙体有裂缝。\n- 裂缝\n  1) 细\n\n构件\t状态\n墙\t开裂';
const MIXED = '__Wand__ हिन्दी und ไทย und 한국어 und שלום\nname\twert';

/** A report with everything that the grammar knows, in cells and in sections. */
const written = (discussion: string, title: string) =>
  makeModel({
    report: { title },
    observations: [
      makeObservation({ element: discussion, defect: '- x\n  - y\n1. z\n2. w\nPhoto 2' }),
      makeObservation(),
    ],
    sections: { discussion, recommendation: '1. Make safe\n2. Repair\nThen:\n1. Report\n2. File' },
  });
const REPORTS = {
  English: written(ENGLISH, 'Harbour Road'),
  Arabic: written(ARABIC, 'تقرير الفحص'),
  Chinese: written(CHINESE, '检查报告'),
  mixed: written(MIXED, 'Parkhaus'),
};

const write = async (name: keyof typeof REPORTS) =>
  folder.write(`${name}.docx`, await buildDocx(REPORTS[name], drawPictures(REPORTS[name])));
const open = async (name: keyof typeof REPORTS) => {
  const files = unzipSync(
    new Uint8Array(await (await buildDocx(REPORTS[name], new Map())).arrayBuffer()),
  );
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
};

describe('texts of every kind in a Word file', { timeout: PATIENCE_MS }, () => {
  it.skipIf(!hasOfficeValidator).each(Object.keys(REPORTS) as (keyof typeof REPORTS)[])(
    'have no error for Microsoft’s validator: %s',
    async (name) => {
      expect(officeErrors(await write(name))).toEqual([]);
    },
  );

  it.skipIf(!hasPythonDocx)('have their styles by name', async () => {
    const read = readWithPythonDocx(await write('English'));
    const headings = read.paragraphs.filter(([style]) => /^Heading [3-5]$/.test(style));
    expect(headings).toEqual([
      ['Heading 3', 'Scope'],
      ['Heading 4', '1. Introduction'],
      ['Heading 4', 'Deeper'],
    ]);
    expect(read.tableStyles).toEqual(['Report Table', 'Report Table', 'Report Table']);
    expect(unbound(read.rows.slice(3))).toEqual([
      ['Part', 'State'],
      ['Wall', 'see Photo 1'],
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('take fonts and colours from a theme, and name them for readers that know none', async () => {
    const read = await open('Chinese');
    expect(read('word/theme/theme1.xml')).toMatch(
      /<a:majorFont><a:latin typeface="Arial"\/><a:ea typeface="Microsoft YaHei"\/>/,
    );
    const styles = read('word/styles.xml');
    const fonts = [...styles.matchAll(/<w:rFonts [^>]*>/g)].map(([element]) => element);
    expect(fonts.length).toBeGreaterThan(5);
    for (const font of fonts) {
      expect(font).toMatch(/w:ascii="Arial" .*w:eastAsia="Microsoft YaHei" .*w:asciiTheme="m/);
    }
    expect(styles).toContain('<w:lang w:val="en-GB" w:eastAsia="zh-CN" w:bidi="ar-SA"/>');
    expect(styles).toMatch(/w:styleId="Heading1">.*?w:asciiTheme="majorHAnsi".*?w:themeColor/);
  });

  it('say of their letters how they are read', async () => {
    const arabic = (await open('Arabic'))('word/document.xml');
    expect(arabic).toMatch(/<w:pPr><w:pStyle w:val="Title"\/><w:bidi\/>/);
    expect(arabic).toMatch(/w:hint="cs"\/><w:b\/><w:bCs\/><w:rtl\/><\/w:rPr><w:t[^>]*>الجدار</);
    expect(arabic).toMatch(/<w:r><w:t[^>]*>Wall A</);
    expect(arabic).toContain('<w:bidiVisual/>');
    const mixed = (await open('mixed'))('word/document.xml');
    expect(mixed).toMatch(/w:cs="Nirmala UI"[^>]*w:hint="cs"\/><w:cs\/><\/w:rPr><w:t[^>]*>हिन्दी</);
    expect(mixed).toMatch(/w:cs="Leelawadee UI"[^>]*w:hint="cs"\/><w:cs\/><\/w:rPr><w:t[^>]*>ไทย</);
  });

  it('head each page with the title that stands on the first', async () => {
    const read = await open('English');
    expect(read('word/header1.xml')).toMatch(
      /STYLEREF (?:"|&quot;)Report Title Words(?:"|&quot;).*"separate".*Harbour Road/,
    );
    expect(read('word/styles.xml')).toContain('<w:name w:val="Report Title Words"/>');
    expect(read('word/document.xml')).toMatch(
      /w:val="ReportTitleWords"\/><\/w:rPr><w:t[^>]*>Harbour/,
    );
  });

  it.skipIf(!hasLibreOffice || !hasPoppler)(
    'read the same in LibreOffice, which knows the headings',
    async () => {
      const path = await write('English');
      const [pdf = ''] = printWithLibreOffice([path], folder.path);
      const printed = pdfText(pdf).replace(/ +/g, ' ');
      for (const line of ['• a', '1) b', '2) c', '5. d', '7. e', '1. Report', '2. File']) {
        expect(printed).toMatch(new RegExp(`^ ?${line.replace(/[.)]/g, '\\$&')}$`, 'm'));
      }
      expect(printed).toMatch(/Harbour Road 18 November 2026/);
      const [saved = ''] = saveWithLibreOffice([path], 'fodt', folder.path);
      const fodt = readFileSync(saved, 'utf8');
      const headings = [...fodt.matchAll(/<text:h [^>]*outline-level="(\d)"/g)];
      expect(headings.map(([, level]) => level).join('')).toBe('1123442');
    },
  );
});
