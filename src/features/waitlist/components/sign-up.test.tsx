import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { DUPLICATE_KEY, ENDINGS, UnsteadyNetwork } from '../../../../testing/app/unsteady-network';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../../testing/stories';
import { SignUp } from './sign-up';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const JOINED = 'Pre-signup successful!';
const THERE_ALREADY = 'Email already registered';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The waitlist behind a network that loses answers; it knows these addresses already. */
function unsteadyWaitlist(known: readonly string[]) {
  const network = new UnsteadyNetwork();
  const entries = [...known];
  const insert = ({ row }: TableCall) =>
    network.ask(() => {
      const { email } = row as { email: string };
      if (entries.includes(email.toLowerCase())) throw DUPLICATE_KEY;
      entries.push(email.toLowerCase());
    });
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { signup_emails: insert } }));
  return { network, entries };
}

async function rest() {
  await act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  });
}

/** Sends the form as a double click does, or a click with Enter: before anything is redrawn. */
async function send(email: string, times: number) {
  const field = screen.queryByLabelText<HTMLInputElement>('Email');
  if (!field?.form) return;
  const { form } = field;
  fireEvent.change(field, { target: { value: email } });
  for (let time = 0; time < times; time += 1) {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  }
  await rest();
}

/** Gives the words announced since the last call. */
function said(): string[] {
  const { neutral, error } = vi.mocked(toast);
  const titles = [...neutral.mock.calls, ...error.mock.calls].map(([title]) => title);
  vi.clearAllMocks();
  return titles;
}

let visits = 0;

const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      send: fc.constantFrom('ada', 'Ada', 'known'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ end: fc.constantFrom(...ENDINGS) }) },
);

it(
  'makes one entry, and says what became of it, whatever is clicked and whatever is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(makeStory(happening, 12), async (story) => {
        vi.clearAllMocks();
        visits += 1;
        const address = (name: string) => `${name}.${visits}@example.com`;
        const { network, entries } = unsteadyWaitlist([address('known')]);
        render(<SignUp />);
        const expectTruth = () => {
          const titles = said();
          expect(titles.length).toBeLessThanOrEqual(1);
          if (titles.includes(JOINED)) expect(entries).toContain(sent);
          // For an address that only this visit has sent, it would be false.
          if (titles.includes(THERE_ALREADY)) expect(sent).toBe(address('known'));
        };
        let sent = '';
        for (const one of story) {
          if ('send' in one) {
            if (network.isQuiet) sent = address(one.send).toLowerCase();
            await send(address(one.send), one.times);
          } else {
            network.end(one.end);
            await rest();
          }
          expectTruth();
        }
        while (!network.isQuiet) {
          network.end('answered');
          await rest();
          expectTruth();
        }
        expect(new Set(entries).size).toBe(entries.length);
        expect(network.mostAtOnce).toBeLessThanOrEqual(1);
        // Anyone who is not thanked yet can try again, and is.
        sent = address('ada');
        await send(sent, 2);
        network.end('answered');
        await rest();
        expect(screen.getByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
        cleanup();
      }),
      { numRuns: storyCount(80) },
    );
  },
  STORY_LIMIT_MS,
);

it('knows a second visit from an answer that was lost', async () => {
  vi.clearAllMocks();
  const { network } = unsteadyWaitlist([]);
  render(<SignUp />);
  const visit = async (ending: (typeof ENDINGS)[number]) => {
    await send('grace@example.com', 1);
    network.end(ending);
    await rest();
    return said();
  };
  expect(await visit('answer lost')).toEqual(['Something went wrong.']);
  expect(await visit('answered')).toEqual([JOINED]);
  cleanup();
  render(<SignUp />);
  expect(await visit('answered')).toEqual([THERE_ALREADY]);
});
