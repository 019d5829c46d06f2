import { expect, it } from 'vitest';
import { isPlainView, readView, writeView } from './reports-view';

const parseView = (address: string) => readView(new URLSearchParams(address));

it('reads a view from the address and writes it back', () => {
  const address = 'q=Br%C3%BCcke&show=finished&sort=title&page=3';
  expect(parseView(address)).toEqual({
    words: 'Brücke',
    state: 'finished',
    order: 'title',
    page: 3,
  });
  expect(new URLSearchParams(writeView(parseView(address))).toString()).toBe(address);
});

it('says nothing in the address of what is as always', () => {
  expect(writeView(parseView(''))).toEqual({});
  expect(isPlainView(parseView('page=2&q=%20'))).toBe(true);
  expect(isPlainView(parseView('show=archived'))).toBe(false);
});

it('takes what it does not know for nothing said', () => {
  expect(parseView('show=toString&sort=user_id&page=-1')).toEqual(parseView(''));
});
