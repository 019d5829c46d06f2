import { z } from 'zod';
import { BadSetting } from '../bad-setting.ts';
import type { Database } from '../database/database.ts';
import { readAssignment } from '../shared-settings/shared-settings.ts';
import { readSettings, setSetting } from '../shared-settings/settle-settings.ts';

export const orderSchema = z.strictObject({
  /** Mail addresses, and settings as NAME=value. */
  words: z.array(z.string().max(4000)).max(100),
  /** Whether the addresses are no administrators any more. */
  isRemoving: z.boolean(),
});
/** What `npm run operator` was told. */
export type OperatorOrder = z.infer<typeof orderSchema>;

/** Does what `npm run operator` was told, all of it or nothing; says who administers now. Throws BadSetting. */
export async function operate(
  database: Database,
  { words, isRemoving }: OperatorOrder,
): Promise<string> {
  const settings = words.filter((word) => word.includes('=')).map(assignmentIn);
  const addresses = words.filter((word) => !word.includes('=')).map(addressIn);
  await database.transaction(async (transaction) => {
    for (const { name, value } of settings) await setSetting(transaction, name, value);
    await transaction.query(
      isRemoving
        ? 'delete from private.administrators where address = any($1::text[])'
        : 'insert into private.administrators (address) select distinct unnest($1::text[]) on conflict do nothing',
      [addresses],
    );
  });
  return [await administratorsLine(database), ...settings.map(settingLine)].join('\n');
}

/** Those who are named, in small letters. */
export async function namedAdministrators(database: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ address: string }>(
    'select address from private.administrators order by address',
  );
  return rows.map(({ address }) => address);
}

async function administratorsLine(database: Database): Promise<string> {
  const named = await namedAdministrators(database);
  if (named.length > 0) return `Administrators: ${named.join(', ')}.`;
  const first = (await readSettings(database)).get('FIRST_ACCOUNT');
  return first === 'next'
    ? 'Nobody is named. The first account is the administrator, on a host that serves its own machine alone.'
    : first === 'nobody'
      ? 'Nobody is named, and nobody administers.'
      : 'Nobody is named. The account that came first is the administrator.';
}

function settingLine({ name, value }: { name: string; value: string }): string {
  return `${name} is ${value} for all hosts of this database. Take another value out of their environments and .env files before they start again.`;
}

function assignmentIn(text: string) {
  const assignment = readAssignment(text);
  if (assignment) return assignment;
  throw new BadSetting(`${text} is no setting of what the database's hosts share.`);
}

function addressIn(text: string): string {
  const address = z.email().safeParse(text.trim().toLowerCase()).data;
  if (address === undefined) throw new BadSetting(`${text} is not a mail address.`);
  return address;
}
