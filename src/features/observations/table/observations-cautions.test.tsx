import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeProposal } from '../../../../testing/app/rows';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const TEXTS = { element: 'Wall 1', defect: 'Crack of 3 mm', recommendation: 'Monitor' };
const cautioned = () =>
  proposed(1, {
    ...TEXTS,
    proposal: makeProposal({
      ...TEXTS,
      analyst: 'gpt-x',
      outcome: 'defect',
      prompt_version: '7',
      usage: { questions: 2, input_tokens: 4812, output_tokens: 310, seconds: 6.24 },
      cautions: [{ field: 'defect', quote: '3 mm', reason: 'measurement' }],
    }),
  });

it('shows what to look at beside the words, until the row is accepted', async () => {
  const { user, stored } = renderObservations([cautioned()]);
  const [row] = await shownRows();
  expect(within(row!).getByText('3 mm').tagName).toBe('MARK');
  const note = within(row!).getByText('Check this:').parentElement;
  expect(note).toHaveTextContent(
    'Check this: “3 mm” No scale in the photo carries this size, and nobody noted it.',
  );
  await user.click(screen.getByRole('button', { name: 'Accept photo 1' }));
  await waitFor(() => {
    expect(stored()[0]?.hand).toBe('accepted');
  });
  expect(screen.queryByText('Check this:')).toBeNull();
  expect(screen.getByText('Crack of 3 mm')).toBeVisible();
});

it('tells what a proposal took to who asks', async () => {
  const { user } = renderObservations([cautioned()]);
  await shownRows();
  const cost = screen.getByText('6.2 s · 4,812 tokens in, 310 out · 2 questions · prompt 7');
  expect(cost).not.toBeVisible();
  await user.click(screen.getByText('Proposed by gpt-x, not checked'));
  expect(cost).toBeVisible();
});

it('shows that nobody judged the words, until the row is accepted', async () => {
  const row = cautioned();
  const unjudged = { ...(row.proposal as object), judged: { state: 'none', by: 'gpt-x' } };
  const { user } = renderObservations([
    { ...row, proposal: unjudged } as typeof row,
    proposed(2, {
      element: 'Wall 2',
      defect: 'Stain',
      recommendation: 'Monitor',
      proposal: makeProposal({
        element: 'Wall 2',
        defect: 'Stain',
        recommendation: 'Monitor',
        analyst: 'gpt-x',
        judged: { state: 'all', by: 'gpt-x' },
      }),
    }),
  ]);
  const [first, second] = await shownRows();
  expect(within(first!).getByText(/^Not judged: /)).toBeVisible();
  expect(within(second!).queryByText(/^Not judged: /)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept photo 1' }));
  await waitFor(() => {
    expect(screen.queryByText(/^Not judged: /)).toBeNull();
  });
});
