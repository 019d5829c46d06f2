import { beforeAll, describe, expect, it } from 'vitest';
import { hostileFields } from '../../../../testing/attacks/cleaner/hostile-pieces';
import { WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { exportWord, makeLargeSource } from '@/document/files/exported-report.fixture';
import { readDocument } from './read-document';
import { OF_RETURNED } from '../package/word-problem';

const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';
let exported: Uint8Array;
beforeAll(async () => {
  exported = await exportWord(makeLargeSource(4));
});

/** The file with a part under another name, its type and what leads to it with it. */
function renamed(path: string, to: string): Uint8Array {
  const file = new WordFile(exported);
  const name = (of: string) => of.slice(of.lastIndexOf('/') + 1);
  for (const own of [TYPES, '_rels/.rels', 'word/_rels/document.xml.rels'])
    file.change(own, (xml) => xml.replaceAll(`${name(path)}"`, `${name(to)}"`));
  if (path === DOCUMENT) file.rename('word/_rels/document.xml.rels', `word/_rels/${name(to)}.rels`);
  return file.rename(path, to).zip();
}

describe('the parts of a returned file', () => {
  it.each([
    [DOCUMENT, 'word/document.dat'],
    ['word/numbering.xml', 'word/lists.bin'],
    ['word/styles.xml', 'word/looks.xml'],
    ['docProps/custom.xml', 'docProps/own.bin'],
  ])('are found by their types and what leads to them: %s called %s', (path, to) => {
    expect(readDocument(renamed(path, to))).toEqual(readDocument(exported));
  });

  it('are none where nothing leads to them, whatever they are called', () => {
    const file = new WordFile(exported);
    const comments = '<w:comments xmlns:w="x"><w:comment/></w:comments>';
    expect(readDocument(file.add('word/comments.xml', comments).zip()).comments).toEqual([]);
  });

  it('are no document where their type says otherwise @returned-file-1', () => {
    const file = new WordFile(exported).change(TYPES, (xml) =>
      xml.replace('wordprocessingml.document.main', 'spreadsheetml.sheet.main'),
    );
    expect(() => readDocument(file.zip())).toThrow(OF_RETURNED.notWord);
  });
});

describe('what is taken out of a returned file', () => {
  it.each(Object.entries(hostileFields('http://evil.example/a.png')))(
    'is what it shows, and nothing of a field: %s @returned-file-2',
    (_, piece) => {
      const file = new WordFile(exported)
        .change(DOCUMENT, (xml) => xml.replace('</w:tc>', `<w:p>${piece}</w:p></w:tc>`))
        .relate(DOCUMENT, 'bad', 'image', 'http://evil.example/a.png')
        .add('word/evil.bin', 'evil.example', 'application/octet-stream');
      expect(JSON.stringify(readDocument(file.zip()))).not.toContain('evil.example');
    },
  );
});

describe('the names in a returned file', () => {
  const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const TRANSITIONAL =
    /http:\/\/schemas\.openxmlformats\.org\/(officeDocument|wordprocessingml|drawingml)\/2006\//gu;

  /** The file with every part of XML rewritten. */
  const rewritten = (change: (xml: string) => string) => {
    const file = new WordFile(exported);
    for (const path of file.parts.keys())
      if (/\.(?:xml|rels)$/u.test(path)) file.change(path, change);
    return file.zip();
  };

  it('are those of their namespaces, whatever prefix the file has for them', () => {
    const file = rewritten((xml) =>
      xml.includes(`xmlns:w="${WORD}"`)
        ? xml.replaceAll(/(?<=[<\s/])w:/gu, 'ns0:').replaceAll('xmlns:w=', 'xmlns:ns0=')
        : xml,
    );
    // Written by another program, it is not untouched any more.
    expect(readDocument(file)).toEqual({ ...readDocument(exported), isUntouched: false });
  });

  it('are Word’s in a “Strict Open XML Document” too', () => {
    const file = rewritten((xml) => xml.replaceAll(TRANSITIONAL, 'http://purl.oclc.org/ooxml/$1/'));
    // Written by another program, it is not untouched any more.
    expect(readDocument(file)).toEqual({ ...readDocument(exported), isUntouched: false });
  });
});
