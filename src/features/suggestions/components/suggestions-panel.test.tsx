import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { observationsQuery } from '@/features/observations/queries';
import { StoredRows } from '@/features/observations/rows/stored-rows.fixture';
import type { Observation } from '@/records/observation';
import { knownConfig } from '@/lib/config';
import { supabase } from '@/lib/supabase';
import type { Suggestion } from '@shared/contract/stored';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { SuggestionsPanel } from './suggestions-panel';
import { FunctionFailure } from '@/lib/invoke-function';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/lib/config', () => ({ knownConfig: vi.fn() }));

const MOMENT = '2026-11-23T10:00:00.000Z';
const makeId = (number: number) => `11111111-1111-4111-8111-00000000000${number}`;
const usage = { questions: 1, input_tokens: 1, output_tokens: 1, seconds: 1 };
const row = (number: number, changes: Partial<Observation> = {}) => {
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor', ...changes };
  const { element, defect, recommendation } = texts;
  return makeObservation({
    id: makeId(number),
    position: number,
    outcome: 'defect',
    hand: 'proposed',
    ...texts,
    proposal: makeProposal({
      element,
      defect,
      recommendation,
      analyst: 'gpt-x',
      proposed_at: MOMENT,
      usage,
    }),
  });
};
const suggest = (number: number, changes: Partial<Suggestion>): Suggestion => ({
  id: `s${number}`,
  observation_id: makeId(number),
  other_id: null,
  kind: 'element_name',
  was: '',
  becomes: '',
  reason: '',
  ...changes,
});
const NAMES = [
  suggest(1, { was: 'Wall north', becomes: 'North wall', reason: 'One wall.' }),
  suggest(3, { was: 'N. wall', becomes: 'North wall', reason: 'One wall.' }),
];
const ROWS = [row(1, { element: 'Wall north' }), row(2), row(3, { element: 'N. wall' })];

interface Stored {
  rows?: Observation[];
  suggestions?: Suggestion[] | null;
  /** The analyst's suggestions. */
  answer?: () => Suggestion[];
  analyst?: string;
  failure?: string;
}

function renderPanel({
  rows = ROWS,
  suggestions = null,
  answer,
  analyst = 'gpt-x',
  failure,
}: Stored) {
  const analystCapabilities = { reviewsRows: analyst !== 'builtin' };
  vi.mocked(knownConfig).mockReturnValue({ analyst, analystCapabilities } as ReturnType<
    typeof knownConfig
  >);
  const table = new StoredRows(rows);
  const reviewed = (open: Suggestion[]) => ({
    report_id: 'report',
    user_id: 'ada',
    analyst: 'gpt-x',
    reviewed_at: new Date(Date.parse(MOMENT) + 1000).toISOString(),
    suggestions: open,
    failure: failure ?? null,
  });
  let review = suggestions && reviewed(suggestions);
  const asked = vi.fn<(body: unknown) => void>();
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        observations: (call) => table.answer(call),
        versions: (call) => table.findVersions(call),
        consistency_reviews: ({ verb, row: change }) => {
          if (verb === 'update' && review) review = { ...review, ...(change as object) };
          return review;
        },
      },
      procedures: { restore_version: (args) => table.restore(args) },
      functions: {
        review_rows: (body) => {
          asked(body);
          review = reviewed(answer?.() ?? []);
        },
      },
    }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const router = createMemoryRouter([{ path: '*', Component: Screen }]);
  render(
    <SignedIn client={queryClient}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return {
    user: userEvent.setup(),
    asked,
    table,
    elements: () => table.rows.map(({ element }) => element),
    open: () => review?.suggestions.filter((one) => !one.is_left).map(({ id }) => id),
  };
}

function Screen() {
  const { data } = useQuery(observationsQuery('ada', 'report'));
  if (!data) return null;
  return (
    <>
      <SuggestionsPanel reportId="report" rows={data} isAnalysing={false} />
      <p>{data.map(({ element }) => element).join(', ')}</p>
    </>
  );
}

const panel = () => screen.findByRole('region', { name: 'Rows beside each other' });
const undo = () => vi.mocked(toast.neutral).mock.lastCall?.[2]?.action?.onClick();

