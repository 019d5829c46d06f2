import { describe, expect, it } from 'vitest';
import { WordFile } from '../../../../testing/attacks/cleaner/word-file';
import type { Arrangement } from '@/document/model/report-layout';
import { exportWord, makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { commentTexts } from './comment-text';
import type { WordChange } from './word-change';

const DOCUMENT = 'word/document.xml';
const rowIds = [1, 2, 3, 4].map(rowId);

/** The file with a comment around each of some words, by A. Mason but for the last. */
async function withComments(words: string[], arrangement: Arrangement = 'table') {
  const source = makeLargeSource(4);
  const exported = await exportWord({
    ...source,
    report: { ...source.report, layout: { arrangement } },
  });
  const file = new WordFile(exported).change(DOCUMENT, (xml) =>
    words.reduce((text, one, id) => {
      const run = new RegExp(`<w:r>(?:(?!</w:r>).)*${one}(?:(?!</w:r>).)*</w:r>`, 'su');
      expect(text).toMatch(run);
      const [start, end] = ['Start', 'End'].map((side) => `<w:commentRange${side} w:id="${id}"/>`);
      return text.replace(run, (found) => `${start}${found}${end}`);
    }, xml),
  );
  const comments = words.map((one, id) => {
    const author = id === words.length - 1 ? '' : 'A. Mason';
    return `<w:comment w:id="${id}" w:author="${author}" w:date="2026-11-20T10:05:00Z"><w:p><w:r><w:t>On ${one}</w:t></w:r></w:p><w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:r><w:t>sure?</w:t></w:r></w:p></w:comment>`;
  });
  const part = `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${comments.join('')}</w:comments>`;
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
  file.add('word/remarks.xml', part, type);
  return readDocument(file.relate(DOCUMENT, 'own', 'comments', 'remarks.xml', false).zip());
}

const changed = (key: string): WordChange => ({ key, kind: 'deleted', rowId: rowId(2) });

describe('a comment in Word', () => {
  it('says who made it, when, and at which text', async () => {
    const reading = await withComments([
      'Crack 2 runs',
      'Level 3, grid C',
      'They follow',
      'Read it',
    ]);
    const { others, beside } = commentTexts(reading, [], rowIds);
    expect(others).toEqual([
      'A. Mason commented on Photo 2 · Defect (20 Nov 2026, 10:05): On Crack 2 runs\nsure?',
      'A. Mason commented on Photo 3 · Location (20 Nov 2026, 10:05): On Level 3, grid C\nsure?',
      'A. Mason commented on Discussion (20 Nov 2026, 10:05): On They follow\nsure?',
      'Somebody commented on Photo 1 · Recommendation (20 Nov 2026, 10:05): On Read it\nsure?',
    ]);
    expect(beside.size).toBe(0);
  });

  it('stands beside the change of the text that it was made on', async () => {
    const reading = await withComments(['Crack 2 runs', 'They follow']);
    const { others, beside } = commentTexts(reading, [changed(`${rowId(2)} defect`)], rowIds);
    expect([...beside.keys()]).toEqual([`${rowId(2)} defect`]);
    expect(others).toHaveLength(1);
  });

  it('is found on a page of a defect, its photo’s caption included', async () => {
    const reading = await withComments(['Crack 2 runs', 'inspection_photos'], 'defects');
    expect(commentTexts(reading, [], rowIds).others).toEqual([
      expect.stringContaining('on Photo 2 · Defect') as string,
      expect.stringContaining('on Photo 1 (') as string,
    ]);
  });

  it('is told though it stands at nothing that comes back', async () => {
    const reading = await withComments(['Early access']);
    expect(commentTexts(reading, [], rowIds).others).toEqual([
      'Somebody commented (20 Nov 2026, 10:05): On Early access\nsure?',
    ]);
  });
});
