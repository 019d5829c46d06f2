import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org';
const NAMES = `xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATIONS = `${OFFICE}/package/2006/relationships`;

export const text = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

interface TemplateParts {
  body?: string;
  header?: string;
  /** Of the document, as they are written. */
  relations?: string;
  /** None unless it is given. */
  footer?: string;
  styles?: string;
}

const STYLES =
  '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:rPr><w:color w:val="7A1F2B"/></w:rPr></w:style>';

/** A Word file by hand, as small as it may be, its style ids those of a Word that speaks German. */
export function makeTemplate({
  body = '',
  header = '',
  footer = '',
  relations = '',
  styles = STYLES,
}: TemplateParts) {
  const related = (kind: string, target: string) =>
    `<Relationship Id="${kind}" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${part('styles', 'styles')}${part('header1', 'header')}${footer && part('footer1', 'footer')}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}">${related('officeDocument', 'word/document.xml')}</Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}">${related('styles', 'styles.xml')}${related('header', 'header1.xml')}${footer && related('footer', 'footer1.xml')}${relations}</Relationships>`,
    ),
    'word/styles.xml': strToU8(`<w:styles ${NAMES}>${styles}</w:styles>`),
    'word/header1.xml': strToU8(`<w:hdr ${NAMES}>${header || '<w:p/>'}</w:hdr>`),
    ...(footer && { 'word/footer1.xml': strToU8(`<w:ftr ${NAMES}>${footer}</w:ftr>`) }),
    'word/document.xml': strToU8(
      `<w:document ${NAMES}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="header"/>${footer && '<w:footerReference w:type="default" r:id="footer"/>'}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
  });
}
