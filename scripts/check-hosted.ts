/**
 * npm run check:hosted -- https://<project>.supabase.co <publishable key> [https://<the app's address>]
 *   [--address you+check@your-office.com] [--sign-up closed]
 * Says whether a hosted project is as this product must have it. It makes one account, under the address given or one
 * at the app's own domain, asks what a stranger could do with it, and changes nothing else. With
 * SUPABASE_ACCESS_TOKEN it also reads settings that nobody sees from outside. Ends with 0 when all holds, 1 when
 * something does not, 3 when something could not be checked.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { CheckResult } from './hosted-check.ts';
import { checkProject } from './hosted-openings.ts';
import { isPublicOrigin } from './hosted-settings.ts';

const LABELS: Record<CheckResult['kind'], string> = {
  holds: 'holds           ',
  open: 'DOES NOT HOLD   ',
  unchecked: 'COULD NOT CHECK ',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' }, 'sign-up': { type: 'string', default: 'open' } },
});
const [url, key, app] = positionals;
if (!url || !URL.canParse(url) || !key || (app !== undefined && !URL.canParse(app))) {
  console.error(
    'Usage: npm run check:hosted -- https://<project>.supabase.co <publishable key> [https://<the app’s address>] [--address <a mail address>] [--sign-up open|closed]',
  );
  process.exit(2);
}
const token = process.env['SUPABASE_ACCESS_TOKEN'];
// Supabase refuses addresses of domains that take no mail. The app's own is the operator's, whom a mail may reach.
const ownDomain =
  app !== undefined && isPublicOrigin(new URL(app).origin)
    ? `plumbline-check-${randomBytes(4).toString('hex')}@${new URL(app).hostname}`
    : undefined;
const found = await checkProject({
  url: new URL(url).origin,
  key,
  isOpenToAll: values['sign-up'] === 'open',
  stranger: values.address ?? ownDomain,
  app: app === undefined ? undefined : new URL(app).origin,
  management: token
    ? { url: process.env['SUPABASE_API_URL'] ?? 'https://api.supabase.com', token }
    : undefined,
});
for (const { kind, what, remedy } of found) {
  console.log(`${LABELS[kind]}${what}${remedy && `\n${' '.repeat(16)}${remedy}`}`);
}
const count = (kind: CheckResult['kind']) => found.filter((result) => result.kind === kind).length;
console.log(
  `${count('holds')} hold, ${count('open')} do not, ${count('unchecked')} could not be checked. See SECURITY.md, "On Supabase".`,
);
process.exit(count('open') > 0 ? 1 : count('unchecked') > 0 ? 3 : 0);
