import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { reloadConfig } from '@/lib/config';
import type { FoundModels, ModelState } from '@/lib/host-model';
import { AnalystNotice } from '../analyst-notice';
import { toast } from '../ui/toast';

const OLLAMA = {
  name: 'Ollama',
  url: 'http://127.0.0.1:11434/v1',
  provider: 'ollama',
  models: ['llama3', 'qwen3-vl:8b'],
  canSee: ['qwen3-vl:8b'],
};
const FOUND: FoundModels = {
  servers: [OLLAMA],
  recommended: { use: { url: OLLAMA.url, model: 'qwen3-vl:8b' }, fetch: null, memory: 24e9 },
};
const TRIAL = {
  element: 'Brick wall',
  defect: 'Stepped crack',
  seconds: 4.21,
  form: 'schema',
  inputTokens: 1650,
  outputTokens: 120,
  advice: [],
};
const OPERATOR: ModelState = {
  serves: 'builtin',
  isFixed: false,
  isOperator: true,
  choice: null,
  ask: [],
  photosGoTo: null,
};

/** The host's answers by method and path. Other paths answer with a page, as on a host without these routes. */
let answers: Record<string, () => Response | Promise<Response>>;
let analyst: string;
const ask = vi.fn<typeof fetch>((input, init) => {
  const answer = answers[`${init?.method ?? 'GET'} ${String(input as string)}`];
  return Promise.resolve(answer ? answer() : new Response('<!doctype html>'));
});

const said = vi.spyOn(toast, 'neutral').mockReturnValue();

beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  analyst = 'builtin';
  answers = {
    'GET /config.json': () =>
      Response.json({
        supabaseUrl: 'http://127.0.0.1:3000',
        publishableKey: 'key',
        mailbox: null,
        analyst,
        analystIsChosen: analyst !== 'builtin',
      }),
    'GET /model': () => Response.json(OPERATOR),
    'GET /model/servers': () => Response.json(FOUND),
    'GET /model/download': () => Response.json({ download: null }),
  };
});

async function open(name = 'Connect a model') {
  await reloadConfig();
  render(
    <AuthContext value={{ session: { access_token: 'token' } } as Auth}>
      <AnalystNotice />
    </AuthContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

it('asks nothing of the machine until it is opened', async () => {
  await reloadConfig();
  render(<AnalystNotice />);
  expect(await screen.findByText(/^Without a model, only photo quality is checked/)).toBeVisible();
  expect(ask).toHaveBeenCalledExactlyOnceWith('/config.json');
});

it('has a found model serve in two presses, and says what the trial took', async () => {
  answers['POST /model'] = () => {
    analyst = 'qwen3-vl:8b';
    return Response.json({ success: true, trial: TRIAL });
  };
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use qwen3-vl:8b' }));
  expect(
    await screen.findByText(/^qwen3-vl:8b proposes element, defect and recommendation/),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said).toHaveBeenCalledWith(
    'qwen3-vl:8b describes photos from the next one on',
    'The drawn photo took 4.2 s, 1650 tokens in and 120 out; its answers are held to their form.',
  );
  expect(ask).toHaveBeenCalledWith('/model', {
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: JSON.stringify({ provider: 'ollama', model: 'qwen3-vl:8b', baseUrl: OLLAMA.url }),
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it('keeps what serves where the trial gives no row, and says what to do', async () => {
  answers['POST /model'] = () =>
    Response.json({ success: false, error: 'The model cannot see photos. Choose one that can.' });
  const dialog = await open();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use qwen3-vl:8b' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The model cannot see photos. Choose one that can. Nothing was changed.',
  );
});

it('offers a download that fits where no model sees, and follows it', async () => {
  let download: object | null = null;
  const found = (canSee: string[]): FoundModels => ({
    servers: [{ ...OLLAMA, canSee }],
    recommended: {
      use: canSee[0] ? { url: OLLAMA.url, model: canSee[0] } : null,
      fetch: canSee[0] ? null : { model: 'qwen3-vl:4b', bytes: 3.3e9 },
      memory: 8.2e9,
    },
  });
  let seeing: string[] = [];
  answers['GET /model/servers'] = () => Response.json(found(seeing));
  answers['GET /model/download'] = () => Response.json({ download });
  const running = { model: 'qwen3-vl:4b', state: 'running', done: 1e9, total: 3.3e9, reason: '' };
  answers['POST /model/download'] = () => Response.json({ download: (download = running) });
  const dialog = await open();
  expect(await within(dialog).findByText(/none of its models reads pictures/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download qwen3-vl:4b' }));
  expect(await within(dialog).findByText(/1\.0 GB of 3\.3 GB/)).toBeVisible();
  expect(within(dialog).getByRole('progressbar')).toBeVisible();
  seeing = ['qwen3-vl:4b'];
  download = { ...running, state: 'done', done: 3.3e9 };
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: 'Use qwen3-vl:4b' })).toBeVisible();
  });
});

it('takes a provider and a key, and asks for a key once', async () => {
  answers['POST /model'] = () => Response.json({ success: true, trial: TRIAL });
  answers['GET /model'] = () =>
    Response.json({
      ...OPERATOR,
      serves: 'gpt-x',
      choice: { provider: 'openai', model: 'gpt-x', hasKey: true },
    });
  analyst = 'gpt-x';
  const dialog = await open('Change the model');
  expect(await within(dialog).findByText('gpt-x serves now.')).toBeVisible();
  const key = within(dialog).getByLabelText('Key');
  expect(key).not.toBeRequired();
  await userEvent.selectOptions(within(dialog).getByLabelText('Provider'), 'Anthropic');
  expect(key).toBeRequired();
  await userEvent.clear(within(dialog).getByLabelText('Model'));
  await userEvent.type(within(dialog).getByLabelText('Model'), 'claude-x');
  await userEvent.type(key, 'sk-pasted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try and use it' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [, sent] = ask.mock.calls.find(([, init]) => init?.method === 'POST') ?? [];
  expect(sent?.body).toBe('{"provider":"anthropic","model":"claude-x","apiKey":"sk-pasted"}');
});

it('goes back to the built-in analyst', async () => {
  analyst = 'gpt-x';
  answers['GET /model'] = () =>
    Response.json({ ...OPERATOR, serves: 'gpt-x', choice: { provider: 'openai', model: 'gpt-x' } });
  answers['DELETE /model'] = () => {
    analyst = 'builtin';
    return new Response(null, { status: 204 });
  };
  const dialog = await open('Change the model');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Stop using it' }));
  expect(await screen.findByText(/^Without a model/)).toBeVisible();
});

it.each([
  ['an inspector, whom to ask', { isOperator: false, ask: ['chief@example.com'] }, /ask chief@/],
  ['an inspector, where nobody is known', { isOperator: false }, /npm run operator/],
  ['that the environment wins', { isFixed: true }, /is set in the environment/],
])('tells %s', async (_, state, said) => {
  answers['GET /model'] = () => Response.json({ ...OPERATOR, ...state });
  const dialog = await open();
  expect(await within(dialog).findByText(said)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Use / })).toBeNull();
});

it('tells what to set where the backend has no such place, as a hosted project has not', async () => {
  delete answers['GET /model'];
  const dialog = await open();
  expect(await within(dialog).findByText(/supabase secrets set AI_PROVIDER/)).toBeVisible();
});
