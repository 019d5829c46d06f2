import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeBookmark, type BookmarkKind } from '@/document/bookmarks/bookmark-name';
import { readDocument } from './read-document';
import { OF_RETURNED } from '../package/word-problem';

const REPORT = '0197a5f2-0000-7000-8000-000000000001';
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const bookmark = (kind: BookmarkKind, id = REPORT) =>
  `<w:bookmarkStart w:name="${encodeBookmark({ kind, id, hash: '00000000' }) ?? ''}"/>`;
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const run = (inner: string) => `<w:r>${inner}</w:r>`;
const field = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);

/** The discussion of a document of these blocks, or the sentence that refuses it. */
function readDiscussion(blocks: string): string {
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${p(bookmark('discussion'))}${blocks}</w:body></w:document>`;
  try {
    const file = zipSync({ 'word/document.xml': strToU8(document) }, { level: 0 });
    return readDocument(file).texts.discussion?.text ?? '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a document that costs more than it may', () => {
  it('gets no memory for a photo that no report has @costly-documents-1', () => {
    const link = `<w:hyperlink w:anchor="photo_4294967296">${run('<w:t>Photo 4</w:t>')}</w:hyperlink>`;
    const reference = `${field('begin')}${run('<w:instrText>REF photo_4294967296_number</w:instrText>')}${field('separate')}${run('<w:t>gone</w:t>')}${field('end')}`;
    expect(readDiscussion(p(link) + p(reference))).toBe('Photo 4\ngone');
  });

  it.each<[string, string, string]>([
    [
      'a text longer than any report’s',
      p(run(`<w:t>${'a'.repeat(50_001)}</w:t>`)),
      OF_RETURNED.tooLarge,
    ],
    [
      'the same text for many marks',
      p(
        many(200, (index) =>
          bookmark('element', REPORT.slice(0, -3) + String(index).padStart(3, '0')),
        ) + run(`<w:t>${'a'.repeat(49_000)}</w:t>`),
      ),
      OF_RETURNED.tooLarge,
    ],
    [
      'marks of more rows than a report has',
      p(many(20_001, () => bookmark('element'))),
      OF_RETURNED.tooLarge,
    ],
    [
      'a table of one wide and many narrow rows',
      `<w:tbl><w:tr>${many(200, () => '<w:tc/>')}</w:tr>${many(200, () => '<w:tr/>')}</w:tbl>`,
      OF_RETURNED.tooLarge,
    ],
    [
      'an element of a thousand attributes',
      `<a ${many(1001, (index) => `a${index}="" `)}/>`,
      OF_RETURNED.tooLarge,
    ],
    ['fields within fields', p(many(50, () => field('begin'))), 'damaged'],
  ])('is refused: %s @costly-documents-2', (_, blocks, sentence) => {
    expect(readDiscussion(blocks)).toContain(sentence);
  });

  it('keeps the cells that a row has, and adds no more than Word can show', () => {
    const wide = '<w:tc><w:tcPr><w:gridSpan w:val="64"/></w:tcPr><w:p/></w:tc>';
    const row = `<w:tr>${wide}${many(70, () => `<w:tc>${p(run('<w:t>a</w:t>'))}</w:tc>`)}</w:tr>`;
    expect(readDiscussion(`<w:tbl>${row}</w:tbl>`).split('\n')).toHaveLength(70);
  });
});
