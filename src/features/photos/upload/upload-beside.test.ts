import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { file, setUp } from './upload-queue.fixture';
import { waitFor } from '../../../../testing/wait-for.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('places photos of a finding behind its last, in their order, also after a reload', async () => {
  const { fake, queue, build } = setUp();
  await queue.add([file('a'), file('b')]);
  const [first] = fake.rows.map(({ id }) => id);
  fake.isUp = false;
  void queue.add([file('y'), file('x')], first);
  await waitFor(() => {
    const states = queue.getSnapshot().uploads.map(({ state }) => state);
    expect(states).toEqual(['waiting', 'waiting']);
  });
  queue.stop();
  fake.isUp = true;
  const again = build();
  await again.resume();
  await waitFor(() => {
    expect(fake.rows).toHaveLength(4);
  });
  again.stop();
  const inOrder = fake.rows.toSorted((one, other) => one.position - other.position);
  expect(inOrder.map(({ hash, findingId }) => [hash, findingId])).toEqual([
    ['a', undefined],
    ['x', first],
    ['y', first],
    ['b', undefined],
  ]);
});
