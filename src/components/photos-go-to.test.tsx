import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthContext } from '@/lib/auth-context';
import { formatTimestamp } from '@/lib/format-timestamp';
import { waitFor } from '../../testing/wait-for';
import { PhotosGoTo } from './photos-go-to';

afterEach(() => vi.unstubAllGlobals());

const SINCE = '2026-11-24T09:00:00.000Z';
const auth = { session: { access_token: 'token' } } as never;

function show(answer: Response | Error) {
  const fetched = vi.fn(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetched);
  const { container } = render(
    <AuthContext value={auth}>
      <PhotosGoTo model="qwen" />
    </AuthContext>,
  );
  return { container, fetched };
}

const state = (photosGoTo: object | null) =>
  Response.json({ serves: 'qwen', isOperator: false, ask: [], photosGoTo });

it('says where photos go, and since when that was chosen', async () => {
  show(state({ server: 'models.example.com', since: SINCE }));
  expect(
    await screen.findByText(`Photos go to models.example.com, since ${formatTimestamp(SINCE)}.`),
  ).toBeInTheDocument();
});

it('says it without a time where the environment names the model', async () => {
  show(state({ server: 'api.openai.com', since: null }));
  expect(await screen.findByText('Photos go to api.openai.com.')).toBeInTheDocument();
});

it.each([
  ['photos that stay', state(null)],
  ['a hosted project', new Response('', { status: 404 })],
  ['no connection', new Error('offline')],
])('says nothing of %s', async (_, answer) => {
  const { container, fetched } = show(answer);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
});
