import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeardEvent, Recogniser } from '../dictation/recogniser';
import { renderNote } from './notes-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

let heard: FakeRecogniser[] = [];
let availability = 'unavailable';
let asked: unknown;

/** A speech recogniser whose words the test gives. */
class FakeRecogniser implements Recogniser {
  static available(options: unknown) {
    asked = options;
    return Promise.resolve(availability);
  }
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally?: boolean;
  onresult: ((event: HeardEvent) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    heard.push(this);
  }
  stop() {
    this.onend?.();
  }
  say(transcript: string, isFinal: boolean) {
    act(() => {
      this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
    });
  }
  fail(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
}

beforeEach(() => {
  heard = [];
  availability = 'unavailable';
  asked = undefined;
  browserIs('Google Chrome');
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
});

function browserIs(brand: string) {
  const brands = [{ brand: 'Chromium' }, { brand }];
  Object.defineProperty(navigator, 'userAgentData', { value: { brands }, configurable: true });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('textbox', { name: 'Note on photo 1' });

async function openNote(...given: Parameters<typeof renderNote>) {
  const note = await renderNote(...given);
  await note.user.click(screen.getByRole('button', { name: /note on photo 1/i }));
  return note;
}

async function dictate(...given: Parameters<typeof renderNote>) {
  const note = await openNote(...given);
  await screen.findByText(/What you say/);
  await note.user.click(screen.getByRole('button', { name: 'Dictate' }));
  return note;
}

it('follows what is there, in the report’s language, and is stored', async () => {
  const { user, stored } = await dictate('Nordwand.', 'de');
  expect(heard[0]).toMatchObject({ lang: 'de-DE', interimResults: true });
  expect(field()).toHaveFocus();
  heard[0]!.say('zweites', false);
  expect(screen.getByText('zweites…')).toBeVisible();
  expect(field()).toHaveValue('Nordwand.');
  heard[0]!.say('zweites Feld', true);
  expect(field()).toHaveValue('Nordwand. zweites Feld');
  expect(screen.queryByText('zweites…')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => {
    expect(stored()).toBe('Nordwand. zweites Feld');
  });
});

it('says where the words go, and keeps them on the device where that can be', async () => {
  await dictate();
  expect(
    screen.getByText(/What you say goes to the maker of this browser to be written down\./),
  ).toBeVisible();
  expect(heard[0]?.processLocally).toBeUndefined();
});

it('stays on the device where the device can do it', async () => {
  availability = 'available';
  await dictate();
  expect(screen.getByText(/What you say stays on this device\./)).toBeVisible();
  expect(asked).toEqual({ langs: [expect.stringMatching(/^en-/)], processLocally: true });
  expect(heard[0]?.processLocally).toBe(true);
});

it('does not ask for that where the question ends the page', async () => {
  availability = 'available';
  browserIs('Android WebView');
  await dictate();
  expect(asked).toBeUndefined();
  expect(screen.getByText(/goes to the maker of this browser/)).toBeVisible();
});

it('ends at Escape with what was being said, and the field stays', async () => {
  const { user } = await dictate();
  heard[0]!.say('loose coping', false);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible();
  expect(field()).toHaveValue('loose coping');
  expect(field()).toHaveFocus();
});

it('is had by its name without a prefix too', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  vi.stubGlobal('SpeechRecognition', FakeRecogniser);
  await dictate();
  heard[0]!.say('loose coping', true);
  expect(field()).toHaveValue('loose coping');
});

it('ends at a second press', async () => {
  const { user } = await dictate();
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible();
});

it('says why it cannot, and keeps what it has', async () => {
  await dictate();
  heard[0]!.say('loose', true);
  heard[0]!.fail('network');
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be reached/);
  expect(field()).toHaveValue('loose');
});

it('is not offered where the browser has none', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  await openNote();
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});
