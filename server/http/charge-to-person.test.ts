import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { currentScope } from '../database/request-scope.ts';
import { chargeToPerson } from './charge-to-person.ts';

const host = new Hono<{ Bindings: HttpBindings }>();
host.use(
  chargeToPerson(
    { findCaller: (request) => Promise.resolve(request.headers.get('authorization')) },
    false,
  ),
);
host.get('/', (c) => c.text(currentScope().person));

it('counts for whom a token names, else for the visitor @charge-1', async () => {
  const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const whom = async (headers: Record<string, string>, env: object = socket) =>
    (await host.request('/', { headers }, env)).text();
  expect(await whom({ authorization: 'ada' })).toBe('ada');
  expect(await whom({})).toBe('visitor 203.0.113.7');
  expect(await whom({ authorization: 'ada' }, {})).toBe('ada');
  // A function's own question without a token: the host's.
  expect(await whom({}, {})).toBe('host');
});
