import { type Wall, wall } from './wall.ts';

const ON_SUPABASE = 39;

const MIGRATION = 'supabase/migrations/20261125000300_stored_photos.sql';
const SETTINGS = 'scripts/hosted-settings.ts';
const SIGN_IN = 'scripts/hosted-sign-in.ts';
const OPENINGS = 'scripts/hosted-openings.test.ts';
const PHOTOS = 'supabase/tests/stored-photos.test.ts';

/** What holds on a Supabase project, where none of the host's lists stands in front. */
export const HOSTED_WALLS: Wall[] = [
  wall(
    ON_SUPABASE,
    'nobody makes a signed upload URL',
    MIGRATION,
    ["not like '%sign_upload_url'", "not like '%never'"],
    [PHOTOS, 'is made by nobody (%s)'],
  ),
  wall(
    ON_SUPABASE,
    'a signed upload URL stores nothing',
    MIGRATION,
    ["like '%upload%signed'", "like '%never'"],
    [PHOTOS, 'that exists all the same stores nothing (%s)'],
  ),
  wall(
    ON_SUPABASE,
    'a signed photo is not replaced by the storage service',
    MIGRATION,
    ['bucket and private.is_signed(old.name)', 'bucket and false'],
    [PHOTOS, 'is not %s by the service itself'],
  ),
  wall(
    ON_SUPABASE,
    'a signed photo that is missing does not become another',
    MIGRATION,
    ['bucket and private.is_signed(new.name)', 'bucket and false'],
    [PHOTOS, 'that is missing does not become another'],
  ),
  wall(
    ON_SUPABASE,
    'nothing is stored for an account that is gone',
    MIGRATION,
    ['if not exists (', 'if false and not exists ('],
    [PHOTOS, 'takes no photo once its account is deleted'],
  ),
  wall(
    ON_SUPABASE,
    'no settings are pushed without the address of the app',
    SETTINGS,
    ['if (!value)', 'if (!value && name !== "PLUMBLINE_URL")'],
    [
      'scripts/push-settings.test.ts',
      'pushes nothing without the address that mailed links lead to',
    ],
  ),
  wall(
    ON_SUPABASE,
    'no mailed link leads to this machine',
    SETTINGS,
    ['&& !LOOPBACK.test(url.hostname)', ''],
    ['scripts/hosted-settings.test.ts', 'are refused when mailed links would lead to %s'],
  ),
  wall(
    ON_SUPABASE,
    'the check of a project sees where mailed links lead',
    SIGN_IN,
    ['if (!isPublicOrigin(site))', 'if (site === "")'],
    [OPENINGS, 'sees links to this machine without knowing the address of the app'],
  ),
  wall(
    ON_SUPABASE,
    'the check of a project sees whose server sends its mails',
    SIGN_IN,
    ["code === 'email_address_not_authorized'", "code === 'never'"],
    [OPENINGS, 'says so of %s'],
  ),
  wall(
    ON_SUPABASE,
    'the check of a project takes no refusal of itself for a wall',
    SIGN_IN,
    ['if (!signUp.ok) return notSignedUp(signUp, stranger);', 'if (!signUp.ok) return [];'],
    [OPENINGS, 'does not take %s for nothing open'],
  ),
];
