import { type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261125000220_one_quota.sql';
const QUOTA_TEST = 'supabase/tests/one-quota.test.ts';
const UPLOADS = 'server/storage/uploads.test.ts';
/** The point of SECURITY.md that these shut. */
const QUOTA = 37;

const bounded = (name: string, change: [string, string], title: string): Wall =>
  wall(QUOTA, name, MIGRATION, change, [QUOTA_TEST, title]);

const COUNTED = 'is counted, whatever it is, and counted off when it goes';
const NOBODYS = 'is told to nobody else, and written by nobody';

/** What keeps one person from filling everybody's disk. */
export const QUOTA_WALLS: Wall[] = [
  bounded(
    'what a person keeps has an end',
    ['if refusal is not null then', 'if false then'],
    'is one sum of all kinds, and nothing new is taken beyond it',
  ),
  bounded('photos count', ["'coalesce((t.metadata ->> ''size'')::bigint, 0)'", "'0'"], COUNTED),
  bounded(
    'signed revisions count',
    [
      "('private.signed_contents', 'revisions', 't.user_id', 't.bytes')",
      "('private.signed_contents', 'revisions', 't.user_id', '0')",
    ],
    'counts a signed revision until its report goes, and texts as they are',
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
    'never refuses words that are changed in what there is',
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
  wall(
    QUOTA,
    'an upload without room is not received',
    'server/http/upload-route.ts',
    [
      "if (refused !== null) return discarded(request, refusal(507, 'QuotaExceeded', refused));",
      '',
    ],
    [UPLOADS, 'is asked for before a file is received: nothing of it is kept where it is full'],
  ),
];
