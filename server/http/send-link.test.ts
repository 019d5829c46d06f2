import { expect, it } from 'vitest';
import { outboxMailer } from '../mail/link-outbox.ts';
import { sendLink } from './send-link.ts';

const KNOWN = 'ann@practice.example';
const STRANGER = 'stranger@else.example';

/** Asks for a link where only one address may have one, and holds the moment at which answers leave. */
function ask(to: string) {
  let release = (): void => undefined;
  const leaves = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  const asking = { isDone: false };
  const answer = sendLink(
    { request: new Request('http://127.0.0.1/auth/v1/otp'), to, browser: '' },
    async () => {
      await outboxMailer.sendMagicLink(to, 'hash', '');
      return new Response('{}');
    },
    {
      // A mail server that never answers.
      mail: { send: (mail) => new Promise(() => sent.push(mail.to)) },
      origins: ['http://127.0.0.1'],
      admits: (address) => Promise.resolve(address === KNOWN),
      codes: { make: () => Promise.resolve('12345678') },
      mayLeave: () => Promise.resolve(true),
      isOpen: false,
      withLock: async (_name, work) => {
        const done = await work();
        asking.isDone = true;
        return done;
      },
      log: () => undefined,
    },
    leaves,
  );
  const state = { hasAnswered: false };
  void answer.then(() => (state.hasAnswered = true));
  return { answer, state, asking, sent, release };
}

it.each([
  [KNOWN, [KNOWN]],
  [STRANGER, []],
])('answers at the one moment, whatever comes of it: %s', async (address, mailedTo) => {
  const { answer, state, asking, sent, release } = ask(address);
  await expect.poll(() => asking.isDone).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.hasAnswered).toBe(false);
  // Nor does the mail server learn sooner who it is.
  expect(sent).toEqual([]);
  release();
  expect(await (await answer).json()).toEqual({});
  expect(sent).toEqual(mailedTo);
});
