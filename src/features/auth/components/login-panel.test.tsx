import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import type { Config } from '@/lib/config';
import { toast } from '@/components/ui/toast';
import { useConfig } from '@/lib/use-config';
import { requestMagicLink } from '../mutations';
import { LoginPanel } from './login-panel';

vi.mock('../mutations', () => ({ requestMagicLink: vi.fn() }));
vi.mock('@/components/ui/toast', () => ({ toast: { error: vi.fn(), neutral: vi.fn() } }));
vi.mock('@/lib/use-config', () => ({ useConfig: vi.fn(() => ({ mailbox: '/mailbox' })) }));
const request = vi.mocked(requestMagicLink);

beforeEach(() => {
  vi.clearAllMocks();
});

const signInWithCode = vi.fn<Auth['signInWithCode']>();
const WithAuth = ({ children }: { children: ReactNode }) => (
  <AuthContext value={{ signInWithCode } as Partial<Auth> as Auth}>{children}</AuthContext>
);

async function ask(email: string) {
  const user = userEvent.setup();
  render(<LoginPanel linkError={null} />, { wrapper: WithAuth });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send magic link' }));
  return user;
}

it('confirms, says where this copy keeps its mail, and goes back for another address @login-panel-1', async () => {
  request.mockResolvedValue(null);
  const user = await ask('ada@example.com');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus(),
  );
  expect(toast.neutral).toHaveBeenCalledWith(
    'Magic link sent!',
    'Check your email for the login link.',
  );
  expect(await screen.findByRole('link', { name: /\/mailbox$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try different email' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('shows the server’s message under Error and keeps the form @login-panel-2', async () => {
  request.mockResolvedValue('Too many requests');
  await ask('ada@example.com');
  expect(toast.error).toHaveBeenCalledWith('Error', 'Too many requests');
  expect(screen.getByLabelText('Email')).toBeVisible();
});

it.each(['{Enter}', 'nobody'])(
  'asks nothing for %s, and says why @login-panel-3',
  async (typed) => {
    await ask(typed);
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(request).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  },
);

it('says why a mailed link did not work', () => {
  render(<LoginPanel linkError="Email link is invalid or has expired" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Email link is invalid or has expired');
});

it('says where accounts are by invitation, and promises no mail', async () => {
  vi.mocked(useConfig).mockReturnValue({ mailbox: null, isByInvitation: true } as Config);
  request.mockResolvedValue(null);
  await ask('ada@example.com');
  expect(await screen.findByText(/may sign in here/)).toBeVisible();
  expect(screen.getByText(/Accounts here are by invitation/)).toBeVisible();
  expect(screen.queryByText(/is on its way to ada/)).toBe(null);
});

it('takes the code of the mail for the address that asked, and says why it did not work', async () => {
  request.mockResolvedValue(null);
  const user = await ask('ada@example.com');
  signInWithCode.mockResolvedValue('This code was used; ask for a new link.');
  await user.type(await screen.findByLabelText('Code from the mail'), '1234 5678');
  await user.click(screen.getByRole('button', { name: 'Sign in with the code' }));
  expect(signInWithCode).toHaveBeenCalledExactlyOnceWith('ada@example.com', '1234 5678');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code was used');
});
