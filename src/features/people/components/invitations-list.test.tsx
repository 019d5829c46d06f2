import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invitationsQuery } from '../queries';
import { InvitationsList } from './invitations-list';

it('counts all invitations, shows fifty at once, and leads to the last', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const invitations = Array.from({ length: 1234 }, (_, index) => ({
    address: `person-${String(index + 1)}@example.com`,
    invited_at: '2026-11-27T08:00:00Z',
    invited_by: null,
    has_account: index < 3,
  }));
  client.setQueryData(invitationsQuery().queryKey, invitations);
  render(
    <QueryClientProvider client={client}>
      <InvitationsList />
    </QueryClientProvider>,
  );
  screen.getByText('1231 not used yet, 3 used. Page 1 of 25.');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  for (let page = 1; page < 25; page += 1)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(34);
  expect(screen.getAllByText('Used')).toHaveLength(3);
});
