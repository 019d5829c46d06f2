import { z } from 'zod';
import { newestMigration } from '../server/database/migration-files.ts';
import { REPLACED_VERSIONS } from '../server/database/replaced-versions.ts';
import {
  ADOPT_BASELINE,
  type CheckResult,
  holds,
  open,
  type Project,
  PUSH_MIGRATIONS,
  PUSH_SETTINGS,
  unchecked,
} from './hosted-check.ts';

const GIVE_TOKEN =
  'Set SUPABASE_ACCESS_TOKEN, from supabase.com/dashboard/account/tokens, and run this again.';
/** The page at which the app uses a mailed link (`supabase/templates/magic_link.html`). */
const OUR_LINK = '/confirm';
const TEMPLATES = ['magic_link', 'confirmation'] as const;

const authSchema = z.looseObject({
  site_url: z.string().nullish(),
  smtp_host: z.string().nullish(),
  mailer_templates_magic_link_content: z.string().nullish(),
  mailer_templates_confirmation_content: z.string().nullish(),
});
const databaseSchema = z.tuple([
  z.object({ migrations: z.array(z.string()).nullable(), room: z.string().nullable() }),
]);

const QUESTION = `select (select array_agg(version order by version) from supabase_migrations.schema_migrations) as migrations,
  (select bytes_per_person::text from private.quota) as room`;

async function ask({ url, management }: Project, path: string, question?: unknown) {
  const [ref] = new URL(url).hostname.split('.');
  const answer = await fetch(`${management?.url}/v1/projects/${ref}/${path}`, {
    method: question === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${management?.token}`,
      'content-type': 'application/json',
    },
    ...(question !== undefined && { body: JSON.stringify(question) }),
  });
  if (!answer.ok) throw new Error(`Supabase's management answered ${answer.status}`);
  return (await answer.json()) as unknown;
}

/** Checks the sign-in mail's text, and the server that sends it. */
export async function checkMails(project: Project): Promise<CheckResult[]> {
  if (!project.management)
    return [unchecked('What the mail says, and which server sends it.', GIVE_TOKEN)];
  const settings = authSchema.parse(await ask(project, 'config/auth'));
  const foreign = TEMPLATES.filter(
    (name) => !settings[`mailer_templates_${name}_content`]?.includes(OUR_LINK),
  );
  const site = settings.site_url ?? '';
  return [
    foreign.length > 0
      ? open(`The mail is not ours (${foreign.join(', ')}): its link spends itself.`, PUSH_SETTINGS)
      : holds('The mail is ours.'),
    settings.smtp_host
      ? holds(`Mails leave by ${settings.smtp_host}.`)
      : open(
          'Mails leave by Supabase’s own server, which mails the project’s team alone.',
          PUSH_SETTINGS,
        ),
    project.app === undefined || site === project.app
      ? holds(`The site is ${site}.`)
      : open(`The site is "${site}", not ${project.app}.`, PUSH_SETTINGS),
  ];
}

/** Which migrations have run, and with them what policies and triggers hold; what one person may keep. */
export async function checkDatabase(project: Project): Promise<CheckResult[]> {
  if (!project.management) {
    return [
      unchecked(
        'Whether every migration has run, and with them the quotas and what holds for signed photos.',
        GIVE_TOKEN,
      ),
    ];
  }
  const rows = await ask(project, 'database/query', { query: QUESTION, read_only: true });
  const [{ migrations, room }] = databaseSchema.parse(rows);
  return [
    checkHistory(migrations ?? []),
    room === null
      ? open('One person may store without an end.', PUSH_MIGRATIONS)
      : holds(`One person may store ${Math.round(Number(room) / 1024 ** 3)} GB.`),
  ];
}

function checkHistory(run: string[]): CheckResult {
  if (run.some((version) => REPLACED_VERSIONS.includes(version))) {
    return open('Its migrations are those from before the baseline.', ADOPT_BASELINE);
  }
  const newest = newestMigration();
  const last = run.at(-1) ?? 'none';
  return run.length > 0 && last >= newest
    ? holds(`Every migration has run, up to ${last}.`)
    : open(`Migrations have run up to ${last}, not to ${newest}.`, PUSH_MIGRATIONS);
}