describe('taking', () => {
  it('gives one name to all its rows at once, and Undo gives each what it had', async () => {
    const { user, elements, open, table } = renderPanel({ suggestions: NAMES });
    expect(await panel()).toHaveTextContent(/Call it “North wall” in 2 rows\?.*One wall\./);
    await user.click(screen.getByRole('button', { name: 'Take all: “North wall”' }));
    await waitFor(() => {
      expect(elements()).toEqual(['North wall', 'Wall', 'North wall']);
      expect(toast.neutral).toHaveBeenCalledWith(
        'Photos 1 and 3 changed',
        undefined,
        expect.anything(),
      );
    });
    await waitFor(() => {
      expect(open()).toEqual([]);
    });
    undo();
    await waitFor(() => {
      expect(elements()).toEqual(['Wall north', 'Wall', 'N. wall']);
      expect(open()).toEqual(['s1', 's3']);
    });
    expect(table.rows.map(({ hand }) => hand)).toEqual(['proposed', 'proposed', 'proposed']);
    expect(await panel()).toHaveTextContent(/in 2 rows/);
  });

  it('is one row’s and one field’s', async () => {
    const severity = suggest(2, { kind: 'severity', becomes: 'major', reason: 'As in Photo 1.' });
    const { user, table, elements } = renderPanel({ suggestions: [...NAMES, severity] });
    await user.click(await screen.findByRole('button', { name: 'Take: “North wall”, Photo 3' }));
    await waitFor(() => {
      expect(elements()).toEqual(['Wall north', 'Wall', 'North wall']);
    });
    expect(await panel()).toHaveFocus();
    expect(await panel()).toHaveTextContent(/Photo 2: severity major\? Now it is not given\./);
    await user.click(screen.getByRole('button', { name: 'Take: severity major of Photo 2' }));
    await waitFor(() => {
      expect(table.rows[1]).toMatchObject({ severity: 'major', element: 'Wall' });
    });
  });

  it('leaves a row whose words somebody else has changed meanwhile', async () => {
    const { user, elements, table } = renderPanel({ suggestions: NAMES });
    await panel();
    table.replace((one) =>
      one.position === 3 ? { ...one, element: 'Gable', version: 2, updated_at: 'now' } : one,
    );
    await user.click(screen.getByRole('button', { name: 'Take all: “North wall”' }));
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledWith('Photo 3 was not changed', expect.anything());
    });
    expect(elements()).toEqual(['North wall', 'Wall', 'Gable']);
  });
});

describe('leaving', () => {
  it('changes nothing, and is not asked again', async () => {
    const pair = suggest(2, { kind: 'close_view', other_id: makeId(1) });
    const { user, elements, open } = renderPanel({ suggestions: [pair] });
    expect(await panel()).toHaveTextContent('Photo 2 looks like a close view of Photo 1.');
    expect(screen.getByRole('link', { name: 'Photo 1' })).toHaveAttribute(
      'href',
      `/observations/report#row-${makeId(1)}`,
    );
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave: close view in Photo 2' }));
    await waitFor(() => {
      expect(open()).toEqual([]);
    });
    expect(screen.queryByRole('region')).toBeNull();
    expect(elements()).toEqual(['Wall north', 'Wall', 'N. wall']);
    undo();
    expect(await panel()).toHaveTextContent('Photo 2 looks like a close view of Photo 1.');
    await waitFor(() => {
      expect(open()).toEqual([pair.id]);
    });
  });
});

it('shows words that no photo bears out, and where they stand', async () => {
  const words = suggest(2, { kind: 'assurance', was: 'Wall', reason: 'No photo can show that.' });
  renderPanel({ suggestions: [words] });
  expect(await panel()).toHaveTextContent(
    'Photo 2 says “Wall”. Change it, or leave it if you know it.No photo can show that.',
  );
  expect(screen.getByRole('link', { name: 'Photo 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave: words of Photo 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
});

describe('asking', () => {
  it('never happens by itself, in no browser, and says before what it costs', async () => {
    const { asked } = renderPanel({ answer: () => [] });
    expect(await screen.findByText(/^One question, about 2\.7k tokens$/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(asked).not.toHaveBeenCalled();
  });

  it('says why the last one came to nothing, wherever it was asked for', async () => {
    renderPanel({ suggestions: [], failure: 'The allowance of today is used up.' });
    const said = 'The last check failed: The allowance of today is used up.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is there for the person, and says when there is nothing', async () => {
    const { user, asked } = renderPanel({ suggestions: [] });
    await user.click(await screen.findByRole('button', { name: 'Check rows against each other' }));
    await waitFor(() => {
      expect(toast.neutral).toHaveBeenCalledWith(
        'The rows agree with each other',
        expect.anything(),
      );
    });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('says why it came to nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = renderPanel({
      suggestions: [],
      answer: () => {
        throw new FunctionFailure('The allowance of today is used up.', 'allowance_used_up');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Check rows against each other' }));
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledWith(
        'The rows could not be compared',
        'The allowance of today is used up.',
      );
    });
  });

  it('is not for the built-in analyst, and what a model left is still shown', async () => {
    renderPanel({ analyst: 'builtin', suggestions: NAMES });
    const shown = await panel();
    expect(within(shown).getByText(/Suggested by gpt-x/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check rows against each other' })).toBeNull();
  });
});
