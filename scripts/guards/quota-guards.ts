import { type Guard, guard } from './guard.ts';

const MIGRATION = 'supabase/migrations/20261125000220_one_quota.sql';
/** The point of SECURITY.md that these shut. */
const QUOTA = 37;

const bounded = (name: string, change: [string, string], test: string): Guard =>
  guard(QUOTA, name, MIGRATION, change, test);

const COUNTED = '@one-quota-1';
const NOBODYS = '@one-quota-5';

/** What keeps one person from filling everybody's disk. */
export const QUOTA_GUARDS: Guard[] = [
  bounded(
    'what a person keeps has an end',
    ['if refusal is not null then', 'if false then'],
    '@one-quota-3',
  ),
  bounded('photos count', ["'coalesce((t.metadata ->> ''size'')::bigint, 0)'", "'0'"], COUNTED),
  bounded(
    'signed revisions count',
    [
      "('private.signed_contents', 'revisions', 't.user_id', 't.bytes')",
      "('private.signed_contents', 'revisions', 't.user_id', '0')",
    ],
    '@one-quota-2',
  ),
  bounded(
    'Word templates count',
    [
      "('private.template_files', 'templates', 't.user_id', 't.bytes')",
      "('private.template_files', 'templates', 't.user_id', '0')",
    ],
    COUNTED,
  ),
  bounded(
    'words that are changed are never refused',
    ['if not p_is_new or p_bytes <= 0 then', 'if p_bytes <= 0 then'],
    '@one-quota-4',
  ),
  bounded(
    'a count is nobody’s to write',
    [
      'private.count_bytes(uuid, text, bigint, boolean), private.owner_of_file',
      'private.owner_of_file',
    ],
    NOBODYS,
  ),
  bounded(
    'usage is told to live sessions',
    ['or not (select private.session_is_live()) then', 'then'],
    NOBODYS,
  ),
  guard(
    QUOTA,
    'an upload without room is not received',
    'server/http/upload-route.ts',
    [
      "if (refused !== null) return discarded(request, refusal(507, 'QuotaExceeded', refused));",
      '',
    ],
    '@uploads-5',
  ),
];
