import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { readInWorker } from '@/document/template/read-in-worker';
import { TemplatesScreen } from './templates-screen';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase');
vi.mock('@/components/ui/toast');
vi.mock('@/document/template/read-in-worker');

const CHOSEN = new File(['PK'], 'Short form.docx');
const READ = {
  content: 'UEsDBA==',
  sha256: '0'.repeat(64),
  found: ['title' as const],
  unknown: [],
  removed: ['A picture that is loaded from elsewhere.'],
};

let stored: Record<string, unknown>[] = [];
const add = vi.fn<(args: unknown) => void>();

const template = (index: number) => ({
  id: `template-${index}`,
  name: `House ${index}`,
  found: ['title', 'observations'],
  unknown: [],
  created_at: '2026-11-24T10:00:00Z',
});

function renderScreen() {
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        document_templates: () => stored,
      },
      procedures: {
        add_document_template: (args) => {
          add(args);
          const { p_id: id, p_name: name, p_found: found } = args as Record<string, unknown>;
          stored = [...stored, { ...template(stored.length), id, name, found }];
        },
      },
    }),
  );
  const screenAndWayOut = (
    <>
      <TemplatesScreen />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: screenAndWayOut },
    { path: '*', element: null },
  ]);
  render(
    <SignedIn>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return userEvent.setup();
}

const input = () => screen.findByLabelText('Choose a Word template');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  add.mockReset();
  stored = [];
  vi.mocked(readInWorker).mockResolvedValue(READ);
});

it('teaches while there is nothing, and takes a file by its name', async () => {
  const user = renderScreen();
  expect(await screen.findByRole('region', { name: 'How it works' })).toBeVisible();
  await user.upload(await input(), CHOSEN);
  const card = await screen.findByRole('group', { name: 'Short form' });
  expect(within(card).getByText(READ.removed[0]!)).toBeVisible();
  expect(within(card).getByText(/^Not in the file: \{\{observations\}\}, \{\{disc/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'How it works' })).not.toBeInTheDocument();
  expect(add).toHaveBeenCalledExactlyOnceWith({
    p_id: expect.any(String) as string,
    p_name: 'Short form',
    p_content: 'UEsDBA==',
    p_sha256: READ.sha256,
    p_found: ['title'],
    p_unknown: [],
  });
});

it('keeps a file that could not be saved, and saves the same one when asked again', async () => {
  add.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  const user = renderScreen();
  await user.upload(await input(), CHOSEN);
  expect(await screen.findByText('Short form.docx is not saved')).toBeVisible();
  // Only this page has the file: leaving asks first.
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Short form' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(readInWorker).toHaveBeenCalledOnce();
  const [first, second] = add.mock.calls;
  expect(second).toEqual(first);
});

it('takes no eleventh', async () => {
  stored = Array.from({ length: 10 }, (_, index) => template(index));
  renderScreen();
  expect(await screen.findByText(/^You have 10 Word templates/)).toBeVisible();
  expect(screen.queryByLabelText('Choose a Word template')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Delete House/ })).toHaveLength(10);
});
