import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import type { Report } from '@/features/reports/schema';
import { type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { makeObservation, makeReport } from '../../../../testing/app/rows';
import { LayoutSettings } from './layout-settings';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase');
vi.mock('@/components/ui/toast');

const auth = { user: { id: 'ada', email: 'ada@example.com' }, isLoading: false } as Auth;
const update = vi.fn<(row: unknown) => unknown>();
const ROW = '6f1b1c86-6a49-4a3c-9d4e-0b8f6f3d2a11';

const TEMPLATE = {
  id: '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11',
  name: 'House style',
  found: ['observations', 'summary'],
  unknown: [{ written: 'observation', suggestion: 'observations' }],
  created_at: '2026-11-24T10:00:00Z',
};
let templates: unknown[] = [];

function renderChoice(layout: Report['layout'] = {}) {
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        document_templates: () => templates,
        observations: () => [makeObservation({ id: ROW, defect: 'Open joints' })],
        reports: ({ verb, row }) => (verb === 'update' ? update(row) : []),
      },
    }),
  );
  render(
    <SignedIn auth={auth}>
      <MemoryRouter>
        <LayoutSettings report={{ ...makeReport(), layout }} />
      </MemoryRouter>
    </SignedIn>,
  );
  for (const setting of document.querySelectorAll('details')) setting.open = true;
}

const saved = () =>
  waitFor(() => {
    expect(update).toHaveBeenCalled();
    return (update.mock.lastCall?.[0] as { layout: object }).layout;
  });

beforeEach(() => {
  templates = [];
  update.mockReturnValue({ id: 'report' });
});

it('stands on the specification’s table, and saves another arrangement at once', async () => {
  renderChoice();
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '2 photos a page' }));
  expect(await saved()).toMatchObject({ arrangement: 'photos_2', cover: false });
});

it('says folded what holds', async () => {
  templates = [TEMPLATE];
  renderChoice({ arrangement: 'photos_2', contents: true, signature: true, template: TEMPLATE.id });
  const [layout, template] = [...document.querySelectorAll('summary')];
  expect(layout).toHaveTextContent('Layout2 photos a page, contents, signature');
  await waitFor(() => {
    expect(template).toHaveTextContent('TemplateHouse style');
  });
});

it('is chosen by the arrow keys', async () => {
  renderChoice();
  screen.getByRole('radio', { name: 'Table' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await saved()).toMatchObject({ arrangement: 'schedule' });
});

it('keeps what was chosen beside it', async () => {
  renderChoice({ arrangement: 'defects', contents: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cover page' }));
  expect(await saved()).toMatchObject({ arrangement: 'defects', contents: true, cover: true });
});

it('offers the report’s photos for the cover', async () => {
  renderChoice({ cover: true });
  await screen.findByRole('option', { name: 'Photo 1: Open joints' });
  await userEvent.selectOptions(screen.getByLabelText('Photo on the cover'), ROW);
  expect(await saved()).toMatchObject({ cover_photo: ROW });
});

it('says when the choice was not saved, and shows what is stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  update.mockImplementation(() => {
    throw new Error('The table is locked.');
  });
  renderChoice();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cover page' }));
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledWith('Layout not saved', 'The table is locked.');
  });
  expect(screen.getByRole('checkbox', { name: 'Cover page' })).not.toBeChecked();
});

const choice = () => screen.findByLabelText('Word template');

it('leads to the Word templates while there are none', async () => {
  renderChoice();
  expect(await screen.findByRole('link', { name: 'Word templates' })).toHaveAttribute(
    'href',
    '/templates',
  );
  expect(await screen.findByText(/your firm’s own Word file/)).toBeVisible();
  expect(await choice()).toHaveDisplayValue('Plumbline’s own layout');
});

it('offers the firm’s Word templates, and goes back to its own layout', async () => {
  templates = [TEMPLATE];
  renderChoice({ template: TEMPLATE.id });
  expect(await screen.findByRole('option', { name: 'House style' })).toBeInTheDocument();
  expect(await choice()).toHaveDisplayValue('House style');
  await userEvent.selectOptions(await choice(), 'Plumbline’s own layout');
  expect(await saved()).toMatchObject({ template: null, arrangement: 'table' });
});

it('says what the template decides and what is not in it', async () => {
  templates = [TEMPLATE];
  renderChoice({ template: TEMPLATE.id, cover: true });
  for (const said of [
    /The PDF keeps Plumbline’s layout\./,
    /Cover page \(not in it\), Summary with counts and the most urgent \(in it\)\./,
    /\{\{discussion\}\} and \{\{recommendation\}\} are not in this template/,
    /Printed as it stands: \{\{observation\}\}\./,
  ]) {
    await waitFor(async () => {
      expect(await choice()).toHaveAccessibleDescription(said);
    });
  }
});

it('says that a template was deleted, and keeps the choice until there is another', async () => {
  renderChoice({ template: TEMPLATE.id });
  expect(await screen.findByText(/This template was deleted\./)).toBeVisible();
  expect(await choice()).toHaveDisplayValue('A template that was deleted');
});
