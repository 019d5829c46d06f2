import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  MISBEHAVIOURS,
  type Misbehaviour,
  startFaultyServer,
} from '../../testing/faulty-server.ts';
import { smtpDriver } from './mail-driver.ts';

const MESSAGE = {
  to: 'someone@example.com',
  subject: 'Your sign-in link for Plumbline',
  text: 'Sign in with this link',
  html: '<a href="https://r.example.com/confirm">Sign in</a>',
};

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A mail server that takes one mail, or refuses its recipient. */
async function mailServer(answerToRecipient = '250 ok') {
  const received = { text: '', recipients: [] as string[] };
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (isData) {
        received.text += said;
        if (!received.text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (said.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (said.startsWith('RCPT')) {
        received.recipients.push(said);
        socket.write(`${answerToRecipient}\r\n`);
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const withoutSoftBreaks = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('SMTP', () => {
  it('sends both forms of the mail, in the name that is set', async () => {
    const { url, received } = await mailServer();
    const driver = smtpDriver({ smtpUrl: url, from: 'Plumbline <no-reply@r.example.com>' });
    await driver.send(MESSAGE);
    const mail = withoutSoftBreaks(received.text);
    expect(mail).toContain('From: Plumbline <no-reply@r.example.com>');
    expect(mail).toContain('To: someone@example.com');
    expect(mail).toContain(MESSAGE.text);
    expect(mail).toContain(MESSAGE.html);
  });

  it('goes to one mailbox, whatever stands in the address @mail-driver-1', async () => {
    const { url, received } = await mailServer();
    const driver = smtpDriver({ smtpUrl: url, from: 'no-reply@r.example.com' });
    await driver.send({ ...MESSAGE, to: 'a@example.com,b@example.org' }).catch(() => undefined);
    expect(received.recipients.filter((line) => line.includes('<b@example.org>'))).toEqual([]);
  });

  it('fails where the server refuses, so that the person is told @mail-driver-2', async () => {
    const { url } = await mailServer('550 no such person');
    const driver = smtpDriver({ smtpUrl: url, from: 'no-reply@r.example.com' });
    await expect(driver.send(MESSAGE)).rejects.toThrow(/no such person/);
  });
});

describe('a mail server that misbehaves', () => {
  const ALL = Object.keys(MISBEHAVIOURS) as Misbehaviour[];

  it.each(ALL)('fails within its time where it %s, and takes no more memory', async (how) => {
    const server = await startFaultyServer(how, { isAsked: false });
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    const driver = smtpDriver({ smtpUrl, from: 'no-reply@r.example.com' }, 2000);
    await expect(driver.send(MESSAGE)).rejects.toThrow(Error);
    expect(server.sent()).toBeLessThan(32 * 1024 * 1024);
    await server.close();
  });
});
