/**
 * npm run check:hosted -- https://<project>.supabase.co <publishable key> [https://<the app's address>]
 *   [--address you+check@example.com]
 * Says what a hosted project leaves open that this product must have shut. It makes one account, under an address
 * that nobody owns or the one given, asks what a stranger could do with it, and changes nothing else. Ends with 1
 * when something is open or could not be checked.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Finding } from './hosted-finding.ts';
import { openings } from './hosted-openings.ts';

const LABELS: Record<Finding['kind'], string> = {
  open: 'OPEN       ',
  unchecked: 'NOT CHECKED',
  unseen: 'NOT SEEN   ',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' } },
});
const [url, key, app] = positionals;
if (!url || !URL.canParse(url) || !key || (app !== undefined && !URL.canParse(app))) {
  console.error(
    'Usage: npm run check:hosted -- https://<project>.supabase.co <publishable key> [https://<the app’s address>] [--address <a mail address>]',
  );
  process.exit(2);
}
const found = await openings({
  url: new URL(url).origin,
  key,
  app: app === undefined ? undefined : new URL(app).origin,
  stranger: values.address ?? `check-${randomBytes(8).toString('hex')}@plumbline.invalid`,
});
for (const { kind, what, remedy } of found) {
  console.log(`${LABELS[kind]}  ${what}\n${' '.repeat(13)}${remedy}`);
}
const count = (kind: Finding['kind']) => found.filter((finding) => finding.kind === kind).length;
const isShut = count('open') + count('unchecked') === 0;
console.log(
  isShut
    ? `${url} leaves nothing open that this check can see.`
    : `${count('open')} open, ${count('unchecked')} not checked. See SECURITY.md, "On Supabase".`,
);
process.exit(isShut ? 0 : 1);
