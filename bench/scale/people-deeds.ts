import { setTimeout as pause } from 'node:timers/promises';
import { nameOperator } from '../../testing/hosts/name-operator.ts';
import type { Host } from '../../server/start-host.ts';
import { signIn } from '../../testing/people.ts';
import type { Deeds } from './deeds.ts';

/** Coming and going: signing in, a session that continues, an account that is deleted. */
export function accountDeeds(url: string): Deeds {
  return {
    'account: sign in, go on, sign out': async () => {
      const { client } = await signIn(url);
      const { error } = await client.auth.refreshSession();
      if (error) throw error;
      await client.auth.signOut({ scope: 'local' });
    },
    'account: delete': async () => {
      const { client, email } = await signIn(url);
      const { error } = await client.functions.invoke('delete_account', { body: { email } });
      if (error) throw error;
    },
  };
}

/** Prepares an administrator's requests for the page People, which read everybody's account, and nobody's rows. */
export async function preparePeopleDeeds({ url, dataDir }: Host): Promise<Deeds> {
  const { client, email } = await signIn(url);
  const other = await signIn(url);
  await nameOperator(dataDir, email);
  while ((await client.rpc('is_administrator')).data !== true) await pause(500);
  const rpc = (name: string, values: object = {}) => client.rpc(name as never, values as never);
  return {
    'people: fifty': () => rpc('list_people', { p_words: '', p_page: 1 }).throwOnError(),
    'people: by their address': () =>
      rpc('list_people', { p_words: other.email, p_page: 1 }).throwOnError(),
    'people: invitations': () => rpc('list_invitations').throwOnError(),
    'people: what was done': () => rpc('list_administrator_acts', { p_page: 1 }).throwOnError(),
    'people: limit one': () =>
      rpc('limit_person', {
        p_person: other.id,
        p_limits: { analyses: 5, generations: 5 },
      }).throwOnError(),
    'people: suspend and resume one': async () => {
      await rpc('suspend_person', { p_person: other.id }).throwOnError();
      await rpc('resume_person', { p_person: other.id }).throwOnError();
    },
  };
}
