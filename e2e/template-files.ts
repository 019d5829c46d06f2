import { strToU8, zipSync } from 'fflate';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chosen = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  mimeType: DOCX,
  buffer: Buffer.from(bytes),
});

/** A Word file with a paragraph for each text; it hangs on a template at another address, as firms' files do. */
export function wordFile(name: string, paragraphs: string[]): ChosenFile {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="${TYPE}.settings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/settings" Target="settings.xml"/></Relationships>`,
    'word/_rels/settings.xml.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/attachedTemplate" Target="https://example.com/house.dotm" TargetMode="External"/></Relationships>`,
    'word/settings.xml': `<w:settings xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:attachedTemplate r:id="rId1"/></w:settings>`,
    'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return chosen(
    name,
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(head + xml)])),
    ),
  );
}

/** Begins as the files of Word 97 did, whatever it is called. */
export const oldWordFile = (name: string): ChosenFile =>
  chosen(name, Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]));
