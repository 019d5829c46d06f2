import { expect, it } from 'vitest';
import { templateFiles } from './template-files';

const ROW = {
  id: 'one',
  user_id: 'ada',
  name: 'House/style',
  content: 'UEsDBA==',
  sha256: '0'.repeat(64),
  found: ['title'],
  unknown: [],
  created_at: '2026-11-24T00:00:00Z',
};

it('is a file for each, and rows that name it', () => {
  const { files, rows } = templateFiles([ROW, { ...ROW, id: 'two', name: 'house style' }]);
  const content = Uint8Array.from([0x50, 0x4b, 3, 4]);
  expect(files).toEqual([
    { path: 'word templates/House style.docx', content },
    { path: 'word templates/house style (2).docx', content },
  ]);
  expect(rows.map(({ id, file }) => [id, file])).toEqual([
    ['one', 'word templates/House style.docx'],
    ['two', 'word templates/house style (2).docx'],
  ]);
  expect(rows[0]).not.toHaveProperty('content');
});
