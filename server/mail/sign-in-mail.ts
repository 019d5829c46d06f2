import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { Letter } from './link-outbox.ts';
import type { Message } from './mail-driver.ts';

const SUBJECT = 'Your sign-in link for Plumbline';
/** Supabase's own template of this mail, so that both hosts send the same. */
const TEMPLATE = readFileSync(join(PROJECT_FOLDER, 'supabase/templates/magic_link.html'), 'utf8');

/** The mail with a sign-in link to the page that uses it on a click. `origin` is the address that the person used. */
export function signInMail({ to, tokenHash }: Letter, code: string, origin: string): Message {
  const values = { SiteURL: origin, TokenHash: tokenHash, Token: code, Email: to };
  const link = `${origin}/confirm#token_hash=${tokenHash}&type=email&email=${encodeURIComponent(to)}`;
  return {
    to,
    subject: SUBJECT,
    text: `Sign in to Plumbline with this link:\n\n${link}\n\nOr type this code where you asked for the link: ${code}\n\nEach works once, for one hour. If you did not ask for it, ignore this mail.\n`,
    html: filled(TEMPLATE, values),
  };
}

/** Fills a template as Supabase does, encoding each value for an address or a text. */
function filled(template: string, values: Record<string, string>): string {
  const fill = (text: string, encode: (name: string, value: string) => string) =>
    text.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => encode(name, values[name] ?? ''));
  const withAddresses = template.replace(/href="[^"]*"/g, (attribute) =>
    fill(attribute, (name, value) =>
      escaped(name === 'SiteURL' ? value : encodeURIComponent(value)),
    ),
  );
  return fill(withAddresses, (_, value) => escaped(value));
}

const escaped = (text: string) => html`${text}`.toString();
