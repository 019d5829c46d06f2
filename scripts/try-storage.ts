/**
 * node scripts/try-storage.ts <storage's address> <owner's token> <stranger's token> <a visitor's key>: runs the table of
 * testing/storage/storage-outcomes.ts against a storage service of Supabase, and prints where it answers otherwise. The
 * tokens are of two accounts that exist there and are signed in.
 */
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { fillFolder, playRow, STORAGE_ROWS } from '../testing/storage/storage-outcomes.ts';

const BUCKET = 'inspection_photos';
const [address, owner, stranger, key] = process.argv.slice(2);
if (!address || !owner || !stranger || !key) {
  console.error('Usage: node scripts/try-storage.ts <address> <token> <token> <key>');
  process.exit(2);
}
const readPerson = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub;
const openStorage = (token: string) => {
  const client = createClient(address, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${token}` } },
  });
  return client.storage;
};
let wrong = 0;
for (const row of STORAGE_ROWS) {
  const world = {
    owner: openStorage(owner).from(BUCKET),
    stranger: openStorage(stranger).from(BUCKET),
    visitor: openStorage(key).from(BUCKET),
    elsewhere: openStorage(owner).from('nowhere'),
    folder: `${readPerson(owner)}/${randomUUID()}`,
    strangersFolder: `${readPerson(stranger)}/${randomUUID()}`,
  };
  await fillFolder(world);
  const outcome = await playRow(row, world);
  if (outcome === row.outcome) continue;
  wrong += 1;
  console.log(`${row.name}: ${outcome}, not ${row.outcome}`);
}
console.log(`${STORAGE_ROWS.length - wrong} of ${STORAGE_ROWS.length} as the table says.`);
process.exit(wrong === 0 ? 0 : 1);
