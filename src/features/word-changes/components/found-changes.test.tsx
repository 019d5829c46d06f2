import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Choices } from '@/document/word/compare/choices';
import type { WordChange } from '@/document/word/compare/word-change';
import type { Proposal, WordReading } from '@/document/word/read/word-reading';
import { FoundChanges } from './found-changes';

const change: WordChange = {
  key: 'title',
  kind: 'report text',
  field: 'title',
  here: 'Wall',
  inWord: 'North wall today',
  exported: 'Wall',
  isConflict: false,
};

const proposal = (author: string, added: string): Proposal => ({
  ids: [1],
  author,
  at: '2026-11-20T10:05:00Z',
  removed: '',
  added,
});

const makeReading = (proposals: Proposal[]): WordReading => ({
  reportId: '',
  exportedAt: '',
  language: 'en',
  tokens: [],
  rows: [],
  tracked: 2,
  morePhotos: [],
  comments: [],
  deletedBy: [],
  pictures: [],
  drawn: [],
  shownNumbers: [],
  captions: [],
  pieces: [],
  account: null,
  isUntouched: false,
  texts: {
    title: {
      text: 'North wall today',
      hash: null,
      tracked: { proposals, blocks: [], place: 'line', isBehindTab: false },
    },
  },
});

const NONE = { changes: [], notes: [], rows: [], language: 'en', choices: {} } as const;
const ACCOUNT = { body: '', document: [], rows: new Map<string, string[]>(), pages: [] };

it.each([
  [{ account: ACCOUNT, isUntouched: true }, /^Nothing in this file differs from how/u],
  [{ account: ACCOUNT }, /^Nothing but formatting differs/u],
  [{}, /anything else that was changed in it is not found\.$/u],
])('says that nothing differs of a body that is equal, and of no other: %#', (own, said) => {
  render(
    <FoundChanges
      {...NONE}
      leftOver={[]}
      reading={{ ...makeReading([]), ...own }}
      leaveProposals={(one) => one}
      onChoose={() => undefined}
      onWrite={() => undefined}
      onStartAgain={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(said);
});

it('lists what is not brought back, with its words and how many there are', () => {
  const words = (text: string) => ({ kind: 'words', text }) as const;
  render(
    <FoundChanges
      {...NONE}
      reading={{ ...makeReading([]), account: ACCOUNT }}
      leftOver={[
        { how: 'changed', was: words('Client'), now: words('Customer'), behind: 'Wall' },
        { how: 'added', was: null, now: { kind: 'picture', text: '' }, behind: 'Scope' },
      ]}
      leaveProposals={(one) => one}
      onChoose={() => undefined}
      onWrite={() => undefined}
      onStartAgain={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('No changes to review, 2 more listed.');
  const list = within(screen.getByRole('region', { name: /not brought back \(2\)/u }));
  expect(list.getByText('Changed after “Wall”: “Client” → “Customer”')).toBeVisible();
  expect(list.getByText('Added after “Scope”: a picture')).toBeVisible();
});

function Screen({ proposals }: { proposals: Proposal[] }) {
  const [choices, setChoices] = useState<Choices>({ title: 'take' });
  const texts = ['North wall today', 'Wall today', 'North wall', 'Wall'];
  return (
    <FoundChanges
      changes={[change]}
      notes={[]}
      leftOver={[]}
      rows={[]}
      language="en"
      choices={choices}
      reading={makeReading(proposals)}
      leaveProposals={(one, left) => {
        const at =
          proposals.length === 1 ? 3 * left.size : Number(left.has(0)) + 2 * Number(left.has(1));
        return 'inWord' in one ? { ...one, inWord: texts[at] ?? '' } : one;
      }}
      onChoose={setChoices}
      onWrite={() => undefined}
      onStartAgain={() => undefined}
    />
  );
}

it('shows a text without the tracked change that is unticked, and writes none where all are', async () => {
  const user = userEvent.setup();
  render(<Screen proposals={[proposal('A. Mason', 'North '), proposal('B. Hart', ' today')]} />);
  const card = within(screen.getByRole('group', { name: 'Title' }));
  const [mason, hart] = card.getAllByRole('checkbox');
  expect(mason).toHaveAccessibleName(/^A\. Mason, 20 Nov 2026, 10:05:.*North/u);
  expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeEnabled();
  if (mason) await user.click(mason);
  expect(mason).not.toBeChecked();
  expect(card.getAllByText('Wall').length).toBeGreaterThan(0);
  if (hart) await user.click(hart);
  expect(screen.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled();
});

it('names the one who proposed all of a change, with nothing more to choose', () => {
  render(<Screen proposals={[proposal('', 'North today')]} />);
  expect(screen.getByText('Tracked in Word by Somebody, 20 Nov 2026, 10:05')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
