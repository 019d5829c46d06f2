import { html, raw } from 'hono/html';
import type { Mail } from '../mail/mailbox.ts';

// The tokens of src/styles/tokens.css that this page needs.
const STYLE = `
@font-face { font-family: Inter; src: url('/mailbox/inter.woff2') format('woff2'); font-weight: 100 900; }
:root { color-scheme: light; --paper: oklch(0.992 0.003 95); --sheet: oklch(1 0 0); --ink: oklch(0.22 0.02 262);
  --soft: oklch(0.47 0.018 262); --rule: oklch(0.895 0.006 95); --signal: oklch(0.49 0.2 264);
  --signal-ink: oklch(1 0 0); }
.dark { color-scheme: dark; --paper: oklch(0.185 0.012 262); --sheet: oklch(0.218 0.013 262);
  --ink: oklch(0.945 0.006 95); --soft: oklch(0.735 0.012 262); --rule: oklch(0.31 0.015 262);
  --signal: oklch(0.755 0.125 262); --signal-ink: oklch(0.19 0.03 262); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 0.9375rem/1.6 Inter, ui-sans-serif, system-ui, sans-serif; }
main, header { max-width: 42rem; margin: 0 auto; }
header { display: flex; align-items: center; justify-content: space-between; margin-bottom: 2.5rem; }
.logo { display: inline-flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; color: var(--ink);
  font-size: 1.0625rem; font-weight: 600; letter-spacing: -0.02em; text-decoration: none; }
.logo svg { height: 1.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.625rem; font-weight: 650; letter-spacing: -0.018em; line-height: 1.2; }
p { margin: 0.25rem 0; }
.soft { color: var(--soft); }
ol { list-style: none; margin: 1.75rem 0; padding: 0; display: grid; gap: 1rem; }
li { padding: 1.25rem 1.5rem 0.75rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 0.5rem; }
h2 { margin: 0; font-size: 1.0625rem; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.open, .again { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.1rem;
  border-radius: 0.375rem; font-weight: 600; text-decoration: none; }
.open { margin-top: 0.75rem; background: var(--signal); color: var(--signal-ink); }
.again { border: 1px solid var(--rule); background: var(--sheet); color: var(--ink); }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
summary { cursor: pointer; padding: 0.75rem 0; color: var(--soft); }
pre { margin: 0 0 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
`;

const LOGO = html`<svg viewBox="0 0 16 24" fill="none" aria-hidden="true">
  <path d="M1 .75h14" stroke="currentColor" stroke-width="1.5" />
  <path d="M8 .75v8" stroke="var(--signal)" stroke-width="1.5" />
  <path d="M5 8.25h6v2.25H5zM3 11.5h10L8 23.5z" fill="currentColor" />
  <path d="M8 11.5h5L8 23.5z" fill="var(--signal)" />
</svg>`;

/** The page for people who try the product by themselves: mails that were not sent, newest first. */
export function mailboxPage(mails: readonly Mail[], nonce: string) {
  const list = html`<ol>
    ${mails.map(mailItem)}
  </ol>`;
  const none = html`<p>No mails yet. Ask for a sign-in link, then refresh this page.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>Mailbox · Plumbline</title>
        <script src="/theme.js"></script>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <a class="logo" href="/">${LOGO}Plumbline</a>
          <a class="again" href="/mailbox">Refresh</a>
        </header>
        <main>
          <h1>Mailbox</h1>
          <p class="soft">
            No mail server is set up, so mails stay here, on this machine, until the next start.
          </p>
          ${mails.length > 0 ? list : none}
        </main>
      </body>
    </html>`;
}

function mailItem(mail: Mail) {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  return html`<li>
    <h2>${mail.subject}</h2>
    <p class="soft">
      To ${mail.to} ·
      <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    ${link ? html`<a class="open" href="${link}">Open the sign-in link</a>` : ''}
    <details>
      <summary>Show the text</summary>
      <pre>${mail.text}</pre>
    </details>
  </li>`;
}
