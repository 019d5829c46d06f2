import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { newId } from '@/lib/new-id';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../testing/app/fake-backend';
import { DUPLICATE_KEY, ENDINGS, UnsteadyNetwork } from '../../../testing/app/unsteady-network';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../testing/stories';
import { useReportCreation } from './use-report-creation';
import { SignedIn } from '../../../testing/app/signed-in';

const navigate = vi.hoisted(() => vi.fn<(to: string) => Promise<void>>());
vi.mock('react-router', () => ({ useNavigate: () => navigate }));
vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const TITLES = ['Weir', 'Footbridge', ''];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** The table of reports behind a network that loses answers. */
function unsteadyReports() {
  const network = new UnsteadyNetwork();
  const rows = new Map<string, string>();
  const carryOut = ({ verb, row, equal }: TableCall) => {
    const { id = equal['id'], title } = row as { id?: unknown; title: string };
    if (verb === 'insert' && rows.has(String(id))) throw DUPLICATE_KEY;
    rows.set(String(id), title);
    return { id };
  };
  const reports = (call: TableCall) => network.ask(() => carryOut(call));
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { reports } }));
  return { network, rows };
}

/** The create dialog as often as it is opened. */
class Dialog {
  readonly #story = unsteadyReports();
  readonly rows = this.#story.rows;
  readonly network = this.#story.network;
  /** By opening: the title that was said to be created. */
  readonly said = new Map<string, string>();
  id = newId();
  #hook = this.#open();

  #open() {
    return renderHook(() => useReportCreation(this.id), { wrapper: SignedIn });
  }

  async send(title: string, times: number) {
    // No drawing in between: on a slow device the button is still enabled.
    for (let time = 0; time < times; time += 1) this.#hook.result.current.create(title, 'de');
    await this.#rest();
  }

  async end(ending: (typeof ENDINGS)[number]) {
    this.network.end(ending);
    await this.#rest();
  }

  /** As the screen allows it: not while a report is being created. */
  reopen() {
    if (!this.network.isQuiet) return;
    this.#hook.unmount();
    this.id = newId();
    this.#hook = this.#open();
  }

  close() {
    this.#hook.unmount();
  }

  async #rest() {
    await act(async () => {
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    });
    for (const [title, words] of vi.mocked(toast.neutral).mock.calls) {
      expect(title).toBe('Report created');
      expect(this.said.has(this.id)).toBe(false);
      this.said.set(this.id, /^'(.*)' has been/.exec(String(words))?.[1] ?? '');
    }
    vi.mocked(toast.neutral).mockClear();
  }
}

const happening = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      send: fc.constantFrom(...TITLES),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ end: fc.constantFrom(...ENDINGS) }) },
  { weight: 1, arbitrary: fc.constant({ reopen: true }) },
);

it(
  'makes one report of each opening, whatever is clicked and whatever answer is lost @use-report-creation-1',
  async () => {
    await fc.assert(
      fc.asyncProperty(makeStory(happening, 16), async (story) => {
        vi.clearAllMocks();
        navigate.mockResolvedValue();
        const dialog = new Dialog();
        const openings = new Set([dialog.id]);
        for (const one of story) {
          if ('send' in one) await dialog.send(one.send, one.times);
          else if ('end' in one) await dialog.end(one.end);
          else dialog.reopen();
          openings.add(dialog.id);
          expect(dialog.rows.size).toBeLessThanOrEqual(openings.size);
        }
        // In the end the person tries once more, and the network holds.
        while (!dialog.network.isQuiet) await dialog.end('answered');
        await dialog.send('At last', 2);
        while (!dialog.network.isQuiet) await dialog.end('answered');
        dialog.close();

        expect([...openings]).toEqual(expect.arrayContaining([...dialog.rows.keys()]));
        expect(dialog.said.has(dialog.id)).toBe(true);
        for (const [id, title] of dialog.said) {
          expect(dialog.rows.get(id)).toBe(title === '' ? 'Untitled Report' : title);
        }
        expect(navigate.mock.calls.map(([to]) => to)).toEqual(
          [...dialog.said.keys()].map((id) => `/upload/${id}`),
        );
        expect(dialog.network.mostAtOnce).toBe(1);
      }),
      { numRuns: storyCount(150) },
    );
  },
  STORY_LIMIT_MS,
);

it('says so when a report could not be created, and can be asked again', async () => {
  vi.clearAllMocks();
  const dialog = new Dialog();
  await dialog.send('Weir', 1);
  await dialog.end('refused');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Error creating report',
    'Please try again later.',
  );
  expect(navigate).not.toHaveBeenCalled();
  await dialog.send('Weir', 1);
  await dialog.end('answered');
  expect(dialog.said.get(dialog.id)).toBe('Weir');
});
