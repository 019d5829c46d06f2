import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Mailbox } from '../mail/mailbox.ts';
import { atThisMachineAlone } from './at-this-machine.ts';
import { mailboxPage } from './mailbox-page.ts';

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** The local mailbox as a page and as data. Mount it only where mails are not sent. */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono();
  routes.use('/mailbox/*', atThisMachineAlone);
  routes.use('/mailbox.json', atThisMachineAlone);
  routes.get('/mailbox', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `default-src 'none'; font-src 'self'; img-src 'self'; script-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    return c.html(mailboxPage(await mailbox.list(), nonce));
  });
  routes.get('/mailbox/inter.woff2', async (c) => {
    const font = await readFile(FONT);
    return c.body(font, 200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' });
  });
  routes.get('/mailbox.json', async (c) => c.json(await mailbox.list()));
  return routes;
}
