import type { Queries } from '../database/database.ts';
import type { SignUp } from './sign-up-setting.ts';

/** Tells the database who may make an account, and gives what asks it whether an address has one or may. */
export async function beginSignUp(
  database: Pick<Queries, 'query'>,
  setting: SignUp,
): Promise<(address: string) => Promise<boolean>> {
  await database.query('select private.set_sign_up($1)', [setting]);
  return async (address) => {
    const { rows } = await database.query<{ may: boolean }>(
      'select private.may_get_link($1) as may',
      [address],
    );
    return rows[0]?.may === true;
  };
}
