import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { makeProposal, makeReport } from '../../../../testing/app/rows';
import { proposed, renderObservations, shownRows } from '../table/observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const cell = (name: string) => screen.getByRole('button', { name });

describe('a particular in its row', () => {
  it('is opened by its key, chosen by another, and leaves the focus where it was', async () => {
    const { user, stored } = renderObservations([proposed(1), proposed(2)]);
    const [, second] = await shownRows();
    second!.focus();
    await user.keyboard('s');
    expect(screen.getByRole('listbox', { name: 'Severity of photo 2' })).toHaveFocus();
    await user.keyboard('3');
    expect(cell('Severity of photo 2: Major')).toHaveFocus();
    await waitFor(() => {
      expect(stored()[1]).toMatchObject({ severity: 'major', hand: 'proposed' });
    });
    expect(stored()[0]?.severity).toBeNull();
  });

  it('goes on to the next by Tab, each saved once', async () => {
    const { user, stored } = renderObservations([proposed(1, { hand: 'written' })]);
    const [row] = await shownRows();
    row!.focus();
    await user.keyboard('lNorth gable, {Tab}');
    expect(screen.getByRole('listbox', { name: 'Severity of photo 1' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Tab}s');
    expect(cell('Urgency of photo 1: Soon')).toHaveFocus();
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({
        location: 'North gable,',
        severity: 'moderate',
        urgency: 'soon',
        version: 4,
      });
    });
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('stays as it was on Escape, and without a change nothing is saved', async () => {
    const { user, stored } = renderObservations([proposed(1, { location: 'Roof' })]);
    const [row] = await shownRows();
    row!.focus();
    await user.keyboard('l, south{Escape}');
    expect(cell('Location of photo 1: Roof')).toHaveFocus();
    await user.keyboard('l{Enter}s{ArrowDown}{Escape}');
    expect(cell('Add severity to photo 1')).toHaveFocus();
    expect(stored()[0]).toMatchObject({ location: 'Roof', severity: null, version: 1 });
  });

  it('is taken back by Ctrl+Z and by its button', async () => {
    const { user, stored } = renderObservations([proposed(1, { severity: 'minor' })]);
    const [row] = await shownRows();
    row!.focus();
    await user.keyboard('s4');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ severity: 'minor', version: 3 });
    });
    await user.keyboard('ui');
    await user.click(cell('Undo'));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ urgency: null, version: 5, hand: 'proposed' });
    });
  });

  it('asks where somebody else has set it meanwhile', async () => {
    const { user, elsewhere, stored } = renderObservations([proposed(1)]);
    const [row] = await shownRows();
    elsewhere((one) => ({ ...one, severity: 'minor', version: 2 }));
    row!.focus();
    await user.keyboard('s4');
    const question = await screen.findByRole('alertdialog', {
      name: 'Photo 1 was changed elsewhere',
    });
    await user.click(screen.getByRole('radio', { name: /^Yours/ }));
    await user.click(cell('Save what is chosen'));
    await waitFor(() => {
      expect(question).not.toBeInTheDocument();
      expect(stored()[0]).toMatchObject({ severity: 'safety', version: 3 });
    });
  });

  it('does not stand in the way of accepting the row right after', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    const [row] = await shownRows();
    row!.focus();
    await user.keyboard('s3a');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ severity: 'major', hand: 'accepted', version: 2 });
    });
    expect(toast.warning).not.toHaveBeenCalled();
  });
});

