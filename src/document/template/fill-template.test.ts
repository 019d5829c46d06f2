import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import type { ReportModel } from '@/document/parts/build-report-model';
import { readProperties } from '@/document/bookmarks/file-properties';
import { fillTemplate } from './fill-template';
import { readTemplate } from './read-template';
import { makeTemplate, text } from './template.fixture';

const heading = (words: string) =>
  `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;

async function filled(parts: Parameters<typeof makeTemplate>[0], model: ReportModel = makeModel()) {
  const { content } = readTemplate(makeTemplate(parts));
  const file = await fillTemplate(content, model, drawPictures(model));
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const readPart = (path: string) => new TextDecoder().decode(entries[path]);
  const whole = readPart('word/document.xml');
  return { readPart, entries, whole, document: whole.replaceAll(CLOSING, '') };
}

/** Stands at the end of all that has no place for it. */
const CLOSING = /<w:p><w:pPr><w:pStyle w:val="ClosingNote"\/>(?:(?!<\/w:p>).)*<\/w:p>/gsu;

const joinWords = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)].map(([, words]) => words).join('');

describe('a text placeholder', () => {
  it('takes the look that it has, wherever it stands', async () => {
    const model = makeModel({ report: { title: 'A & B <quay>' } });
    const body =
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Of {{ti</w:t></w:r><w:r><w:t>tle}} here</w:t></w:r></w:p>';
    const { document, readPart } = await filled({ body, header: text('{{ TITLE }}') }, model);
    expect(document).toContain(
      '<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">A &amp; B &lt;quay&gt;</w:t>',
    );
    expect(joinWords(document)).toBe('Of A &amp; B &lt;quay&gt; here');
    expect(joinWords(readPart('word/header1.xml'))).toBe('A &amp; B &lt;quay&gt;');
    expect(readPart('docProps/core.xml')).toContain('<dc:title>A &amp; B &lt;quay&gt;</dc:title>');
  });

  it('goes with its paragraph where there is nothing to say, but leaves a cell and words beside it', async () => {
    const cell = `<w:tbl><w:tr><w:tc>${text('{{weather}}')}</w:tc></w:tr></w:tbl>`;
    const { document } = await filled({
      body: text('{{weather}}') + text('Weather: {{weather}}') + cell,
    });
    expect(joinWords(document)).toBe('Weather: ');
    expect(document.match(/<w:p>/gu)).toHaveLength(2);
    expect(document).toMatch(/<w:tc><w:p>/u);
  });

  it('sets a title that is read from the right in its script and direction', async () => {
    const model = makeModel({ report: { title: 'موقف سيارات' } });
    const { document } = await filled({ body: text('{{title}}') }, model);
    expect(document).toMatch(/<w:pPr><w:bidi\/><\/w:pPr>/u);
    expect(document).toMatch(/<w:rFonts w:hint="cs"[^>]*\/>.*<w:rtl\/>.*<w:cs\/>|<w:rtl\/>/u);
  });

  it('is none in what a person wrote, and stays as typed where it is unknown @fill-template-1', async () => {
    const model = makeModel({
      report: { title: '{{observations}}' },
      sections: { discussion: 'See {{title}}.', recommendation: null },
    });
    const { document } = await filled(
      { body: text('{{title}} {{logo}}') + text('{{discussion}}') },
      model,
    );
    expect(joinWords(document)).toBe('{{observations}} {{logo}}See {{title}}.');
    expect(document).not.toContain('<w:tbl>');
  });
});

it('cleans what was stored before it is filled @fill-template-2', async () => {
  const model = makeModel();
  const asked = '<w:p><w:fldSimple w:instr="INCLUDEPICTURE http://evil.example/"/></w:p>';
  const stored = makeTemplate({ body: text('{{title}}') + asked });
  const file = await fillTemplate(stored, model, drawPictures(model));
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(new TextDecoder().decode(entries['word/document.xml'])).not.toContain('evil.example');
});

describe('a part', () => {
  it('cuts the paragraph that it stands in', async () => {
    const { document } = await filled({ body: text('Before {{observations}} behind') });
    const [before = '', behind = ''] = document.split(/<w:tbl>.*<\/w:tbl>/su);
    expect(joinWords(before)).toBe('Before ');
    expect(joinWords(behind)).toBe(' behind');
  });

  it('has the words that lead to it on its page, where it is a table', async () => {
    const styled = heading('{{observations}}').replace('{{', 'We found {{');
    for (const body of [text('We found {{observations}} today'), styled]) {
      const { document } = await filled({ body: text('Before') + body });
      const [lead = ''] = document.split('<w:tbl>');
      expect(lead).toMatch(/<w:keepNext\/><\/w:pPr>(?:(?!<w:p>).)*We found/su);
      expect(document.match(/<w:keepNext\/>(?:(?!<\/w:p>).)*(?:Before|today)/u)).toBeNull();
    }
  });

  it('goes with its heading where there is nothing of it, unless more stands beneath', async () => {
    const body =
      heading('Scope') +
      text('{{scope}}') +
      heading('Seen') +
      text('{{documents_seen}}') +
      text('More') +
      heading('Signed');
    const { document } = await filled({ body });
    expect(joinWords(document)).toBe('SeenMoreSigned');
  });

  it('takes the heading above with it once nothing is left beneath that either', async () => {
    const under = heading('Not inspected').replace('berschrift1', 'berschrift2');
    const body =
      heading('Scope') +
      text('{{scope}}') +
      under +
      text('{{not_inspected}}') +
      heading('Discussion') +
      text('{{discussion}}');
    const style = (level: number) =>
      `<w:style w:type="paragraph" w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/></w:style>`;
    const { document } = await filled({ body, styles: style(1) + style(2) });
    expect(joinWords(document)).toMatch(/^Discussion(?!$)/u);
    const bare = await filled({
      body: heading('Part one') + under + text('{{scope}}'),
      styles: style(1) + style(2),
    });
    expect(joinWords(bare.document)).toBe('Part one');
  });

  it('says at the end how the words came about where the template has no place for it', async () => {
    const model = makeModel();
    const { whole } = await filled({ body: text('{{title}}') + text('Yours') }, model);
    expect(joinWords(whole).startsWith(`${model.title}Yours${model.closingNote}`)).toBe(true);
    const placed = await filled({ body: text('{{closing_note}}') + text('Yours') }, model);
    expect(joinWords(placed.whole).startsWith(model.closingNote)).toBe(true);
    expect(placed.whole.match(CLOSING)).toHaveLength(whole.match(CLOSING)?.length ?? 0);
  });

  it('is as wide as its cell', async () => {
    const row = `<w:tr><w:tc><w:tcPr><w:tcW w:w="4216" w:type="dxa"/></w:tcPr>${text('{{observations}}')}</w:tc></w:tr>`;
    const { document } = await filled({
      body: `<w:tbl><w:tblGrid><w:gridCol w:w="4216"/></w:tblGrid>${row}</w:tbl>`,
    });
    const [, grid = ''] = document.split('</w:tblGrid>', 2).join('').split('<w:tblGrid>').slice(1);
    const columns = [...grid.matchAll(/<w:gridCol w:w="(\d+)"/gu)].map(([, width]) =>
      Number(width),
    );
    const sum = columns.reduce((all, width) => all + width, 0);
    expect(sum).toBeGreaterThan(3980);
    expect(sum).toBeLessThanOrEqual(4000);
    // A cell ends with a paragraph.
    expect(document).toMatch(/<\/w:tbl><w:p>(?:(?!<w:p>).)*<\/w:p><\/w:tc>/su);
  });

  it('is as wide as the section that ends next', async () => {
    const wide =
      '<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="1000" w:right="919" w:bottom="1000" w:left="919"/></w:sectPr></w:pPr></w:p>';
    const { document } = await filled({ body: text('{{observations}}') + wide });
    const [, width] = /<w:tblW [^>]*w:w="(\d+)"/u.exec(document) ?? [];
    expect(Math.abs(Number(width) - 15_000)).toBeLessThan(10);
  });

  it('has the styles that the template has under these names, and brings the others in its looks', async () => {
    const own =
      '<w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Beschriftung"><w:name w:val="caption"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="TableText"><w:name w:val="Something else"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:color w:val="006E78"/></w:rPr></w:style>';
    const { document, readPart } = await filled({ body: text('{{observations}}'), styles: own });
    const styles = readPart('word/styles.xml');
    expect(document).toContain('<w:pStyle w:val="Beschriftung"/>');
    expect(document).toContain('<w:pStyle w:val="TableText2"/>');
    expect(document).not.toContain('<w:pStyle w:val="TableText"/>');
    const used = [...document.matchAll(/<w:(?:p|r|tbl)Style w:val="([^"]+)"/gu)].map(
      ([, id]) => id,
    );
    for (const id of used) expect(styles).toContain(`w:styleId="${id ?? ''}"`);
    expect(styles).toMatch(/w:styleId="ReportTable".*w:color="006E78"/su);
    expect(styles).toMatch(/w:styleId="TableText2".*?<w:basedOn w:val="Standard"\/>/su);
  });

  it('is found again by its marks where it stands first, with numbers that nothing else has', async () => {
    const model = makeModel({ observations: [makeObservation(), makeObservation()] });
    const { document, readPart } = await filled(
      { body: text('{{observations}}').repeat(2) },
      model,
    );
    const names = [...document.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]+)"/gu)].map(
      ([, name]) => name,
    );
    const ids = [...document.matchAll(/<w:bookmarkStart [^>]*w:id="([^"]+)"/gu)].map(
      ([, id]) => id,
    );
    const drawings = [...document.matchAll(/<wp:docPr [^>]*?\bid="(\d+)"/gu)].map(([, id]) => id);
    expect(names).toContain('photo_1');
    for (const all of [names, ids, drawings]) expect(new Set(all).size).toBe(all.length);
    expect(drawings).toHaveLength(4);
    const properties = [
      ...readPart('docProps/custom.xml').matchAll(/name="([^"]+)"[^>]*><vt:lpwstr>([^<]*)/gu),
    ].map(([, name = '', value = '']) => ({ name, value }));
    expect(readProperties(properties)?.reportId).toBe(model.id);
  });

  it('lists the firm’s headings as contents that Word counts; in a cell as links alone', async () => {
    const field = await filled({ body: text('{{contents}}') + heading('Works') });
    expect(joinWords(field.document)).toBe('WorksWorks');
    expect(field.document).toMatch(
      /w:fldCharType="begin" w:dirty="true"\/><\/w:r><w:r><w:instrText[^>]*> TOC/u,
    );
    const cell = `<w:tbl><w:tr><w:tc>${text('{{contents}}')}</w:tc></w:tr></w:tbl>`;
    const links = await filled({ body: cell + heading('Works') });
    expect(joinWords(links.document)).toBe('WorksWorks');
    // LibreOffice gave up the table for it.
    expect(links.document).not.toContain(' TOC ');
    expect(links.document).toContain(' PAGEREF ');
  });
});
