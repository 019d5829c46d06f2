import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Section } from '@/features/account/schema';
import { makeObservation } from '../../../testing/app/rows';
import {
  REPORT_ID,
  backend,
  button,
  discussion,
  field,
  held,
  recommendation,
  renderScreen,
  resetBackend,
  makeRows,
  STORED,
} from './discussion-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/components/analyst-notice', () => ({ AnalystNotice: () => null }));

beforeEach(resetBackend);

it('asks to look at a doubted sentence, until it is changed', async () => {
  const doubts = [{ quote: 'The wall is dry.', reason: 'assurance' }];
  const proposal = { analyst: 'm', paragraph: 'The wall is dry.', doubts };
  backend.sections = () => [discussion({ proposal }), recommendation({})];
  const user = renderScreen();
  expect((await screen.findByText(/“The wall is dry.”/)).parentElement).toHaveTextContent(
    'Check this: “The wall is dry.” A photo alone cannot show that something is safe or sound.',
  );
  await user.type(field('Discussion'), '{Backspace}, it seems.');
  expect(screen.queryByText(/Check this/)).toBeNull();
});

it('shows what was taken out of a draft, why, and puts it back where it stood', async () => {
  const taken_out = [
    { quote: 'It is fine.', reason: 'cleared', after: 'The wall leans.', photo_refs: {} },
  ];
  const paragraph = 'The wall leans. Watch it.';
  const proposal = { analyst: 'm', paragraph, taken_out };
  backend.sections = () => [discussion({ paragraph, proposal }), recommendation({})];
  const user = renderScreen();
  expect((await screen.findByText(/“It is fine.”/)).parentElement).toHaveTextContent(
    'Taken out: “It is fine.” A row finds a defect here. This says that all is well, or nothing that the row says.',
  );
  await user.click(button('Put it back'));
  expect(field('Discussion')).toHaveValue('The wall leans. It is fine. Watch it.');
  expect(screen.queryByText(/Taken out/)).toBeNull();
  // Not saved yet: from here on it is the person's change.
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  await user.clear(field('Discussion'));
  expect(screen.getByText(/Taken out/)).toBeVisible();
});

it('says that nobody judged a draft, as long as it stands as drafted', async () => {
  const judged = { state: 'none', by: 'm' };
  const proposal = { analyst: 'm', paragraph: 'The wall is dry.', judged };
  backend.sections = () => [
    discussion({ proposal, paragraph: 'The wall is dry.' }),
    recommendation({ proposal: { ...proposal, judged: { state: 'all', by: 'm' } } }),
  ];
  const user = renderScreen();
  expect(await screen.findByText(/^Not judged: /)).toBeVisible();
  await user.type(field('Discussion'), ' Here.');
  expect(screen.queryByText(/^Not judged: /)).toBeNull();
});

describe('words of a person', () => {
  it.each([
    ['Save my text', 'My wall.', 3],
    ['Take the other text', 'Their wall.', 2],
    ['Keep both, one after the other', 'Their wall.\n\nMy wall.', 2],
  ])('that meet another text are asked about: %s', async (choice, expected, version) => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    let stored = discussion({ paragraph: 'Their wall.', version: 2 });
    let updates = 0;
    backend.sections = ({ verb, row }) => {
      if (verb !== 'update') return [stored, recommendation()];
      updates += 1;
      // The first rests on what is no longer there.
      if (updates === 1) return [];
      stored = discussion({ ...(row as Section), version: 3 });
      return [stored];
    };
    await user.clear(field('Discussion'));
    await user.paste('My wall.');
    await user.click(button('Save Changes'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('The Discussion was changed elsewhere meanwhile');
    expect(dialog).toHaveTextContent('My wall.');
    expect(dialog).toHaveTextContent('Their wall.');
    await user.click(button(choice));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(field('Discussion')).toHaveValue(expected);
    expect(stored.version).toBe(version);
  });

  it('that meet another text take single paragraphs of it', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    const saved: unknown[] = [];
    const theirs = discussion({ paragraph: 'Their wall.\n\nTheir end.', version: 2 });
    backend.sections = ({ verb, row }) => {
      if (verb !== 'update') return [theirs, recommendation()];
      saved.push(row);
      return saved.length === 1 ? [] : [discussion({ ...(row as Section), version: 3 })];
    };
    await user.clear(field('Discussion'));
    await user.paste('My wall.\n\nMy end.');
    await user.click(button('Save Changes'));
    const differences = await screen.findByRole('region', { name: 'Where yours differs' });
    expect(within(differences).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(differences).getAllByRole('button', { name: 'Take the other’s' })[1]!);
    expect(within(differences).getAllByRole('listitem')).toHaveLength(1);
    await user.click(button('Save my text'));
    await waitFor(() => {
      expect(saved.at(-1)).toMatchObject({ paragraph: 'My wall.\n\nTheir end.' });
    });
  });

  it('that a new draft replaced are marked, and brought back by paragraph', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    backend.generate = () => {
      backend.sections = () => [
        discussion({ paragraph: 'The wall is damp.', version: 2 }),
        recommendation({ version: 2 }),
      ];
      return { success: true };
    };
    await user.click(button('Regenerate Sections'));
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    const changes = await screen.findByRole('region', { name: 'What the new draft changed' });
    expect(within(changes).getByRole('deletion')).toHaveTextContent('dry');
    expect(within(changes).getByRole('insertion')).toHaveTextContent('damp');
    await user.click(within(changes).getByRole('button', { name: 'Bring back' }));
    expect(field('Discussion')).toHaveValue('The wall is dry.');
    expect(changes).not.toBeInTheDocument();
    expect(button('Save Changes')).toBeEnabled();
  });

  it('that meet another text stay in their field when the question is closed', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    backend.sections = ({ verb }) =>
      verb === 'update' ? [] : [discussion({ paragraph: 'Their wall.', version: 2 }), STORED[1]];
    await user.type(field('Discussion'), ' Mine.');
    await user.click(button('Save Changes'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    expect(field('Discussion')).toHaveValue('The wall is dry. Mine.');
    expect(screen.getByText(/Save yours to see both and choose/)).toBeVisible();
    expect(button('Save Changes')).toBeEnabled();
  });
});

