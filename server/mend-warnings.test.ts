import { EventEmitter } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import './backend.ts';
import { mendWarnings } from './mend-warnings.ts';
import { waitFor } from '../testing/wait-for.ts';

const { emitWarning } = process;
afterAll(() => {
  process.emitWarning = emitWarning;
});

/** A leak as Node notices it: one listener more than an emitter is to have. */
function leak(): void {
  const emitter = new EventEmitter();
  for (let count = 0; count < 11; count++) emitter.on('anything', () => undefined);
}

it('lets warnings of Node be given, which with the library alone are thrown', async () => {
  expect(leak).toThrow('includes is not a function');
  mendWarnings();
  const heard = vi.fn();
  process.once('warning', heard);
  expect(leak).not.toThrow();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.lastCall?.[0]).toMatchObject({ name: 'MaxListenersExceededWarning' });
});
