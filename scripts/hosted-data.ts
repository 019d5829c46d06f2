import { PRIVATE_TABLES } from '../testing/private-tables.ts';
import {
  readCode,
  type CheckResult,
  holds,
  open,
  type Project,
  PUSH_MIGRATIONS,
  unchecked,
} from './hosted-check.ts';

/** PostgreSQL: a grant is missing, which is how a visitor should be refused. */
const NO_GRANT = '42501';
/** PostgREST: there is no such function. */
const NO_FUNCTION = 'PGRST202';

export async function checkTables({ url, key }: Project): Promise<CheckResult[]> {
  const tables = [...PRIVATE_TABLES, 'signup_emails'];
  const found: CheckResult[] = [];
  for (const table of tables) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, {
      headers: { apikey: key },
    });
    // A visitor has no grant at all, so even an empty list is too much.
    if (answer.ok) {
      await answer.body?.cancel();
      found.push(open(`Visitors may read the table ${table}.`, PUSH_MIGRATIONS));
      continue;
    }
    const code = await readCode(answer);
    if (code === NO_GRANT) continue;
    const said = `answered ${answer.status} (${code ?? 'no code'})`;
    found.push(
      unchecked(
        `Whether visitors may read the table ${table}: the data service ${said}.`,
        'See that the key is the project’s, and that `supabase db push --remote` has run.',
      ),
    );
  }
  return found.length > 0 ? found : [holds(`Visitors read none of ${tables.length} tables.`)];
}

/** A call of what PostgREST should run before each request says whether it has run already. */
export async function checkPreRequest({ url, key }: Project): Promise<CheckResult[]> {
  const answer = await fetch(`${url}/rest/v1/rpc/refuse_ended_session`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.ok) {
    const hasRun: unknown = await answer.json();
    return hasRun === true
      ? [holds('Requests of ended sessions are refused.')]
      : [
          open(
            'Requests of ended sessions read empty lists: the data service does not run refuse_ended_session.',
            "Run `alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session'; notify pgrst, 'reload config'` in the SQL editor.",
          ),
        ];
  }
  const code = await readCode(answer);
  if (code === NO_FUNCTION) {
    return [open('Requests of ended sessions read empty lists.', PUSH_MIGRATIONS)];
  }
  return [
    unchecked(
      `Whether requests of ended sessions are refused: the data service answered ${answer.status} (${code ?? 'no code'}).`,
      'See that the key is the project’s.',
    ),
  ];
}