describe('the numbers of photos', () => {
  const BOUND = [
    discussion({ paragraph: 'See Photos 1 and 2.', photo_refs: { 1: 'a', 2: 'b' } }),
    recommendation(),
  ];

  it('are saved with the photos that they mean on the screen', async () => {
    const saved: unknown[] = [];
    backend.sections = ({ verb, row }) => {
      if (verb !== 'update') return BOUND;
      saved.push(row);
      return [discussion({ ...(row as Section), version: 2 })];
    };
    backend.rows = () => makeRows('b', 'c');
    const user = renderScreen();
    await screen.findByDisplayValue('See Photos [deleted] and 1.');
    expect(await screen.findByText(/which was Photo 1, refers to a photo/)).toBeVisible();
    await user.type(field('Discussion'), ' Photo 2');
    await user.click(button('Save Changes'));
    expect(saved).toMatchObject([
      {
        paragraph: 'See Photos [deleted] and 1. Photo 2',
        photo_refs: { deleted: 'a', 1: 'b', 2: 'c' },
      },
    ]);
  });
});

it('takes no photo for deleted that is newer than the rows in hand', async () => {
  backend.rows = () => makeRows('a');
  const reading = held();
  backend.sections = () => reading.promise;
  renderScreen();
  await screen.findByText('Loading existing sections...');
  await new Promise((resolve) => setTimeout(resolve, 20));
  backend.rows = () => makeRows('new', 'a');
  reading.resolve([
    discussion({ paragraph: 'See Photo 1.', photo_refs: { 1: 'new' } }),
    recommendation(),
  ]);
  expect(await screen.findByDisplayValue('See Photo 1.')).toBeVisible();
  // The notes beside the field follow when there is time.
  await waitFor(() => {
    expect(screen.queryByText(/deleted/)).toBeNull();
  });
});

describe('what could not be read', () => {
  it.each(['sections', 'rows'])('is no empty form to be saved over: %s', async (what) => {
    const fail = () => {
      throw new Error('The line is down');
    };
    if (what === 'rows') backend.rows = fail;
    else backend.sections = fail;
    const user = renderScreen();
    expect(await screen.findByText('The line is down')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Save Changes')).toBeDisabled();
    expect(button('Regenerate Sections')).toBeDisabled();
    backend.sections = () => STORED;
    backend.rows = () => [];
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
  });
});

it('a paragraph about unchecked rows is renewed with one click when others are unchecked', async () => {
  backend.sections = () => [
    discussion({
      paragraph:
        'Dry.\n\nAs of 1 November 2026, nobody had checked the observations of photos 1 and 2.',
    }),
    recommendation(),
  ];
  backend.rows = () => [
    makeObservation({ id: 'a', defect: 'Crack', hand: 'accepted' }),
    makeObservation({ id: 'b', defect: 'Crack', hand: 'accepted' }),
  ];
  const user = renderScreen();
  await user.click(await screen.findByRole('button', { name: 'Remove the paragraph' }));
  expect(field('Discussion')).toHaveValue('Dry.');
  expect(button('Save Changes')).toBeEnabled();
});

it('takes over what was typed before sections had versions', async () => {
  const key = `plumbline-draft:ada:sections:${REPORT_ID}`;
  localStorage.setItem(key, JSON.stringify({ discussion: 'Typed before.' }));
  renderScreen();
  expect(await screen.findByDisplayValue('Typed before.')).toBeVisible();
  expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});
