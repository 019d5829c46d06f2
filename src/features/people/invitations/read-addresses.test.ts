import { expect, it } from 'vitest';
import { readAddresses } from './read-addresses';

it.each([
  ['', []],
  [' Ann@Example.com ', ['ann@example.com']],
  ['a@x.com, b@x.com;c@x.com\nd@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']],
  ['a@x.com b@x.com\ta@x.com', ['a@x.com', 'b@x.com']],
  ['"Mason, Ann" <ann@x.com>, Bob <b@x.com>', ['ann@x.com', 'b@x.com']],
  ['nobody', ['nobody']],
  ['Ann <ann@Bücher.example>', ['ann@xn--bcher-kva.example']],
  ['ann@bü/x.example', ['ann@bü/x.example']],
])('reads %j', (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
