/**
 * npm run check:hosted -- https://<project>.supabase.co <publishable key>: says when a hosted project leaves
 * open what this product must have shut. It makes one account under an address that nobody owns, asks
 * what a stranger could do with it, and changes nothing else. Ends with 1 when something is open.
 */
import { randomBytes } from 'node:crypto';
import { openings } from './hosted-openings.ts';

const [url, key] = process.argv.slice(2);
if (!url || !URL.canParse(url) || !key) {
  console.error('Usage: npm run check:hosted -- https://<project>.supabase.co <publishable key>');
  process.exit(2);
}
const stranger = `check-${randomBytes(8).toString('hex')}@plumbline.invalid`;
const found = await openings({ url: new URL(url).origin, key, stranger });
for (const { what, remedy } of found) console.log(`OPEN  ${what}\n      ${remedy}`);
console.log(
  found.length === 0
    ? `${url} leaves nothing open that this check knows of.`
    : `${found.length} open. See SECURITY.md, "On Supabase".`,
);
process.exit(found.length === 0 ? 0 : 1);
