import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LEAVES_UNASKED } from '@/lib/leaves-unasked';
import { LeaveGuard } from './leave-guard';

function renderAt(isDirty: boolean, onLeave = vi.fn()) {
  const router = createMemoryRouter(
    [
      {
        path: '/style',
        element: (
          <>
            <LeaveGuard when={isDirty} onLeave={onLeave} />
            <Link to="/reports">Dashboard</Link>
            <Link to="/" state={LEAVES_UNASKED}>
              Sign out
            </Link>
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/style'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), onLeave };
}

it('lets go at once when nothing is unsaved', async () => {
  const { user } = renderAt(false);
  await user.click(screen.getByText('Dashboard'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('asks, and stays where it is told to', async () => {
  const { user, onLeave } = renderAt(true);
  await user.click(screen.getByText('Dashboard'));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
});

it('asks, then leaves and gives the draft up', async () => {
  const { user, onLeave } = renderAt(true);
  await user.click(screen.getByText('Dashboard'));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(onLeave).toHaveBeenCalledOnce();
});

it('does not hold up signing out', async () => {
  const { user } = renderAt(true);
  await user.click(screen.getByText('Sign out'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

it('has the browser ask before the tab closes, only while something is unsaved', () => {
  renderAt(true);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
