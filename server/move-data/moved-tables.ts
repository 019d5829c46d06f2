export interface MovedTable {
  /** With its schema. */
  name: string;
  /** Unique columns that identify and order rows; a row comes after those that it refers to. */
  key: readonly string[];
  /** Rows per statement. An answer has at most 16 million characters, and a full row of most tables 0.9 million. */
  atOnce: number;
}

const MANY = 12;
/** For Word files and signed content: up to 8 million characters each. */
const ONE = 1;

const moved = (name: string, key: string, atOnce = MANY): MovedTable => ({
  name,
  key: key.split(' '),
  atOnce,
});

/** The tables to move, each after those it refers to. */
export const MOVED: readonly MovedTable[] = [
  moved('auth.users', 'id'),
  moved('auth.identities', 'id'),
  moved('auth.audit_log_entries', 'id'),
  moved('private.signed_in', 'user_id'),
  moved('private.invitations', 'address'),
  moved('private.person_limits', 'user_id'),
  moved('private.administrator_acts', 'id'),
  moved('public.signup_emails', 'id'),
  moved('public.style_profiles', 'user_id'),
  moved('public.letterheads', 'user_id'),
  moved('public.phrases', 'id'),
  moved('public.document_templates', 'id'),
  moved('private.template_files', 'template_id', ONE),
  moved('public.reports', 'id'),
  moved('public.observations', 'id'),
  moved('public.sections', 'id'),
  moved('public.versions', 'id'),
  moved('public.consistency_reviews', 'report_id'),
  moved('public.analyst_costs', 'report_id task analyst'),
  moved('public.analyst_usage', 'user_id day task'),
  // By number, since each refers to the one before.
  moved('public.signed_revisions', 'report_id number', ONE),
  moved('private.signed_contents', 'revision_id', ONE),
  moved('private.signed_files', 'name revision_id'),
  moved('public.signed_tombstones', 'user_id report_id number'),
  moved('private.photo_sums', 'name'),
  moved('storage.objects', 'bucket_id name'),
];

const SIGN_IN_AGAIN = 'everybody signs in once more';
const SETTING = 'a host writes its own setting there';
const COUNTED = 'counted again from what is moved';
const UNDER_WAY = 'work under way, which ends with its session';
const GONE = 'this month’s use of accounts that were deleted, by a secret of this database';
const MADE = 'made by the migrations';

/** Data that is not moved, with the reason; by table, or by schema for tables that a library creates. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'auth.sessions': SIGN_IN_AGAIN,
  'auth.refresh_tokens': SIGN_IN_AGAIN,
  'auth.flow_state': SIGN_IN_AGAIN,
  'host.secrets': 'each host has keys of its own',
  'host.mails': 'their links lead to the host that wrote them',
  'host.rate_limits': 'counts of an hour',
  'host.model_questions': UNDER_WAY,
  'host.model_pauses': UNDER_WAY,
  'private.waitlist_visits': 'counts of an hour',
  'private.administrators': 'named for a host by npm run operator',
  'private.settings': SETTING,
  'host.sign_in_mails': 'their codes are of mails that the host wrote',
  'private.address_secret': GONE,
  'private.kept_usage': GONE,
  'private.kept_limits': GONE,
  'private.kept_costs': GONE,
  'private.quota': SETTING,
  'private.sign_up': SETTING,
  'private.stored_bytes': COUNTED,
  'private.stored_in_all': COUNTED,
  'private.expiring_versions': 'found again by the next sweep',
  'public.analyst_questions': UNDER_WAY,
  'storage.buckets': MADE,
  supabase_migrations: MADE,
};
