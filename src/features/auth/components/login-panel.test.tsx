import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { requestMagicLink } from '../mutations';
import { LoginPanel } from './login-panel';

vi.mock('../mutations', () => ({ requestMagicLink: vi.fn() }));
vi.mock('@/components/ui/toast', () => ({ toast: { error: vi.fn(), neutral: vi.fn() } }));
vi.mock('@/lib/use-config', () => ({ useConfig: vi.fn(() => ({ mailbox: '/mailbox' })) }));
const request = vi.mocked(requestMagicLink);

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
