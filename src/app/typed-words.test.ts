import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Elements that show typed words: with their lines, and in the direction of their script. */
const SHOWS_TYPED = /<[a-z]+\b(?:(?!=>)[^<>])*(?:whitespace-pre-(?:line|wrap)|dir="auto")[^<>]*>/g;

/** A browser's translator would put other words in their place, which a person would take for their own. */
it('typed words are kept from translation', () => {
  const files = globSync('src/{app,components,features}/**/*.tsx').filter(
    (file) => !/\.(test|fixture)\.tsx$/.test(file),
  );
  const bare = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(SHOWS_TYPED) ?? [])
      .filter((tag) => !tag.includes('translate="no"'))
      .map((tag) => `${file}: ${tag}`),
  );
  expect(bare).toEqual([]);
});

it('finds where typed words are shown', () => {
  const text = readFileSync('src/features/observations/table/row-texts.tsx', 'utf8');
  expect(text.match(SHOWS_TYPED)).toHaveLength(1);
});
