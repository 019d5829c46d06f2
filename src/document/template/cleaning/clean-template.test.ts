import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hostileTemplates } from '../../../../testing/attacks/cleaner/hostile-templates';
import { judgePackage, UNSAID_ENCODING } from '../../../../testing/attacks/cleaner/judge-package';
import { listFaults, playCleaner } from '../../../../testing/attacks/cleaner/play-cleaner';
import { ONE_PIXEL, WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { tableRows } from '../../../../testing/table-rows';
import { storyCount } from '../../../../testing/stories';
import { readTemplate } from '../read-template';
import { WordProblem } from '@/document/word/package/word-problem';
import { makeTemplate, text } from '../template.fixture';

const PATIENCE_MS = 300_000;
/** `npm run attack -- --suites cleaner` plays them for as long as one likes. */
const CHANGES = storyCount(150);
const HOSTILE = hostileTemplates('http://evil.example/a.png').map(
  ({ name, file }): [string, Uint8Array] => [name, file],
);
/** Parts that Word adds and nothing shows: nobody misses them. */
const UNSAID =
  /glossary|frames of a page|XML data|nothing leads to|among the properties|schema’s place|form field|somebody’s own, by hyperlink/u;

const REFUSED = /^a (?:document type|header by two names|name that climbs)$/u;

const readParts = (file: Uint8Array) =>
  new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]));

describe('the judge of cleaned files', () => {
  it.each(HOSTILE)('finds something in a file with %s @clean-template-1', (_, file) => {
    expect(judgePackage(file).filter((fault) => !fault.endsWith(UNSAID_ENCODING))).not.toEqual([]);
  });

  it('finds nothing in a good one', () => {
    expect(judgePackage(readTemplate(makeTemplate({ body: text('{{title}}') })).content)).toEqual(
      [],
    );
  });
});

