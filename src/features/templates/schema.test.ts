import { expect, it } from 'vitest';
import { keptUnknown } from '@/document/template/template-file';
import { findMissingPlaceholders, nameOfFile, readLists, unknownAs, writtenList } from './schema';

it('takes from a stored row what it can read, and nothing else', () => {
  const unknown = [{ written: 'observation', suggestion: 'observations' }];
  expect(readLists({ found: ['title', 'gone', 7], unknown })).toEqual({
    found: ['title'],
    unknown,
  });
  expect(readLists({ found: {}, unknown: 'x' })).toEqual({ found: [], unknown: [] });
  const odd = readLists({ found: [], unknown: [{ written: 'x', suggestion: 'gone' }] });
  expect(odd.unknown).toEqual([{ written: 'x', suggestion: null }]);
});

it('names what a report is expected to have', () => {
  expect(findMissingPlaceholders([])).toEqual(['observations', 'discussion', 'recommendation']);
  expect(findMissingPlaceholders(['discussion', 'observations', 'title'])).toEqual([
    'recommendation',
  ]);
  expect(writtenList(['a', 'b', 'c'])).toBe('{{a}}, {{b}} and {{c}}');
});

it.each([
  ['observation', '{{observation}}'],
  ['foo (bar)', '{{foo (bar)}}'],
  ['summary (in a header, a footer or a note)', '{{summary}} (in a header, a footer or a note)'],
])('writes the unknown %s %s', (written, shown) => {
  expect(unknownAs({ written, suggestion: null })).toBe(shown);
});

it('keeps of the unknown ones what the table takes, however many and long', () => {
  const unknown = Array.from({ length: 500 }, () => ({
    written: '🏗'.repeat(300),
    suggestion: 'recommendation' as const,
  }));
  const kept = keptUnknown(unknown);
  // The table's bound in bytes; as JSON is written by it, with blanks.
  expect(Buffer.byteLength(JSON.stringify(kept, null, 1))).toBeLessThan(16_384);
  expect(kept[0]?.written).toBe('🏗'.repeat(80));
});

it.each([
  ['House style.docx', 'House style'],
  ['REPORT.DOTX', 'REPORT'],
  ['v1.2 final.docx', 'v1.2 final'],
  ['.docx', 'Word template'],
  [`${'🏗'.repeat(130)}.docx`, '🏗'.repeat(120)],
])('calls %s %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});
