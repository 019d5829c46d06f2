import { expect, it } from 'vitest';
import { withTemplateFiles } from './template-files';

const ROW = {
  id: 'one',
  user_id: 'ada',
  name: 'House/style',
  sha256: '0'.repeat(64),
  found: ['title'],
  unknown: [],
  created_at: '2026-11-24T00:00:00Z',
};

it('names a file for each, and none twice', () => {
  const rows = withTemplateFiles([ROW, { ...ROW, id: 'two', name: 'house style' }]);
  expect(rows.map(({ id, file }) => [id, file])).toEqual([
    ['one', 'word templates/House style.docx'],
    ['two', 'word templates/house style (2).docx'],
  ]);
});