describe('what was proposed', () => {
  const row = proposed(1, {
    severity: 'minor',
    hand: 'edited',
    proposal: makeProposal({ analyst: 'eyes-1', severity: 'major', location: 'Parapet' }),
  });

  it('stays beside what was decided, and can be taken after all', async () => {
    const { user, stored } = renderObservations([row]);
    await shownRows();
    expect(cell('Severity of photo 1: Minor (proposed: Major)')).toBeVisible();
    await user.click(cell('More for photo 1'));
    expect(screen.getByText('Use proposed location: Parapet')).toBeVisible();
    await user.click(screen.getByText('Use proposed severity: Major'));
    await waitFor(() => {
      expect(stored()[0]?.severity).toBe('major');
    });
    expect(cell('Severity of photo 1: Major')).toBeVisible();
  });

  it('is marked among the levels, and offered beside a text', async () => {
    const { user, stored } = renderObservations([row]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('s');
    expect(screen.getByRole('option', { name: 'Major, proposed' })).toBeVisible();
    await user.keyboard('{Escape}l');
    await user.click(cell('Use the proposal: Parapet'));
    await waitFor(() => {
      expect(stored()[0]?.location).toBe('Parapet');
    });
  });
});

describe('the rating of a report that has a scheme', () => {
  const rated = makeReport({ rating_scheme: { id: 'rics' } });

  it('stands where others have a severity, by the scheme’s own keys', async () => {
    const { user, stored } = renderObservations([proposed(1, { severity: 'major' })], '/', {
      report: rated,
    });
    const [row] = await shownRows();
    await screen.findByRole('button', { name: 'Add rating to photo 1' });
    expect(screen.queryByRole('button', { name: /severity/i })).toBeNull();
    row!.focus();
    await user.keyboard('s2');
    expect(cell('Rating of photo 1: 2 Repair, not urgent')).toHaveFocus();
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ rating: '2', severity: 'major' });
    });
    await user.keyboard('s{Delete}');
    await waitFor(() => {
      expect(stored()[0]?.rating).toBe('');
    });
  });

  it('is among the fields of a row that is being edited', async () => {
    const { user, stored } = renderObservations([proposed(1)], '/', { report: rated });
    await screen.findByRole('button', { name: 'Add rating to photo 1' });
    await user.click(cell('Edit photo 1'));
    expect(screen.queryByRole('combobox', { name: /Severity/ })).toBeNull();
    const field = screen.getByRole('combobox', { name: 'Rating of photo 1' });
    await user.selectOptions(field, '3 Serious or urgent');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ rating: '3', severity: null });
    });
  });

  it('is asked about where it was said of another defect', async () => {
    const row = proposed(1, { rating: '3', severity: 'major' });
    const { user, stored } = renderObservations([row], '/', { report: rated });
    await screen.findByRole('button', { name: 'Rating of photo 1: 3 Serious or urgent' });
    await user.click(cell('Edit photo 1'));
    const defect = screen.getByRole('textbox', { name: /Defect/ });
    await user.clear(defect);
    await user.type(defect, 'No visible defect{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Change: rating of photo 1' }));
    await user.click(screen.getByRole('option', { name: '1 No repair needed' }));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ rating: '1', defect: 'No visible defect' });
    });
  });
});

describe('the time of a photo', () => {
  it('is the camera’s, changed without another version, and cleared', async () => {
    const { user, stored } = renderObservations([
      proposed(1, { captured_at: '2026-03-12T14:05:30' }),
    ]);
    await shownRows();
    await user.click(cell('Time of photo 1: 12 Mar 2026, 14:05'));
    const field = screen.getByLabelText('Time of photo 1');
    expect(field).toHaveValue('2026-03-12T14:05');
    await user.clear(field);
    await user.type(field, '2026-03-13T09:30');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(stored()[0]?.captured_at).toBe('2026-03-13T09:30:00');
    });
    await user.click(cell('Time of photo 1: 13 Mar 2026, 09:30'));
    await user.click(cell('Clear'));
    expect(cell('Add time to photo 1')).toHaveFocus();
    await waitFor(() => {
      expect(stored()[0]?.captured_at).toBeNull();
    });
  });

  it('is all that a row without words has', async () => {
    renderObservations([proposed(1, { element: '', defect: '', recommendation: '', hand: null })]);
    await shownRows();
    expect(cell('Add time to photo 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /location|severity|urgency/i })).toBeNull();
  });
});
