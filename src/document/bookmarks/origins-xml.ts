import type { WordOrigins } from '../model/word-origins';

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const IPTC_EXTENSION = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
/** The namespace of our elements. A change to the format needs a new number; additions may be missing. */
const OURS = 'urn:plumbline:word-origins:1';

/** The part's path in a Word file, and the document's relation to it. */
export const ORIGINS_PATH = 'customXml/item1.xml';
export const ORIGINS_RELATION =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);
const nameText = (text: number | string) => (typeof text === 'number' ? `row ${text}` : text);

/** Writes the origin of a report's words, as a part of a Word file. */
export function originsPart({ sourceType, texts, statement }: WordOrigins): string {
  const lines = texts.map(({ text, origin, sourceType: own, judged }) => {
    const type = own ? ` DigitalSourceType="${IPTC}${own}"` : '';
    const state = judged ? ` judged="${judged}"` : '';
    return `<text name="${nameText(text)}" origin="${origin}"${state}${type}/>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<origins xmlns="${OURS}" DigitalSourceType="${IPTC}${sourceType}">` +
    `${lines.join('')}<statement>${escaped(statement)}</statement></origins>`
  );
}

/** Writes the same as XMP for a PDF. */
export function originsXmp({ sourceType, texts, statement }: WordOrigins): string {
  const items = texts.map(({ text, origin, sourceType: own, judged }) => {
    const type = own
      ? `<Iptc4xmpExt:DigitalSourceType>${IPTC}${own}</Iptc4xmpExt:DigitalSourceType>`
      : '';
    const state = judged ? `<origins:judged>${judged}</origins:judged>` : '';
    return (
      '<rdf:li rdf:parseType="Resource">' +
      `<origins:name>${nameText(text)}</origins:name><origins:origin>${origin}</origins:origin>${state}${type}</rdf:li>`
    );
  });
  return (
    `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${IPTC_EXTENSION}" xmlns:origins="${OURS}">` +
    `<Iptc4xmpExt:DigitalSourceType>${IPTC}${sourceType}</Iptc4xmpExt:DigitalSourceType>` +
    `<origins:texts><rdf:Seq>${items.join('')}</rdf:Seq></origins:texts>` +
    `<origins:statement>${escaped(statement)}</origins:statement></rdf:Description>`
  );
}
