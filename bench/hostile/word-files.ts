import { strToU8, zipSync } from 'fflate';
import { type HostileFile, hostileZip } from '../../testing/hostile-zip.ts';

/** A Word file that was made to cost as much as it may. */
export interface HostileWordFile {
  name: string;
  /** Its reader: a firm's template, or a report that comes back from Word. */
  kind: 'template' | 'changes';
  make: () => Uint8Array;
}

const OFFICE = 'http://schemas.openxmlformats.org';
const REPORT = '0197a5f2-0000-7000-8000-000000000001';
const MB = 1024 * 1024;

/** A mark of ours on the report's discussion: "pl_", the id in 25 digits, the letter, a sum. */
const mark = (letter: string, number = BigInt(`0x${REPORT.replaceAll('-', '')}`)) =>
  `<w:bookmarkStart w:id="1" w:name="pl_${number.toString(36).padStart(25, '0')}_${letter}_00000000"/>`;
const PROPERTIES = `<Properties><property name="Plumbline report"><lpwstr>${REPORT}</lpwstr></property></Properties>`;
const document = (body: string) =>
  `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`;

const changes = (
  name: string,
  body: () => string,
  others: () => Record<string, string> = () => ({}),
) =>
  ({
    name,
    kind: 'changes',
    make: () =>
      zipped({
        'word/document.xml': document(body()),
        'docProps/custom.xml': PROPERTIES,
        ...others(),
      }),
  }) as const;

const template = (
  name: string,
  body: () => string,
  others: () => Record<string, string> = () => ({}),
) =>
  ({
    name,
    kind: 'template',
    make: () =>
      zipped({
        '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/document.xml': document(body()),
        ...others(),
      }),
  }) as const;

/** With a comment of noise that keeps each part below the ratio that would give it away. */
const zipped = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, xml]) => {
        const noise = many(xml.length / 700, salted);
        return [path, strToU8(`${xml}<!--${noise}-->`)];
      }),
    ),
    { level: 1 },
  );

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: Math.floor(count) }, (_, index) => make(index)).join('');
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
/** Seven signs that deflate badly. */
const salted = (index: number) => ((index * 2_654_435_761) % 4_294_967_296).toString(36);

const sameBytes = (): Uint8Array => {
  const files = Array.from({ length: 480 }, (_, index): HostileFile => ({
    name: `word/media/${index}.bin`,
    content: index === 0 ? new Uint8Array(4.8 * MB) : '',
    isStored: true,
    size: 1024,
    ...(index > 0 && { sameAs: 1 }),
  }));
  return hostileZip([{ name: '[Content_Types].xml', content: '<Types/>' }, ...files]);
};

