import { baselinePart, type Guard, guard } from './guard.ts';

const PART = baselinePart('50_quotas');
/** The point of SECURITY.md that these shut. */
const QUOTA = 37;

const bounded = (name: string, change: [string, string], test: string): Guard =>
  guard(QUOTA, name, PART, change, test);

const COUNTED = '@one-quota-1';
const NOBODYS = '@one-quota-5';

/** Keep one person from filling everybody's disk. */
export const QUOTA_GUARDS: Guard[] = [
  bounded(
    'what a person keeps has an end',
    ['refusal := private.quota_refusal(p_person, 0);', 'null;'],
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
      'private.count_bytes(uuid, text, bigint, boolean), private.count_files',
      'private.count_files',
    ],
    NOBODYS,
  ),
  bounded(
    'usage is told to live sessions',
    ['or not (select private.session_is_live()) then', 'then'],
    NOBODYS,
  ),
  bounded(
    'a person has so many files',
    ['case when p_files > 0 then private.files_refusal(p_person, 0) end', 'null'],
    '@upload-bounds-1',
  ),
  bounded(
    'all people have so much room',
    ['perform private.refuse_beyond_all(p_bytes);', 'null;'],
    '@upload-bounds-2',
  ),
  bounded(
    'uploads near the bound of all go one by one',
    ['perform pg_advisory_xact_lock(lock_of_all);', ''],
    '@upload-bounds-3',
  ),
  bounded(
    'uploads near the bound of all wait for those under way',
    ['perform pg_advisory_xact_lock_shared(lock_of_all);', ''],
    '@upload-bounds-4',
  ),
  guard(
    QUOTA,
    'a refused upload leaves no bytes',
    'server/storage/storage-adapter.ts',
    ["if (outcome !== 'refused') return;", 'if (outcome) return;'],
    '@storage-adapter-1',
  ),
  guard(
    QUOTA,
    'an upload that finds no room after all is told so',
    'server/http/upload-route.ts',
    ['() => rows.uploadRefusal(person, file.bytes.size),', ''],
    '@uploads-8',
  ),
  guard(
    QUOTA,
    'an upload without room is not received',
    'server/http/upload-route.ts',
    ['if (refused) return discarded(request, refused.toResponse());', ''],
    '@uploads-5',
  ),
];
