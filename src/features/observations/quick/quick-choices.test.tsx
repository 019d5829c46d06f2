import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { reportQuery } from '@/features/reports/queries';
import type { Report } from '@/features/reports/schema';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation, makeReport } from '../../../../testing/app/rows';
import { observationsQuery } from '../queries';
import { needsChoice } from './row-needs-choice';
import type { Observation } from '@/records/observation';
import { QuickChoices } from './quick-choices';
import { QuickUndo } from './quick-undo';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const IDS = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
const edit = vi.fn<(row: Observation) => void>();
const heardOutside = vi.fn();

/** A report of rows that nobody could judge. The fake backend knows no filters: the rows are written in their order. */
let stored: Observation[];
let writes = 0;
const write = vi.fn<(row: Partial<Observation>) => Partial<Observation>>();

function answer({ verb, row }: TableCall): unknown {
  if (verb !== 'update') return stored;
  const change = write(row as Partial<Observation>);
  const index = 'element' in change && change.element === '' ? 0 : writes++;
  stored = stored.map((each, at) => (at === index ? { ...each, ...change, version: 2 } : each));
  return [stored[index]];
}

function Rows() {
  const { data = [] } = useQuery(observationsQuery('ada', 'report'));
  return data.map((row, index) => (
    <section key={row.id} aria-label={`Row ${String(index + 1)}`}>
      {needsChoice(row, false) ? (
        <QuickChoices observation={row} number={index + 1} onEdit={edit} />
      ) : (
        <>
          <p>{row.element}</p>
          <p>{row.defect}</p>
          <QuickUndo observation={row} />
        </>
      )}
      <button type="button" data-edit={row.id}>
        Edit {index + 1}
      </button>
    </section>
  ));
}

async function open(report?: Report) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (report) client.setQueryData(reportQuery('ada', 'report').queryKey, report);
  render(
    <SignedIn client={client}>
      {/* Stands for the screen around, which has keys of its own. */}
      <div onKeyDown={heardOutside}>
        <Rows />
      </div>
    </SignedIn>,
  );
  const first = await screen.findByRole('group', { name: /^Photo 1 is not assessed/ });
  first.focus();
  return client;
}

const focused = () => document.activeElement;
const group = (number: number) =>
  screen.getByRole('group', { name: new RegExp(`^Photo ${String(number)} `) });

beforeEach(() => {
  vi.resetAllMocks();
  writes = 0;
  write.mockImplementation((row) => row);
  stored = IDS.map((id) => makeObservation({ id, outcome: 'not_assessed' }));
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { observations: answer } }));
});

describe('by keyboard', () => {
  it('describes a row in three keys, and goes on to the next', async () => {
    await open();
    await userEvent.keyboard('r11');
    expect(await screen.findByText('Rust-coloured staining.')).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        element: 'Wall',
        defect: 'Rust-coloured staining.',
        outcome: 'defect',
        location: 'Outside',
      }),
    );
    expect(write.mock.calls[0]?.[0]).not.toHaveProperty('severity');
    expect(focused()).toBe(group(2));
  });

  it('writes in the language of the report', async () => {
    await open(makeReport({ language: 'de' }));
    expect(screen.getAllByRole('button', { name: 'Rust' })).toHaveLength(3);
    await userEvent.keyboard('r11');
    expect(write.mock.calls[0]?.[0]).toMatchObject({
      element: 'Wand',
      defect: 'Rostfarbene Verfärbung.',
      location: 'Außen',
    });
  });

  it('takes element and place of the row before by Enter', async () => {
    await open();
    await userEvent.keyboard('r11');
    await userEvent.keyboard('d{Enter}{Enter}');
    expect(write.mock.calls[1]?.[0]).toMatchObject({ element: 'Wall', location: 'Outside' });
    expect(focused()).toBe(group(3));
  });

  it('leads from the last row to its buttons', async () => {
    await open();
    await userEvent.keyboard('xxx');
    await waitFor(() => {
      expect(write).toHaveBeenCalledTimes(3);
    });
    expect(focused()).toHaveTextContent('Edit 3');
  });

  it('keeps its letters from the screen around, and leaves others to it', async () => {
    await open();
    await userEvent.keyboard('e');
    expect(heardOutside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}a');
    expect(heardOutside).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}r{/Control}');
    expect(
      screen.getByText('Not assessed.', { selector: '[aria-label="Row 1"] span' }),
    ).toBeVisible();
  });

  it('goes through the choices by arrow keys, and back by Escape', async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveTextContent('Spalling');
    await userEvent.keyboard('{Enter}');
    expect(group(1)).toHaveAccessibleName(/On which element/);
    expect(focused()).toBe(group(1));
    await userEvent.keyboard('{Escape}');
    expect(group(1)).toHaveAccessibleName(/What does it show/);
  });

  it('takes what is typed where no choice fits', async () => {
    await open();
    await userEvent.keyboard('coLift shaft cb{Enter}oBehind the door{Enter}');
    expect(write.mock.calls[0]?.[0]).toMatchObject({
      element: 'Lift shaft cb',
      location: 'Behind the door',
    });
  });

  it('brings the row before back by u', async () => {
    await open();
    await userEvent.keyboard('r10');
    await screen.findByText('Rust-coloured staining.');
    await userEvent.keyboard('u');
    await waitFor(() => {
      expect(focused()).toBe(group(1));
    });
    expect(write.mock.calls[1]?.[0]).toMatchObject({ element: '', outcome: 'not_assessed' });
  });
});

it('goes by taps as well, and offers Undo at the last row alone', async () => {
  await open();
  const tap = async (name: string) => {
    await userEvent.click(screen.getAllByRole('button', { name })[0]!);
  };
  await tap('No defect seen');
  await tap('Column');
  await tap('No place');
  expect(await screen.findByText('No visible defect in the area shown.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await tap('Nothing to inspect');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('opens the editor for what has no kind', async () => {
  await open();
  await userEvent.keyboard('o');
  expect(edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: IDS[0] }));
});

it('moves among the choices by arrow keys', async () => {
  await open();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toHaveTextContent('Crack');
});

it('brings the choices back where the words could not be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  write.mockImplementation(() => {
    throw new Error('The table is locked');
  });
  await open();
  await userEvent.keyboard('r10');
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Photo 1 was not saved',
      'The table is locked',
    );
  });
  expect(group(1)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
