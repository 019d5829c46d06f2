import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { knownConfig } from '@/lib/config';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { AnalystCosts } from './analyst-costs';
import { waitFor } from '../../../../testing/wait-for.ts';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/config', () => ({ knownConfig: vi.fn() }));

const costs = vi.fn<() => unknown>();

beforeEach(() => {
  costs.mockReturnValue([]);
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { analyst_costs: costs } }));
});

function renderCosts(isBusy: boolean) {
  const queryClient = new QueryClient();
  const costsWhile = (busy: boolean) => (
    <SignedIn client={queryClient}>
      <AnalystCosts reportId="report" isBusy={busy} />
    </SignedIn>
  );
  const view = render(costsWhile(isBusy));
  return (busy: boolean) => {
    view.rerender(costsWhile(busy));
  };
}

const cost = {
  report_id: 'report',
  user_id: 'ada',
  task: 'photo',
  analyst: 'eyes-1',
  calls: 42,
  questions: 43,
  input_tokens: 170_000,
  output_tokens: 20_000,
  seconds: 840,
};

it('is read once photos are no longer looked at, and told in full on demand', async () => {
  vi.mocked(knownConfig).mockReturnValue({
    supabaseUrl: '',
    publishableKey: '',
    mailbox: null,
    analyst: 'eyes-1',
    analystCapabilities: { describesPhotos: true, reviewsRows: true },
    analystPrice: { in: 2, out: 4.5, currency: 'USD' },
  });
  const show = renderCosts(true);
  await waitFor(() => {
    expect(costs).toHaveBeenCalledTimes(1);
  });
  costs.mockReturnValue([cost]);
  show(false);
  const line = await screen.findByText('42 photos, 190k tokens, about $0.43');
  const details = '42 photos by eyes-1: 170k tokens in, 20k out, 1 asked again, 14 min at work';
  expect(screen.getByText(details)).not.toBeVisible();
  await userEvent.click(line);
  expect(screen.getByText(details)).toBeVisible();
});

it('is not spoken of where no model was asked', async () => {
  renderCosts(false);
  await waitFor(() => {
    expect(costs).toHaveBeenCalled();
  });
  expect(screen.queryByText(/tokens/)).toBeNull();
});
