/**
 * npm run operator -- name@example.com: names an administrator of this host, also while it runs: whoever
 * may choose its model on the screen, invite people, and see and limit what each of them uses.
 * With --remove before the address it is taken back; without an address those named are listed.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environmentWithFile, readDataDir } from '../settings.ts';
import { readOperators, writeOperators } from './named-operators.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean', default: false } },
});

try {
  const dataDir = readDataDir(environmentWithFile());
  if (!existsSync(dataDir))
    throw new Error(`There is no data at ${dataDir} yet: start Plumbline once.`);
  const named = readOperators(dataDir);
  const addresses = positionals.map((text) => {
    const address = z.email().safeParse(text.trim().toLowerCase()).data;
    if (address === undefined) throw new Error(`${text} is not a mail address.`);
    return address;
  });
  const left = values.remove
    ? named.filter((name) => !addresses.includes(name))
    : [...named, ...addresses];
  if (addresses.length > 0) writeOperators(dataDir, left);
  const now = readOperators(dataDir);
  process.stdout.write(
    now.length > 0
      ? `Administrators: ${now.join(', ')}.\n`
      : 'Nobody is named. On a host that serves its own machine alone, the first account is its administrator.\n',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
