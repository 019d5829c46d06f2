import { WordFile } from '../../../../testing/attacks/cleaner/word-file';

const DOCUMENT = 'word/document.xml';

/** Changes a document's XML. */
export type Edit = (xml: string) => string;

export const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`;

const SPACES =
  ' xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

/** The file after an edit; the same bytes where it has nothing to edit. */
export function edited(word: Uint8Array, edit: Edit): Uint8Array {
  const file = new WordFile(word);
  const old = file.text(DOCUMENT);
  const changed = edit(old);
  if (changed === old) return word;
  const root = changed.slice(0, changed.indexOf('<w:body'));
  const missing = [...SPACES.matchAll(/ xmlns:\w+="[^"]*"/gu)]
    .map(([name]) => name)
    .filter((name) => !root.includes(`${name.split('=')[0]}=`));
  return file
    .change(DOCUMENT, () => changed.replace('<w:document', `<w:document${missing.join('')}`))
    .zip();
}

export const withFootnote = (word: Uint8Array): Uint8Array =>
  new WordFile(word)
    .change(DOCUMENT, (xml) =>
      xml.replace(
        /(>They follow the joints\.<\/w:t><\/w:r>)/u,
        '$1<w:r><w:footnoteReference w:id="7"/></w:r>',
      ),
    )
    .change('word/footnotes.xml', (xml) =>
      xml.replace(
        '</w:footnotes>',
        `<w:footnote w:id="7">${paragraph('Noted beneath')}</w:footnote></w:footnotes>`,
      ),
    )
    .zip();

export const withHeader = (word: Uint8Array): Uint8Array => {
  const file = new WordFile(word);
  const path = [...file.parts.keys()].find((name) => /footer\d\.xml$/u.test(name)) ?? '';
  return file
    .change(path, (xml) => xml.replace('</w:ftr>', `${paragraph('Draft for comment')}</w:ftr>`))
    .zip();
};
