import type { Queries } from '../database/database.ts';

/** Gives what asks the database whether an address has an account or may have one. */
export function mayGetLink(
  database: Pick<Queries, 'query'>,
): (address: string) => Promise<boolean> {
  return async (address) => {
    const { rows } = await database.query<{ may: boolean }>(
      'select private.may_get_link($1) as may',
      [address],
    );
    return rows[0]?.may === true;
  };
}
