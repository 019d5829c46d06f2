import { z } from 'zod';
import { BadSetting } from '../bad-setting.ts';
import type { Database } from '../database/database.ts';
import { readAssignment } from '../shared-settings/shared-settings.ts';
import { readSettings, setSetting } from '../shared-settings/share-settings.ts';

export const orderSchema = z.strictObject({
  /** Mail addresses, and settings as NAME=value. */
  words: z.array(z.string().max(4000)).max(100),
  /** True when the addresses lose both roles. */
  isRemoving: z.boolean(),
  /** True for an administrator who is not an operator. */
  isForPeople: z.boolean(),
});
export type OperatorOrder = z.infer<typeof orderSchema>;

/**
 * Carries out an order of `npm run operator` as a whole or not at all, and lists the administrators. Throws BadSetting.
 */
export async function operate(
  database: Database,
  { words, isRemoving, isForPeople }: OperatorOrder,
): Promise<string> {
  const settings = words.filter((word) => word.includes('=')).map(requireAssignment);
  const addresses = words.filter((word) => !word.includes('=')).map(requireAddress);
  await database.transaction(async (transaction) => {
    for (const { name, value } of settings) await setSetting(transaction, name, value);
    if (isRemoving) {
      await transaction.query(
        'delete from private.administrators where address = any($1::text[])',
        [addresses],
      );
    } else {
      await transaction.query(
        `insert into private.administrators (address, runs_machine) select distinct unnest($1::text[]), $2::boolean
         on conflict (address) do update set runs_machine = excluded.runs_machine`,
        [addresses, !isForPeople],
      );
    }
  });
  return [await administratorsLine(database), ...settings.map(settingLine)].join('\n');
}

async function administratorsLine(database: Database): Promise<string> {
  const { rows } = await database.query<{ named: string }>(
    `select address || case when runs_machine then '' else ' (people alone)' end as named
     from private.administrators order by address`,
  );
  if (rows.length > 0) return `Administrators: ${rows.map(({ named }) => named).join(', ')}.`;
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

function requireAssignment(text: string) {
  const assignment = readAssignment(text);
  if (assignment) return assignment;
  throw new BadSetting(`${text} is no setting of what the database's hosts share.`);
}

function requireAddress(text: string): string {
  const address = z.email().safeParse(text.trim().toLowerCase()).data;
  if (address === undefined) throw new BadSetting(`${text} is not a mail address.`);
  return address;
}
