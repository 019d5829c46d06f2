import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const search = () => screen.getByRole('searchbox', { name: 'Search the rows' });

describe('the search', () => {
  it('shows what it finds by its numbers, leads to the first, and is cleared by Escape', async () => {
    const { user } = renderObservations([
      proposed(1),
      proposed(2, { location: 'Stair core' }),
      proposed(3, { recommendation: 'Clear the stair' }),
    ]);
    await shownRows();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    await user.keyboard('stair');
    await waitFor(async () => {
      expect(await shownRows()).toHaveLength(2);
    });
    expect(screen.getByText(/found$/)).toHaveTextContent('2 rows found');
    await user.keyboard('{Enter}');
    const [second] = await shownRows();
    expect(second).toHaveFocus();
    expect(second).toHaveTextContent(/Number 2/);
    await user.keyboard('/{Escape}');
    await waitFor(async () => {
      expect(await shownRows()).toHaveLength(3);
    });
    expect(search()).toHaveFocus();
  });

  it('says so where no row has what is searched for', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    await shownRows();
    await user.type(search(), 'asbestos');
    expect(await screen.findByText('No row matches “asbestos”.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear the filter' })).not.toBeInTheDocument();
    await user.clear(search());
    await waitFor(async () => {
      expect(await shownRows()).toHaveLength(2);
    });
    expect(screen.queryByText(/^No row matches/)).not.toBeInTheDocument();
  });

  it('leaves the row that is being edited', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    await user.type(search(), 'Wall 2');
    expect(await shownRows()).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Defect of photo 1' })).toBeVisible();
  });
});

it('filters by severity and element, and says how many each has', async () => {
  const { user } = renderObservations([
    proposed(1, { severity: 'major' }),
    proposed(2, { severity: 'minor' }),
    proposed(3, { severity: 'major', element: 'Wall 2' }),
  ]);
  await shownRows();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Major/ }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: /^Wall 2/ }));
  await user.keyboard('{Escape}');
  const rows = await shownRows();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/Number 3/);
});

it('keeps the keys of a person who goes on to it from a row that closes', async () => {
  const { user } = renderObservations([proposed(1), proposed(2)]);
  const [first] = await shownRows();
  first!.focus();
  await user.keyboard('e');
  // A slow machine: the frame that gives the keys back to the row comes late.
  const late: FrameRequestCallback[] = [];
  const frames = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((run) => late.push(run));
  await user.keyboard('{Escape}/cr');
  frames.mockRestore();
  for (const run of late) run(0);
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('cr');
});
