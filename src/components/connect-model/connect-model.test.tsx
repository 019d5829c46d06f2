import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { loadConfig } from '@/lib/config';
import { AnalystNotice } from './analyst-notice';

vi.mock('@/lib/config', () => ({ loadConfig: vi.fn() }));

const ask = vi.fn<typeof fetch>();
const OLLAMA = {
  name: 'Ollama',
  url: 'http://127.0.0.1:11434/v1',
  provider: 'ollama',
  models: ['llama3', 'llava'],
  canSee: ['llava'],
};

function open(analyst: string) {
  const analystCapabilities = { describesPhotos: analyst !== 'builtin' };
  vi.mocked(loadConfig).mockResolvedValue({ analyst, analystCapabilities } as Awaited<
    ReturnType<typeof loadConfig>
  >);
  render(
    <AuthContext value={{ session: { access_token: 'token' } } as Auth}>
      <AnalystNotice />
    </AuthContext>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', ask);
});

it('says what the built-in analyst does, and asks for local servers only when the dialog opens', async () => {
  ask.mockResolvedValue(Response.json({ servers: [OLLAMA] }));
  open('builtin');
  expect(await screen.findByText(/^Built-in analyst: says when a photo is too dark/)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Connect a model' }));
  expect(screen.getByRole('dialog', { name: 'Connect a model' })).toHaveTextContent('AI_PROVIDER');
  expect(await screen.findByText('Ollama answers on this machine')).toBeVisible();
  expect(screen.getByText(/AI_PROVIDER=ollama\s+AI_MODEL=llava/)).toBeVisible();
  expect(screen.getByText('These of its models read pictures: llava.')).toBeVisible();
  expect(ask).toHaveBeenCalledExactlyOnceWith('/local-models', {
    headers: { authorization: 'Bearer token' },
  });
});

it.each([
  ['is no such address', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is an odd answer', () => Promise.resolve(Response.json({ servers: [1, null] }))],
  ['is nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says what to set, and nothing else, where there %s', async (_, answer) => {
  ask.mockImplementation(answer);
  open('builtin');
  await userEvent.click(await screen.findByRole('button', { name: 'Connect a model' }));
  expect(await screen.findByText(/AI_BASE_URL=/)).toBeVisible();
  expect(screen.queryByText(/answers on this machine/)).toBeNull();
});

it('names the model where one serves, and offers no other', async () => {
  open('gpt-x');
  expect(await screen.findByText('Analysed by gpt-x. Check every row.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