export const hostileWordFiles = (nodes: {
  template: number;
  changes: number;
}): HostileWordFile[] => {
  const n = nodes.changes;
  return [
    { name: 'same_bytes', kind: 'template', make: sameBytes },
    {
      name: 'says_1_kb',
      kind: 'changes',
      make: () =>
        hostileZip([{ name: 'word/document.xml', content: new Uint8Array(400 * MB), size: 1024 }]),
    },
    changes('elements_60_mb', () => many(15 * MB, () => '<a/>')),
    changes('elements', () => many(n - 10, () => '<a/>')),
    changes('paragraphs', () => many(n - 10, () => '<w:p/>')),
    changes(
      'paragraphs_of_a_section',
      () => p(mark('s')) + many(Math.floor(n / 4) - 10, (index) => p(run(salted(index)))),
    ),
    changes('attributes_of_one', () => `<a ${many(n - 10, (index) => `a${index}="" `)}/>`),
    changes('attributes', () =>
      many(n / 1000 - 2, (one) => `<a ${many(998, (index) => `a${one}_${index}="" `)}/>`),
    ),
    changes(
      'runs_of_a_paragraph',
      () => p(mark('s')) + p(many(Math.floor(n / 3) - 10, (index) => run(salted(index)))),
    ),
    changes(
      'texts_of_a_run',
      () => p(mark('s')) + p(`<w:r>${many(Math.floor(n / 2) - 10, () => '<w:t>a</w:t>')}</w:r>`),
    ),
    changes('deleted_ends', () =>
      many(
        Math.floor(n / 7) - 10,
        (index) => `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run(salted(index))}</w:p>`,
      ),
    ),
    changes('bookmarks', () =>
      many(Math.floor(n / 5) - 10, (index) => p(mark('c', BigInt(index)) + '1')),
    ),
    changes('regions', () =>
      many(Math.floor(n / 5) - 10, (index) => p(mark('e', BigInt(index)) + '1')),
    ),
    changes('marked_texts', () =>
      many(19_990, (index) => {
        const link = `<w:hyperlink w:anchor="photo_${index % 2000}">${run(`Photo ${index % 7}`)}</w:hyperlink>`;
        return p(
          mark('e', BigInt(index)) + link + run(`Photos 1 to 9 ${salted(index).repeat(30)}`),
        );
      }),
    ),
    changes(
      'open_fields',
      () =>
        p(many(n / 8, () => field('begin') + field('separate'))) +
        p(many(Math.floor(n / 60), () => run('a'))),
    ),
    changes(
      'spans',
      () =>
        `<w:tbl><w:tr>${many(Math.floor(n / 4) - 10, () => '<w:tc><w:tcPr><w:gridSpan w:val="64"/></w:tcPr></w:tc>')}</w:tr></w:tbl>`,
    ),
    changes(
      'wide_table',
      () =>
        p(mark('s')) +
        `<w:tbl><w:tr>${many(Math.floor(n / 2) - 10, () => '<w:tc/>')}</w:tr>${many(Math.floor(n / 2) - 10, () => '<w:tr/>')}</w:tbl>`,
    ),
    changes(
      'far_photo',
      () =>
        p(mark('s')) +
        p('<w:hyperlink w:anchor="photo_90000000">' + run('Photo 9') + '</w:hyperlink>'),
    ),
    changes(
      'many_photos',
      () =>
        p(mark('s')) +
        p(
          many(
            Math.floor(n / 6),
            (index) => `<w:hyperlink w:anchor="photo_${index}">${run(String(index))}</w:hyperlink>`,
          ),
        ),
    ),
    changes('digits', () => p(run('1'.repeat(10 * MB) + 'a1'))),
    changes('instruction', () =>
      p(
        field('begin') +
          `<w:r><w:instrText>${'HYPERLINK '.repeat(MB)}</w:instrText></w:r>` +
          field('separate'),
      ),
    ),
    changes('long_text', () => p(mark('s')) + p(run(many(5 * MB, (index) => salted(index))))),
    changes('many_lines', () => p(mark('s')) + p(run(many(MB, (index) => `${salted(index)}. `)))),
    changes(
      'lists',
      () =>
        many(
          Math.floor(n / 14),
          () =>
            '<w:p><w:pPr><w:numPr><w:ilvl w:val="7"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>',
        ),
      () => ({
        'word/numbering.xml': `<w:numbering xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="1">${many(Math.floor(n / 5), () => '<w:lvl w:ilvl="0"/>')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
      }),
    ),
    template('elements_24_mb', () => many(6 * MB - 100, () => '<a/>')),
    template('paragraphs', () => many(nodes.template - 30, () => '<w:p/>')),
    template('attributes', () =>
      many(
        nodes.template / 1000 - 2,
        (one) => `<a ${many(998, (index) => `a${one}_${index}="" `)}/>`,
      ),
    ),
    template('runs_of_a_paragraph', () =>
      p(many(Math.floor(nodes.template / 3) - 10, (index) => run(index % 2 ? '{{tit' : 'le}}'))),
    ),
    template('placeholders', () =>
      many(Math.floor(nodes.template / 4) - 10, () => p(run('{{title}}'))),
    ),
    template(
      'pictures_and_elements',
      () => many(nodes.template - 30, () => '<w:p/>'),
      () => ({ 'word/media/a.bmp': many(55_000, (index) => salted(index).repeat(140)) }),
    ),
    template('long_text', () => p(run(many(3 * MB, (index) => salted(index))))),
    template('braces', () => p(run('{{'.repeat(5 * MB)))),
  ];
};
