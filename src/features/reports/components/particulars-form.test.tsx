import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeReport } from '../../../../testing/app/rows';
import { ParticularsForm } from './particulars-form';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const update = vi.fn<(call: TableCall) => unknown>();

beforeEach(() => {
  update.mockReset();
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { reports: update } }));
});

function renderForm() {
  const element = <ParticularsForm report={makeReport()} />;
  render(
    <SignedIn>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SignedIn>,
  );
  const field = (name: string) => screen.getByLabelText(name);
  return { user: userEvent.setup(), field };
}

it('keeps what is typed while a save is under way, and saves that next', async () => {
  const { user, field } = renderForm();
  let arrive = (_: object) => {};
  update.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await user.type(field('Site address'), 'Harbour Street');
  await user.click(screen.getByRole('button', { name: 'Save particulars' }));
  await user.type(field('Reference'), '2026-118');
  await user.type(field('Site address'), ' 14');
  arrive({ id: 'report' });
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalledWith('Report details saved');
  });
  expect(field('Reference')).toHaveValue('2026-118');
  expect(field('Site address')).toHaveValue('Harbour Street 14');
  update.mockReturnValue({ id: 'report' });
  await user.click(screen.getByRole('button', { name: 'Save particulars' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
  expect(update.mock.calls.map(([{ row }]) => row)).toEqual([
    { site_address: 'Harbour Street' },
    { site_address: 'Harbour Street 14', reference: '2026-118' },
  ]);
});

it('says under its field what is too long, and saves nothing', async () => {
  const { user, field } = renderForm();
  await user.click(field('Revision'));
  await user.paste('x'.repeat(51));
  await user.click(screen.getByRole('button', { name: 'Save particulars' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^1 character too many$/);
  expect(update).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field('Revision')).toHaveValue('');
});