describe('a template with', () => {
  it.each(HOSTILE)(
    '%s is refused, or keeps nothing of it and says so @clean-template-2',
    (name, file) => {
      try {
        const { content, removed } = readTemplate(file);
        expect(listFaults(content)).toEqual([]);
        const left = [...readParts(content)].filter(([, part]) => part.includes('evil.example'));
        expect(left).toEqual([]);
        if (!UNSAID.test(name)) expect(removed).not.toEqual([]);
      } catch (error) {
        if (!(error instanceof WordProblem)) throw error;
        expect(name).toMatch(REFUSED);
      }
    },
  );

  it('tracked changes and comments has them accepted and taken out, says so, and names nobody', () => {
    const by = 'w:id="7" w:author="Jane Hart" w:date="2026-11-01T10:00:00Z"';
    const body =
      `<w:p><w:pPr><w:rPr><w:ins ${by}/></w:rPr><w:pPrChange ${by}><w:pPr/></w:pPrChange></w:pPr><w:commentRangeStart w:id="1"/><w:ins ${by}><w:r><w:rPr><w:b/><w:rPrChange ${by}><w:rPr/></w:rPrChange></w:rPr><w:t>New </w:t></w:r></w:ins><w:del ${by}><w:r><w:delText>Old</w:delText></w:r></w:del><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>` +
      `<w:p><w:pPr><w:rPr><w:del ${by}/></w:rPr></w:pPr><w:r><w:t>joined </w:t></w:r></w:p><w:p><w:moveTo ${by}><w:r><w:t>{{title}}</w:t></w:r></w:moveTo></w:p>` +
      `<w:tbl><w:tr><w:trPr><w:del ${by}/></w:trPr><w:tc><w:p/></w:tc></w:tr><w:tr><w:trPr><w:ins ${by}/></w:trPr><w:tc><w:p/></w:tc></w:tr></w:tbl>`;
    const { content, removed } = readTemplate(
      makeTemplate({ body, header: `<w:p><w:ins ${by}><w:r><w:t>Firm</w:t></w:r></w:ins></w:p>` }),
    );
    const whole = [...readParts(content).values()].join('');
    expect(whole).not.toMatch(/Jane Hart|2026-11-01|w:ins|w:del|Change|comment|Old/u);
    const document = readParts(content).get('word/document.xml') ?? '';
    expect(document).toContain('joined </w:t></w:r><w:r><w:t>{{title}}');
    expect(document.match(/<w:tr>/gu)).toHaveLength(1);
    expect(whole).toContain('Firm');
    expect(removed).toEqual([
      'Tracked changes were accepted, and the names of who made them taken out.',
      'Comments were taken out.',
    ]);
  });

  const BY = 'w:id="7" w:author="Jane Hart" w:date="2026-11-01T10:00:00Z"';
  const run = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`;
  const gone = `<w:p><w:pPr><w:rPr><w:del ${BY}/></w:rPr></w:pPr><w:del ${BY}><w:r><w:delText>Old</w:delText></w:r></w:del></w:p>`;
  const TRACKED = 'Tracked changes were accepted, and the names of who made them taken out.';
  const CASES: [string, string, string, string[]][] = [
    [
      'a cell whose words are all deleted',
      `<w:tbl><w:tr><w:tc><w:tcPr/>${gone}</w:tc></w:tr></w:tbl>`,
      '<w:tbl><w:tr><w:tc><w:tcPr/><w:p/></w:tc></w:tr></w:tbl>',
      [TRACKED],
    ],
    [
      'a row whose cells are all deleted',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel ${BY}/></w:tcPr><w:p/></w:tc></w:tr><w:tr><w:tc>${text('kept')}</w:tc></w:tr></w:tbl>`,
      `<w:tbl><w:tr><w:tc>${text('kept')}</w:tc></w:tr></w:tbl>`,
      [TRACKED],
    ],
    [
      'a field that is deleted',
      `<w:p><w:del ${BY}><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:delInstrText>PAGE</w:delInstrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:del>${run('kept')}</w:p>`,
      text('kept'),
      [TRACKED],
    ],
    [
      'changes of two people at once',
      `<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:conflictIns ${BY}>${run('kept')}</w14:conflictIns><w14:conflictDel ${BY}><w:r><w:delText>Old</w:delText></w:r></w14:conflictDel></w:p>`,
      text('kept'),
      [TRACKED],
    ],
    [
      'a control put around words',
      `<w:customXmlInsRangeStart ${BY}/><w:sdt><w:sdtContent>${text('kept')}</w:sdtContent></w:sdt><w:customXmlInsRangeEnd w:id="7"/>`,
      `<w:sdt><w:sdtContent>${text('kept')}</w:sdtContent></w:sdt>`,
      [TRACKED],
    ],
    [
      'one person’s leave to edit',
      `<w:p><w:permStart w:id="1" w:ed="Jane Hart"/>${run('kept')}<w:permEnd w:id="1"/></w:p>`,
      text('kept'),
      [],
    ],
    [
      'hidden words',
      `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Old</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>kept</w:t></w:r></w:p>`,
      '<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>kept</w:t></w:r></w:p>',
      ['Hidden text was taken out.'],
    ],
  ];
  it('has a case for each row of the page', () => {
    const rows = tableRows('comes-in/text.md', 'Changes in a Word template');
    expect(rows.map((row) => [row['Comes in'], row['Said']])).toEqual(
      CASES.map(([name, , , said]) => [name, said.join(' ')]),
    );
  });
  it.each(CASES)('%s has it as Word leaves it, and nobody’s name', (_, body, kept, said) => {
    const { content, removed } = readTemplate(makeTemplate({ body: text('{{title}}') + body }));
    const whole = [...readParts(content).values()].join('');
    expect(whole).not.toMatch(/Jane Hart|Old/u);
    expect(whole).toContain(`${text('{{title}}')}${kept}`);
    expect(removed).toEqual(said);
  });

  it('changes by chance leaves nothing @clean-template-3', { timeout: PATIENCE_MS }, async () => {
    const findings: string[] = [];
    const { tries, cleaned, hostile } = await playCleaner({
      seed: 20_261_123,
      goesOn: (done) => done < CHANGES,
      report: (finding) => findings.push(finding),
    });
    expect(findings).toEqual([]);
    // Neither refused nor harmless for the most part, or this has looked at nothing.
    expect(tries).toBe(CHANGES);
    expect(cleaned).toBeGreaterThan(0.7 * CHANGES);
    expect(hostile).toBeGreaterThan(0.6 * CHANGES);
  });
});

