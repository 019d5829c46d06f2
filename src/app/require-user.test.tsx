import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { RequireUser } from './require-user';

function Login() {
  const { state } = useLocation();
  return <p>login, from {JSON.stringify((state as { from: object } | null)?.from)}</p>;
}

function renderGuard(auth: Partial<Auth>) {
  const router = createMemoryRouter(
    [
      { path: '/upload/:id', element: <RequireUser>private</RequireUser> },
      { path: '/login', Component: Login },
    ],
    { initialEntries: ['/upload/7?page=2'] },
  );
  render(
    <AuthContext value={auth as Auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  );
}

const ADA = { id: 'ada' } as Auth['user'];

it('shows a spinner, and nothing private, while it is not known who is signed in @require-user-1', () => {
  renderGuard({ user: ADA, isLoading: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('private')).toBeNull();
});

it('sends a visitor to the login, which learns where from @require-user-2', () => {
  renderGuard({ user: null, isLoading: false });
  expect(screen.getByText(/^login, from/)).toHaveTextContent('"pathname":"/upload/7"');
  expect(screen.getByText(/^login, from/)).toHaveTextContent('"search":"?page=2"');
  expect(screen.queryByText('private')).toBeNull();
});

it('shows the screen once there is a user and loading is over @require-user-3', () => {
  renderGuard({ user: ADA, isLoading: false });
  expect(screen.getByText('private')).toBeVisible();
});
