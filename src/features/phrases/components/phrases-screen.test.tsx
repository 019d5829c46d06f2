import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import type { Phrase } from '../schema';
import { PhrasesScreen } from './phrases-screen';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

let stored: Phrase[];
let refusal: string | null;

function answer({ verb, row, equal }: TableCall): unknown {
  if (verb === 'insert') {
    if (refusal) throw new Error(refusal);
    const added = row as Phrase[];
    stored.push(...added.map((phrase, index) => ({ ...phrase, id: `new-${String(index)}` })));
    return null;
  }
  if (verb === 'delete') stored = stored.filter(({ id }) => id !== equal['id']);
  return [...stored];
}

beforeEach(() => {
  refusal = null;
  stored = [
    { id: 'a', field: 'defect', text: 'Crack at the sill' },
    { id: 'b', field: 'element', text: 'Quay wall' },
  ];
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { phrases: answer } }));
  render(
    <SignedIn>
      <PhrasesScreen />
    </SignedIn>,
  );
});

const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('adds a phrase, and none twice', async () => {
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Phrase' });
  await user.type(field, ' Crack at the sill');
  expect(screen.getByRole('alert')).toHaveTextContent('You have this phrase already.');
  expect(screen.getByRole('button', { name: 'Add phrase' })).toBeDisabled();
  await user.type(field, ', open');
  await user.click(screen.getByRole('button', { name: 'Add phrase' }));
  await waitFor(() => {
    expect(listed()).toContain('Crack at the sill, open');
  });
  expect(field).toHaveValue('');
});

it('keeps what was typed where it could not be added', async () => {
  const user = userEvent.setup();
  refusal = 'You have 2,000 phrases, which is as many as one person can keep.';
  const field = await screen.findByRole('textbox', { name: 'Phrase' });
  await user.type(field, 'Scour');
  await user.click(screen.getByRole('button', { name: 'Add phrase' }));
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledWith('The phrase was not added', refusal);
  });
  expect(field).toHaveValue('Scour');
});

const LABEL = 'A spreadsheet or CSV file with phrases';

it('shows five lines of a file before anything of it is stored, then brings what is new', async () => {
  const user = userEvent.setup();
  const lines = ['Spalling', 'Rust', 'Damp', 'Scour', 'Rot', 'Frost'];
  const text = `defect,element\n${lines.map((line) => `${line},Quay wall\n`).join('')}`;
  await user.upload(await screen.findByLabelText(LABEL), new File([text], 'phrases.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'Is this how the file reads?' });
  expect(within(dialog).getAllByRole('row')).toHaveLength(6);
  expect(within(dialog).queryByText('Frost')).toBeNull();
  expect(within(dialog).queryByLabelText(/encoding/)).toBeNull();
  expect(stored).toHaveLength(2);
  expect(within(dialog).getByRole('status')).toHaveTextContent('6 of 12 phrases are new.');
  await user.click(within(dialog).getByRole('button', { name: 'Add 6 phrases' }));
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalledWith('6 phrases were added');
  });
  expect(listed()).toContain('Frost');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets a person say what a column is for and how the letters are written', async () => {
  const user = userEvent.setup();
  const bytes = Uint8Array.of(0x70, 0xea, 0x6b, 0x3b, 0x61, 0x62, 10);
  await user.upload(await screen.findByLabelText(LABEL), new File([bytes, bytes], 'a.csv'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('pêk')).toHaveLength(2);
  await user.selectOptions(within(dialog).getByLabelText(/another encoding/), 'windows-1250');
  expect(await within(dialog).findAllByText('pęk')).toHaveLength(2);
  await user.selectOptions(within(dialog).getByLabelText('What column 1 is for'), 'Left out');
  await user.selectOptions(within(dialog).getByLabelText('What column 2 is for'), 'Element');
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Add one phrase' }));
  await waitFor(() => {
    expect(stored.at(-1)).toMatchObject({ field: 'element', text: 'ab' });
  });
});

it('says what to do where a file has no phrase that could be found', async () => {
  const user = userEvent.setup();
  const file = new File(['defect;action\n'], 'phrases.csv');
  await user.upload(await screen.findByLabelText(LABEL), file);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'No phrases were found: say what a column is for.',
  );
});

it('deletes a phrase and brings it back', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete “Quay wall”' }));
  await waitFor(() => {
    expect(listed()).toEqual(['Crack at the sill']);
  });
  vi.mocked(toast.neutral).mock.lastCall?.[2]?.action?.onClick();
  await waitFor(() => {
    expect(listed()).toContain('Quay wall');
  });
});

it('finds phrases by their words', async () => {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sill crack');
  await waitFor(() => {
    expect(listed()).toEqual(['Crack at the sill']);
  });
  const status = within(screen.getByRole('status'));
  expect(status.getByText('1 of 2 phrases.')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' asbestos');
  expect(await status.findByText('No phrase matches.')).toBeVisible();
});
