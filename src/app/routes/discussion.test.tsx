import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Section } from '@/features/account/schema';
import { toast } from '@/components/ui/toast';
import { FunctionFailure } from '@/lib/invoke-function';
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
  it('loads them, generates none, and leads back and on @routes-discussion-1', async () => {
    const reading = held();
    backend.sections = () => reading.promise;
    renderScreen();
    expect(await screen.findByText('Loading existing sections...')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    reading.resolve(STORED);
    await waitFor(() => {
      expect(field('Discussion')).toHaveValue('The wall is dry.');
    });
    expect(field('Recommendation')).toHaveValue('Monitor it.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discussion Generation');
    expect(field('Discussion')).toHaveAttribute('rows', '12');
    expect(field('Recommendation')).toHaveAttribute('rows', '12');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/observations/${REPORT_ID}`,
    );
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/preview/${REPORT_ID}`,
    );
  });

  it('can be saved only while a text differs from what is stored @routes-discussion-2', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    expect(button('Save Changes')).toBeDisabled();
    await user.type(field('Recommendation'), '!');
    expect(button('Save Changes')).toBeEnabled();
    await user.type(field('Recommendation'), '{Backspace}');
    expect(button('Save Changes')).toBeDisabled();
    await user.type(field('Recommendation'), ' Twice.');
    backend.sections = ({ verb, row }) =>
      verb === 'update' ? [recommendation({ ...(row as Section), version: 2 })] : STORED;
    await user.click(button('Save Changes'));
    expect(toast.neutral).toHaveBeenCalledExactlyOnceWith('Changes saved!');
    expect(button('Save Changes')).toBeDisabled();
    expect(field('Recommendation')).toHaveValue('Monitor it. Twice.');
  });

  it('keeps the text when saving fails @routes-discussion-3', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    await user.type(field('Discussion'), ' Mostly.');
    backend.sections = () => {
      throw new Error('The table is locked');
    };
    await user.click(button('Save Changes'));
    expect(toast.error).toHaveBeenCalledWith('Save failed', 'The table is locked');
    expect(field('Discussion')).toHaveValue('The wall is dry. Mostly.');
  });

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
});

describe('a report that lacks a section', () => {
  it.each([
    ['none stored', []],
    ['one blank', [discussion(), recommendation({ paragraph: '  ' })]],
  ])('has it generated on entry, then fetched: %s @routes-discussion-5', async (_, stored) => {
    const writing = held();
    backend.generate = () => writing.promise;
    backend.sections = () => stored;
    renderScreen();
    expect(await screen.findByText('Generating new sections...')).toBeVisible();
    backend.sections = () => STORED;
    writing.resolve({ success: true });
    expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
  });

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

  it('has no failure where there is nothing to write about: it leads to the rows', async () => {
    backend.sections = () => [];
    backend.generate = () => {
      throw new FunctionFailure('There is nothing to write about yet.', 'no_observations');
    };
    renderScreen();
    expect(await screen.findByText(/^Describe a photo first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Observations' })).toHaveAttribute(
      'href',
      `/observations/${REPORT_ID}`,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('No new text was written')).toBeNull();
    expect(document.querySelector('.text-destructive')).toBeNull();
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

  it('has a sentence for a failure without words @routes-discussion-7', async () => {
    backend.sections = () => [];
    backend.generate = () => {
      throw {};
    };
    renderScreen();
    expect(await screen.findByText('Failed to generate sections')).toBeVisible();
  });
});
