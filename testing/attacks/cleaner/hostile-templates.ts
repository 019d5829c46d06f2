import { makeTemplate, text } from '../../../src/document/template/template.fixture';
import {
  hostileBlocks,
  hostileFields,
  hostileRuns,
  hostileSettings,
  paragraph,
  picture,
} from './hostile-pieces';
import { ONE_PIXEL, WordFile } from './word-file';

export interface HostileTemplate {
  name: string;
  file: Uint8Array;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DOCUMENT = 'word/document.xml';
const HEADER = 'word/header1.xml';
const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("http://evil.example")</script></svg>';
const PROGRAM = new TextEncoder().encode('MZ this program asks evil.example');

/** A good file with a body, a header and a picture in it. */
const good = (body = '', header = '') =>
  new WordFile(makeTemplate({ body: text('{{title}}') + body, header }))
    .add('word/media/picture.png', ONE_PIXEL, 'image/png')
    .relate(DOCUMENT, 'picture', 'image', 'media/picture.png', false)
    .relate(HEADER, 'picture', 'image', 'media/picture.png', false);

const settings = (content: string) =>
  good()
    .add(
      'word/settings.xml',
      `<w:settings ${NAMES}>${content}</w:settings>`,
      `${WORD}.settings+xml`,
    )
    .relate(DOCUMENT, 'settings', 'settings', 'settings.xml', false);

/** A part beside the document, of the given kind and with the given content. */
const beside = (name: string, root: string, content: string) =>
  good()
    .add(`word/${name}.xml`, `<w:${root} ${NAMES}>${content}</w:${root}>`, `${WORD}.${name}+xml`)
    .relate(DOCUMENT, name, name, `${name}.xml`, false);

/**
 * Small changes of a good file, each of which fetches, runs or embeds something from an address or is called
 * evil.example: what must be nowhere in the cleaned file.
 */
export function hostileTemplates(address: string): HostileTemplate[] {
  const fetched = hostileFields(address)['a remote picture'] ?? '';
  const files: Record<string, WordFile> = {};
  const kinds = ['image', 'hyperlink', 'oleObject', 'aFChunk', 'subDocument', 'attachedTemplate'];
  for (const [name, run] of Object.entries(hostileRuns(address)))
    for (const kind of ['image', 'hyperlink']) {
      const isAsked = run.includes('"ID"');
      if (!isAsked && kind === 'hyperlink') continue;
      // A link to a page is what a hyperlink may be.
      const target = name === 'a link elsewhere' ? `file://evil.example/a` : address;
      files[`${name}, by ${kind}`] = good(paragraph(run.replaceAll('"ID"', '"bad"'))).relate(
        DOCUMENT,
        'bad',
        kind,
        target,
      );
    }
  for (const [name, block] of Object.entries(hostileBlocks(address)))
    for (const kind of kinds)
      files[`${name}, by ${kind}`] = good(block.replaceAll('"ID"', '"bad"')).relate(
        DOCUMENT,
        'bad',
        kind,
        address,
      );
  for (const [name, piece] of Object.entries(hostileSettings(address)))
    files[name] = settings(piece.replaceAll('"ID"', '"bad"')).relate(
      'word/settings.xml',
      'bad',
      'attachedTemplate',
      address,
    );
  for (const [name, piece] of Object.entries(hostileFields(address))) {
    files[`a field: ${name}`] = good(paragraph(piece));
    files[`a field in a header: ${name}`] = good('', paragraph(piece));
  }
  for (const [name, root, one] of [
    ['footnotes', 'footnotes', 'footnote'],
    ['endnotes', 'endnotes', 'endnote'],
    ['comments', 'comments', 'comment'],
  ] as const)
    files[`a field in ${name}`] = beside(
      name,
      root,
      `<w:${one} w:id="1">${paragraph(fetched)}</w:${one}>`,
    );
  Object.assign(
    files,
    hiddenParts(address, fetched),
    foreignBytes(address),
    otherNames(address, fetched),
  );
  return Object.entries(files).map(([name, file]) => ({ name, file: file.zip() }));
}

/** Parts that are called otherwise, or that nothing of a letterhead leads to. */
function hiddenParts(address: string, fetched: string): Record<string, WordFile> {
  const renamed = (part: string, to: string) =>
    good(paragraph(fetched), paragraph(fetched))
      .rename(part, to)
      .change('[Content_Types].xml', (xml) => xml.replace(`"/${part}"`, `"/${to}"`))
      .change('word/_rels/document.xml.rels', (xml) =>
        xml.replace(part.replace('word/', ''), to.replace('word/', '')),
      );
  const evil = (kind: string, path: string, content: string, type: string) =>
    good().add(path, content, type).relate(DOCUMENT, 'bad', kind, path.replace('word/', ''), false);
  return {
    'a header called header1.bin': renamed(HEADER, 'word/header1.bin'),
    'a header called header1.png': renamed(HEADER, 'word/header1.png'),
    'a header with an escaped name': renamed(HEADER, 'word/h%65ader.xml'),
    'a document called document.dat': good(paragraph(fetched))
      .rename(DOCUMENT, 'word/document.dat')
      .rename('word/_rels/document.xml.rels', 'word/_rels/document.dat.rels')
      .change('[Content_Types].xml', (xml) => xml.replace('document.xml', 'document.dat'))
      .change('_rels/.rels', (xml) => xml.replace('document.xml', 'document.dat')),
    'a glossary': evil(
      'glossaryDocument',
      'word/glossary/document.xml',
      `<w:glossaryDocument ${NAMES}>${paragraph(fetched)}</w:glossaryDocument>`,
      `${WORD}.document.glossary+xml`,
    ),
    'frames of a page': evil(
      'webSettings',
      'word/webSettings.xml',
      `<w:webSettings ${NAMES}><w:frameset><w:frame><w:sourceFileName r:id="f"/></w:frame></w:frameset></w:webSettings>`,
      `${WORD}.webSettings+xml`,
    ).relate('word/webSettings.xml', 'f', 'frame', address),
    'XML data': evil(
      'customXml',
      'customXml/item1.xml',
      `<a href="${address}"/>`,
      'application/xml',
    ),
    'HTML to insert': evil('aFChunk', 'word/a.html', `<img src="${address}">`, 'text/html').change(
      DOCUMENT,
      (xml) => xml.replace('<w:sectPr>', '<w:altChunk r:id="bad"/><w:sectPr>'),
    ),
    'HTML as a picture': evil('image', 'word/a.html', `<img src="${address}">`, 'text/html').change(
      DOCUMENT,
      (xml) => xml.replace('<w:sectPr>', '<w:altChunk r:id="bad"/><w:sectPr>'),
    ),
    'a part that nothing leads to': good().add('word/evil.example.xml', `<a href="${address}"/>`),
    'relationships that nothing uses': good()
      .relate(DOCUMENT, 'b1', 'image', address)
      .relate(HEADER, 'b2', 'attachedTemplate', address)
      .relate('', 'b3', 'image', address),
    'a numbering picture': good()
      .add(
        'word/numbering.xml',
        `<w:numbering ${NAMES}><w:numPicBullet w:numPicBulletId="0"><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" id="s" style="width:9pt;height:9pt"><v:imagedata r:id="bad" src="${address}"/></v:shape></w:pict></w:numPicBullet></w:numbering>`,
        `${WORD}.numbering+xml`,
      )
      .relate(DOCUMENT, 'numbering', 'numbering', 'numbering.xml', false)
      .relate('word/numbering.xml', 'bad', 'image', address),
    'addresses among the properties': good()
      .add(
        'docProps/app.xml',
        `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>${address}</Template><HyperlinkBase>${address}</HyperlinkBase></Properties>`,
        'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      )
      .relate('', 'app', 'extended-properties', 'docProps/app.xml', false),
    'a chart of another file': good(
      paragraph(
        `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="c"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="chart"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
      ),
    )
      .add(
        'word/chart.xml',
        `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:val><c:numRef><c:f>'\\\\evil.example\\[a.xlsx]S'!A1</c:f></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart><c:externalData r:id="bad"><c:autoUpdate val="1"/></c:externalData></c:chartSpace>`,
        'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      )
      .relate(DOCUMENT, 'chart', 'chart', 'chart.xml', false)
      .relate('word/chart.xml', 'bad', 'oleObject', address),
  };
}

/** Files of bytes that are not what they are said to be. */
function foreignBytes(address: string): Record<string, WordFile> {
  const shown = (path: string, content: string | Uint8Array, type: string) =>
    good(paragraph(picture('<a:blip r:embed="bad"/>')))
      .add(path, content, type)
      .relate(DOCUMENT, 'bad', 'image', path.replace('word/', ''), false);
  return {
    'a program as a picture': shown('word/media/evil.exe', PROGRAM, 'application/octet-stream'),
    'a program called a picture': shown('word/media/a.png', PROGRAM, 'image/png'),
    'an SVG with a script': shown('word/media/a.svg', SCRIPT, 'image/svg+xml'),
    'an SVG called a PNG': shown('word/media/b.png', SCRIPT, 'image/png'),
    'an SVG beside its PNG': good(
      paragraph(
        picture(
          '<a:blip r:embed="picture"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="bad"/></a:ext></a:extLst></a:blip>',
        ),
      ),
    )
      .add('word/media/a.svg', SCRIPT, 'image/svg+xml')
      .relate(DOCUMENT, 'bad', 'image', 'media/a.svg', false),
    'a program as a font': good()
      .add(
        'word/fontTable.xml',
        `<w:fonts ${NAMES}><w:font w:name="A"><w:embedRegular r:id="bad" w:fontKey="{00000000-0000-0000-0000-000000000000}"/></w:font></w:fonts>`,
        `${WORD}.fontTable+xml`,
      )
      .add(
        'word/fonts/evil.odttf',
        PROGRAM,
        'application/vnd.openxmlformats-officedocument.obfuscatedFont',
      )
      .relate(DOCUMENT, 'fontTable', 'fontTable', 'fontTable.xml', false)
      .relate('word/fontTable.xml', 'bad', 'font', 'fonts/evil.odttf', false),
    'a document type': good('', text('a')).change(
      HEADER,
      (xml) => `<!DOCTYPE a [<!ENTITY b SYSTEM "${address}">]>${xml}`,
    ),
  };
}

/** One thing under two names, and names that mean something else than they look like. */
function otherNames(address: string, fetched: string): Record<string, WordFile> {
  const hostileHeader = `<w:hdr ${NAMES}>${paragraph(fetched)}</w:hdr>`;
  return {
    'other prefixes': good().change(DOCUMENT, (xml) =>
      xml.replace(
        '<w:sectPr>',
        `<q:p xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><q:fldSimple q:instr="INCLUDEPICTURE &quot;${address}&quot;"/><q:r><q:pict><y:shape xmlns:y="urn:schemas-microsoft-com:vml" id="s" style="width:9pt;height:9pt"><y:imagedata src="${address}"/></y:shape></q:pict></q:r></q:p><w:sectPr>`,
      ),
    ),
    'a header by two names': good().add('word/Header1.xml', hostileHeader, `${WORD}.header+xml`),
    'a header of two types': good('', paragraph(fetched)).add(
      HEADER,
      hostileHeader,
      'application/octet-stream',
    ),
    'a name that climbs': good()
      .add('word/../evil.example.xml', hostileHeader, `${WORD}.header+xml`)
      .change('word/_rels/document.xml.rels', (xml) =>
        xml.replace('header1.xml', '../evil.example.xml'),
      ),
    'a schema’s place': good().change(DOCUMENT, (xml) =>
      xml.replace(
        '<w:document ',
        `<w:document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${address} ${address}" `,
      ),
    ),
  };
}
