import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import {
  backend,
  button,
  discussion,
  DRAFTED,
  field,
  held,
  recommendation,
  renderScreen,
  REPORT_ID,
  resetBackend,
  STORED,
} from './discussion-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/components/analyst-notice', () => ({ AnalystNotice: () => null }));

beforeEach(resetBackend);

describe('a report with both sections', () => {
  it('writes both anew on Regenerate Sections, in the person’s style @routes-discussion-4', async () => {
    backend.sections = () => DRAFTED;
    const user = renderScreen();
    await screen.findByDisplayValue('A drafted act.');
    const writing = held();
    backend.generate = vi.fn(() => writing.promise);
    await user.click(button('Regenerate Sections'));
    expect(toast.neutral).toHaveBeenCalledWith('Regenerating sections');
    expect(screen.getByText('Generating new sections...')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    expect(backend.generate).toHaveBeenCalledExactlyOnceWith({
      report_id: REPORT_ID,
      style_hint: 'Short sentences.',
    });
    backend.sections = () => [
      discussion({ paragraph: 'The wall is wet.' }),
      recommendation({ paragraph: 'Drain it.' }),
    ];
    writing.resolve({ success: true });
    expect(await screen.findByDisplayValue('The wall is wet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });

  it('keeps the texts and says why where they could not be written again', async () => {
    backend.sections = () => DRAFTED;
    const user = renderScreen();
    await screen.findByDisplayValue('A drafted act.');
    backend.generate = () => {
      throw new Error('The analyst is away.');
    };
    await user.click(button('Regenerate Sections'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The analyst is away.');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(within(alert).getByRole('button', { name: 'Reload Page' })).toBeEnabled();
    expect(field('Discussion')).toHaveValue('A drafted wall.');
    expect(field('Recommendation')).toHaveValue('A drafted act.');
  });
});

describe('a report that lacks a section', () => {
  it('shows why there is none, with Retry and Reload Page @routes-discussion-6', async () => {
    backend.sections = () => [];
    backend.generate = () => {
      throw new Error('The model is asleep');
    };
    const user = renderScreen();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The model is asleep');
    expect(button('Reload Page')).toBeEnabled();
    backend.generate = () => ({ success: true });
    backend.sections = () => STORED;
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has words of its own where the server has none @discussion-generation-2', async () => {
    backend.sections = () => [];
    backend.generate = () => {
      const context = Response.json({ success: false, error: '' }, { status: 500 });
      throw Object.assign(new Error('Edge Function returned a non-2xx status code'), { context });
    };
    renderScreen();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate sections');
    expect(button('Reload Page')).toBeEnabled();
  });

  it.each([
    ['an update', STORED],
    ['an insert', []],
  ])('says that no data was returned where %s came back empty', async (_, stored) => {
    backend.sections = ({ verb }) => (verb === 'select' ? stored : []);
    backend.generate = () => ({ success: true });
    const user = renderScreen();
    await waitFor(() => {
      expect(field('Discussion')).toBeEnabled();
      expect(field('Discussion')).not.toHaveAttribute('readonly');
    });
    await user.type(field('Discussion'), 'Mostly dry.');
    await user.click(button('Save Changes'));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Save failed',
      expect.stringMatching(/^No data was returned/),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
