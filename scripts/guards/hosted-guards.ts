import { baselinePart, type Guard, guard, HELD } from './guard.ts';

const ON_SUPABASE = 39;

const MIGRATION = baselinePart('43_buckets');
const ENDED_SESSIONS = baselinePart('01_sessions');
const SETTINGS = 'scripts/hosted-settings.ts';
const SIGN_IN = 'scripts/hosted-sign-in.ts';

/** Hold on a Supabase project, where none of the host's lists comes first. */
export const HOSTED_GUARDS: Guard[] = [
  guard(
    ON_SUPABASE,
    'nobody makes a signed upload URL',
    MIGRATION,
    ["not like '%sign_upload_url'", "not like '%never'"],
    '@stored-photos-1',
  ),
  guard(
    ON_SUPABASE,
    'a signed upload URL stores nothing',
    MIGRATION,
    ["like '%upload%signed'", "like '%never'"],
    '@stored-photos-2',
  ),
  guard(
    ON_SUPABASE,
    'a signed photo is not replaced by the storage service',
    MIGRATION,
    ['any(buckets) and private.is_signed(old.name)', 'any(buckets) and false'],
    '@stored-photos-3',
  ),
  guard(
    ON_SUPABASE,
    'a signed photo that is missing does not become another',
    MIGRATION,
    ['any(buckets) and private.is_signed(new.name)', 'any(buckets) and false'],
    '@stored-photos-4',
  ),
  guard(
    ON_SUPABASE,
    'nothing is stored for an account that is gone',
    MIGRATION,
    [
      'if not exists (\n    select from auth.users',
      'if false and not exists (\n    select from auth.users',
    ],
    '@stored-photos-5',
  ),
  guard(
    ON_SUPABASE,
    'an ended session is refused, not answered with nothing',
    ENDED_SESSIONS,
    ['if not private.session_is_live() then', 'if false then'],
    '@ended-sessions-1',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project sees whether requests are checked',
    ENDED_SESSIONS,
    [
      "set_config('plumbline.session_is_checked', 'true', true)",
      "set_config('plumbline.session_is_checked', '', true)",
    ],
    '@ended-sessions-2',
  ),
  guard(
    ON_SUPABASE,
    'no settings are pushed without the address of the app',
    SETTINGS,
    ['if (!value)', 'if (!value && name !== "PLUMBLINE_URL")'],
    '@push-settings-1',
  ),
  guard(
    ON_SUPABASE,
    'no mailed link leads to this machine',
    SETTINGS,
    ['&& !LOOPBACK.test(url.hostname)', ''],
    '@hosted-settings-1',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project sees where mailed links lead',
    SIGN_IN,
    ['if (!isPublicOrigin(site))', 'if (site === "")'],
    '@hosted-openings-3',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project sees whose server sends its mails',
    SIGN_IN,
    ["code === 'email_address_not_authorized'", "code === 'never'"],
    '@hosted-openings-1',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project takes no refusal of itself for a guard',
    SIGN_IN,
    ['if (!signUp.ok) return [await notSignedUp(signUp, project)];', 'if (!signUp.ok) return [];'],
    '@hosted-openings-2',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project takes no refusal of its key for a missing grant',
    'scripts/hosted-data.ts',
    ['if (code === NO_GRANT) continue;', 'if (!answer.ok) continue;'],
    '@hosted-openings-2',
  ),
  guard(
    ON_SUPABASE,
    'the check of a project ends otherwise where something could not be checked',
    'scripts/check-hosted.ts',
    ["count('unchecked') > 0 ? 3 : 0", "count('unchecked') > 0 ? 0 : 0"],
    '@hosted-openings-5',
  ),
  guard(
    HELD,
    'the function that deletes an account carries no AI SDK',
    'supabase/functions/delete_account/index.ts',
    [
      "import { backendFromEnvironment } from '../_shared/backend-settings.ts';",
      "import { settingsFromEnvironment as backendFromEnvironment } from '../_shared/function-settings.ts';",
    ],
    '@deno-1',
  ),
];
