import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { joinWaitlist } from '../mutations';
import { SignUp } from './sign-up';

vi.mock('../mutations', () => ({ joinWaitlist: vi.fn() }));
vi.mock('@/components/ui/toast', () => ({ toast: { error: vi.fn(), neutral: vi.fn() } }));
const join = vi.mocked(joinWaitlist);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function submit(email: string, source?: string) {
  const user = userEvent.setup();
  render(<SignUp />);
  await user.type(screen.getByLabelText('Email'), email);
  if (source) await user.selectOptions(screen.getByRole('combobox'), source);
  await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
}

it('refuses an address that is none, and sends nothing', async () => {
  await submit('nobody');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(join).not.toHaveBeenCalled();
});

it('reads Submitting... while busy, then thanks @sign-up-form-1', async () => {
  let finish = () => {};
  join.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await submit('ada@example.com', 'Industry Event');
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  finish();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus());
  expect(join).toHaveBeenCalledWith({
    email: 'ada@example.com',
    referral_source: 'Industry Event',
  });
  expect(toast.neutral).toHaveBeenCalledWith('Pre-signup successful!');
});
