import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { StructureField } from './structure-field';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const update = vi.fn<(call: TableCall) => unknown>();

beforeEach(() => {
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { reports: update } }));
});

function renderField(structure: string) {
  render(
    <SignedIn>
      <StructureField report={{ id: 'report', structure }} />
    </SignedIn>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('What is inspected?') };
}

it('saves what is typed once it is left', async () => {
  update.mockReturnValue({ id: 'report' });
  const { user, field } = renderField('');
  await user.type(field, ' Weir ');
  expect(update).not.toHaveBeenCalled();
  await user.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(update.mock.calls).toMatchObject([[{ verb: 'update', row: { structure: 'Weir' } }]]);
});

it('asks nothing of the server where nothing was changed', async () => {
  const { user, field } = renderField('Weir');
  await user.click(field);
  await user.tab();
  expect(update).not.toHaveBeenCalled();
});

it('keeps what is typed in the field when it could not be saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  update.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const { user, field } = renderField('');
  await user.type(field, 'Weir{Enter}');
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledWith('What is inspected was not saved', expect.anything());
  });
  expect(field).toHaveValue('Weir');
});
