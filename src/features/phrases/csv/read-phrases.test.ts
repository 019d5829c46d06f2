import { expect, it } from 'vitest';
import { readPhrases } from './read-phrases';

const read = async (...parts: BlobPart[]) => (await readPhrases(new Blob(parts))).phrases;

it('takes a column for each field, in any order, blank cells left out', async () => {
  expect(
    await read('Recommendation;Note;Defect\r\nMonitor.;x;"Crack; 0.3 mm"\r\n;;Damp staining\r\n'),
  ).toEqual([
    { field: 'recommendation', text: 'Monitor.' },
    { field: 'defect', text: 'Crack; 0.3 mm' },
    { field: 'defect', text: 'Damp staining' },
  ]);
});

it('takes lines that say their field, and none for a field that there is not', async () => {
  expect(await read('﻿field,text\nelement,Quay wall\nphoto,x\n')).toEqual([
    { field: 'element', text: 'Quay wall' },
  ]);
});

it('takes a plain list for defects', async () => {
  expect(await read('Crack\nSpalling, deep\n')).toEqual([
    { field: 'defect', text: 'Crack' },
    { field: 'defect', text: 'Spalling' },
  ]);
});

it('reads what Windows wrote before UTF-8', async () => {
  expect(await read('element\nFa', new Uint8Array([0xe7]), 'ade\n')).toEqual([
    { field: 'element', text: 'Façade' },
  ]);
});

it('counts what is too long to be a phrase', async () => {
  expect(await readPhrases(new Blob([`defect\n${'x'.repeat(1001)}\nCrack\n`]))).toEqual({
    phrases: [{ field: 'defect', text: 'Crack' }],
    tooLong: 1,
  });
});
