import { expect, it } from 'vitest';
import { parseCsv } from './labelled-photos.ts';

it('reads quoted CSV fields', () => {
  expect(parseCsv('file,note\r\na.jpg,"one, ""two"""\r\n')).toEqual([
    { file: 'a.jpg', note: 'one, "two"' },
  ]);
});
