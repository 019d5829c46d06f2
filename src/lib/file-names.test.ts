import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNames, safeName } from './file-names';

it.each([
  ['Harbour Road car park', 'Harbour Road car park'],
  ['Block A/B: "east" <wing>?', 'Block A B east wing'],
  ['..\\..\\etc/passwd', 'etc passwd'],
  ['  Roof\n\tand\u0000gutter. . ', 'Roof and gutter'],
  ['.hidden', 'hidden'],
  ['con', '_con'],
  ['COM1.txt', '_COM1.txt'],
  ['Brücke über die Straße 裂缝', 'Brücke über die Straße 裂缝'],
  ['u\u0308ber', 'über'],
  ['half \ud83d a pair', 'half a pair'],
  ['/', 'Report'],
  ['...', 'Report'],
  ['', 'Report'],
])('names %j %j', (title, name) => {
  expect(safeName(title, 'Report')).toBe(name);
});

it('gives names that every file system takes, whatever the title', () => {
  const titles = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(
      fc.oneof(titles, fc.string({ unit: fc.constantFrom(...'./\\ aC:oN\ud83d🧱') })),
      (title) => {
        const name = safeName(title, 'Report');
        expect(name).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u);
        expect(name).not.toMatch(/^[\s.]|[\s.]$|^$/u);
        expect(name).not.toMatch(/\p{Surrogate}/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(250);
      },
    ),
  );
});

it('gives no name twice, in any case of its letters', () => {
  const unique = createNames();
  const titles = ['Roof', 'roof', 'Roof (2)', 'Roof', 'Block 1.2', 'BLOCK 1.2'];
  expect(titles.map((title) => unique(title))).toEqual([
    'Roof',
    'roof (2)',
    'Roof (2) (2)',
    'Roof (3)',
    'Block 1.2',
    'BLOCK 1.2 (2)',
  ]);
  expect(['a', 'A'].map((name) => unique(name, '.jpg'))).toEqual(['a.jpg', 'A (2).jpg']);
});
