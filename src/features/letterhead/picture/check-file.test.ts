import { expect, it } from 'vitest';
import { judgePicture } from '@/lib/pictures/door/picture-door';
import { FIRM_DOOR, isDrawing } from './check-file';

const bytes = (content: string) => new TextEncoder().encode(content);

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<svg/>',
  `<!-- ${'made by a program '.repeat(100)} --><!DOCTYPE svg PUBLIC "x" "y"><svg >`,
])('knows a drawing by its words: %s', async (content) => {
  expect(await isDrawing(new Blob([content]))).toBe(true);
});

it.each([
  ['<!doctype html><svg></svg>', 'It is a'],
  ['Dear Sir or Madam', 'It is a text file. Choose a PNG, a JPG or an SVG.'],
  ['%PDF-1.7', 'It is a PDF document.'],
  ['GIF89a', 'It is a GIF picture. Choose a PNG, a JPG or an SVG.'],
])('says what a file is instead: %j', async (content, sentence) => {
  expect(await isDrawing(new Blob([content]))).toBe(false);
  await expect(judgePicture(bytes(content), FIRM_DOOR)).rejects.toThrow(sentence);
});

it('says how large a file may be', async () => {
  const drawing = new Blob([`<svg>${' '.repeat(2 * 1024 * 1024)}</svg>`]);
  await expect(isDrawing(drawing)).rejects.toThrow('The file has 2.0 MB; a drawing may have 2 MB.');
  const scan = new Blob([new Uint8Array(21 * 1024 * 1024)]);
  await expect(isDrawing(scan)).rejects.toThrow('The file has 21.0 MB; a picture may have 20 MB.');
  await expect(isDrawing(new Blob([]))).rejects.toThrow('The file is empty.');
});

it('refuses a picture by its header, before it is decoded @check-file-1', async () => {
  const header = [0x49, 0x48, 0x44, 0x52, 0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 0, 0, 0, 0];
  const bomb = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...header];
  await expect(judgePicture(Uint8Array.from([...bomb, 0, 0, 0, 0]), FIRM_DOOR)).rejects.toThrow(
    'It measures 16384 x 16384 pixels; at most 40 megapixels',
  );
});