describe('what a letterhead is made of stays', () => {
  const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
  const body = (content: string) => makeTemplate({ body: text('{{title}}') + content });
  const readDocument = (file: Uint8Array) => {
    const { content, removed } = readTemplate(file);
    expect(removed).toEqual([]);
    return readParts(content).get('word/document.xml') ?? '';
  };

  it.each([
    [
      'a watermark',
      '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" id="PowerPlusWaterMarkObject1" type="#_x0000_t136" style="position:absolute" fillcolor="silver"><v:textpath style="font-family:Calibri" string="DRAFT"/></v:shape></w:pict></w:r></w:p>',
      'string="DRAFT"',
    ],
    [
      'a text box in both ways',
      `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><mc:Choice Requires="wps"><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing"><wp:extent cx="9" cy="9"/><wp:docPr id="1" name="b"/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${text('new')}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${text('old')}</w:txbxContent></v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      /new.*old/su,
    ],
    [
      'a content control',
      `<w:sdt><w:sdtPr><w:alias w:val="Client"/><w:date><w:lid w:val="en-GB"/></w:date></w:sdtPr><w:sdtContent>${text('x')}</w:sdtContent></w:sdt>`,
      'w:val="Client"',
    ],
    [
      'an equation',
      '<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x</m:t></m:r></m:oMath></w:p>',
      '<m:t>x</m:t>',
    ],
    [
      'words in a smart tag of no address',
      '<w:p><w:smartTag w:element="e"><w:r><w:t>London</w:t></w:r></w:smartTag></w:p>',
      '<w:t>London</w:t>',
    ],
    [
      'a caption that counts within a contents entry',
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TC "</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SEQ Figure</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:instrText>1</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText>"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
      /SEQ Figure.*1.*"/su,
    ],
  ])('%s', (_, content, kept) => {
    expect(readDocument(body(content))).toMatch(kept);
  });

  it('under the prefixes that everybody uses, whatever the file calls them', () => {
    const file = new WordFile(body(text('kept'))).change('word/document.xml', (xml) =>
      xml
        .replaceAll('w:', 'ns0:')
        .replace('xmlns:w=', 'xmlns:ns0=')
        .replaceAll('r:id', 'ns1:id')
        .replace('xmlns:r=', 'xmlns:ns1='),
    );
    const document = readDocument(file.zip());
    expect(document).toContain('<w:t>kept</w:t>');
    expect(document).toContain('<w:headerReference w:type="default" r:id="header"/>');
  });

  it('under names of ours, in parts of one type each @clean-template-4', () => {
    const file = new WordFile(body(''))
      .add('word/media/Our%20Logo.PNG', ONE_PIXEL, 'image/png')
      .relate('word/header1.xml', 'logo', 'image', 'media/Our%20Logo.PNG', false)
      .change('word/header1.xml', (xml) =>
        xml.replace(
          '<w:p/>',
          `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="logo"/></v:shape></w:pict></w:r></w:p>`,
        ),
      );
    const paths = [...readParts(readTemplate(file.zip()).content).keys()];
    expect(paths.toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/_rels/header1.xml.rels',
      'word/document.xml',
      'word/header1.xml',
      'word/media/image1.png',
      'word/styles.xml',
    ]);
  });
});

describe('a part is left out', () => {
  const HEADER = 'word/header1.xml';
  const good = () => new WordFile(makeTemplate({ body: text('{{title}}'), header: text('head') }));
  const listHeaders = (file: WordFile) =>
    [...readParts(readTemplate(file.zip()).content).keys()].filter((path) => /head/iu.test(path));

  it('never where it is what it should be', () => {
    expect(listHeaders(good())).toEqual([HEADER]);
  });

  it.each([
    [
      'another type',
      good().change('[Content_Types].xml', (xml) =>
        xml.replace('wordprocessingml.header', 'spreadsheetml.sheet'),
      ),
    ],
    ['two types', good().add(HEADER, good().text(HEADER), 'text/html')],
    ['two names of which one is escaped', good().add('word/header%31.xml', good().text(HEADER))],
    ['another root', good().change(HEADER, (xml) => xml.replaceAll('w:hdr', 'w:ftr'))],
    [
      'a relationship of another kind',
      good().change('word/_rels/document.xml.rels', (xml) =>
        xml.replace('relationships/header', 'relationships/footer'),
      ),
    ],
    [
      'no element that uses it',
      good().change('word/document.xml', (xml) => xml.replace(/<w:headerReference[^>]*>/u, '')),
    ],
    [
      'an element of another kind that uses it',
      good().change('word/document.xml', (xml) =>
        xml.replace('w:headerReference', 'w:footerReference'),
      ),
    ],
  ])('that has %s @clean-template-5', (_, file) => {
    expect(listHeaders(file)).toEqual([]);
  });
});
