import { expect, it } from 'vitest';
import { assertFileSize, checkFile } from './check-file';

const text = (content: string) => new TextEncoder().encode(content);

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<svg/>',
  `<!-- ${'made by a program '.repeat(100)} --><!DOCTYPE svg PUBLIC "x" "y"><svg >`,
])('knows a drawing by its words: %s', (content) => {
  expect(checkFile(text(content))).toBe('SVG');
});

it.each([
  ['', 'The file is empty.'],
  ['<!doctype html><svg></svg>', 'It is a'],
  ['Dear Sir or Madam', 'It is a text file. Choose a PNG, a JPG or an SVG.'],
  ['%PDF-1.7', 'It is a PDF document.'],
])('says what a file is instead: %j', (content, sentence) => {
  expect(() => checkFile(text(content))).toThrow(sentence);
});

it('says how large a file may be', () => {
  expect(() => checkFile(text(`<svg>${' '.repeat(2 * 1024 * 1024)}</svg>`))).toThrow(
    'The file has 2.0 MB; a drawing may have 2 MB.',
  );
  expect(() => {
    assertFileSize(5 * 1024 ** 3);
  }).toThrow('The file has 5120.0 MB; a picture may have 20 MB.');
});

it('refuses a picture by its header, before it is decoded @check-file-1', () => {
  const header = [0x49, 0x48, 0x44, 0x52, 0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 0, 0, 0, 0];
  const bomb = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...header];
  expect(() => checkFile(Uint8Array.from([...bomb, 0, 0, 0, 0]))).toThrow(
    'It measures 16384 x 16384 pixels; at most 40 megapixels',
  );
});
