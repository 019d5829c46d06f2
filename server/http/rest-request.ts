import { z } from 'zod';
import { TABLES } from './asked-tables.ts';

/**
 * The functions that the data service offers, beside tables by their verbs, equality filters and
 * one count of a report's rows. All else in PostgREST (patterns, casts, JSON paths, embedding,
 * plans, estimates, other schemas) costs as much as a stranger likes, and is refused.
 */
const FUNCTIONS = [
  'take_analyst_allowance',
  'ask_about',
  'hold_analysis',
  'take_question',
  'renew_question',
  'settle_question',
  'delete_own_account',
  'restore_version',
  'change_rating_scheme',
  'undo_rating_scheme',
  'report_to_sign',
  'storage_usage',
  'photos_to_sum',
  'sign_revision',
  'sign_report',
  'signed_content',
  'add_document_template',
  'template_file',
  'report_states',
  'find_reports',
  'duplicate_report',
  'is_administrator',
  'list_people',
  'list_invitations',
  'invite_people',
  'withdraw_invitation',
  'limit_person',
  'suspend_person',
  'resume_person',
  'list_administrator_acts',
];

/** More than any request of the product has. */
const MAX_PARAMETERS = 20;
/** The product inserts one row at a time; scripts that prepare data may send more. */
const MAX_ROWS = 100;

const COLUMN = '[a-z][a-z0-9_]{0,62}';
const list = (item: string) => new RegExp(`^${item}(,${item})*$`);
const PARAMETERS = new Map([
  ['select', list(`(\\*|${COLUMN}|observations\\(count\\))`)],
  ['order', list(`${COLUMN}(\\.(asc|desc))?`)],
  ['limit', /^\d{1,9}$/],
  ['offset', /^\d{1,9}$/],
  ['on_conflict', list(COLUMN)],
  ['columns', list(`"?${COLUMN}"?`)],
]);
const COLUMN_NAME = new RegExp(`^${COLUMN}$`);
const FILTER = /^(eq\.[^]*|in\.\([^]*\)|is\.null)$/i;

const HEADERS = new Map([
  ['accept', /^(\*\/\*|application\/json|application\/vnd\.pgrst\.object\+json)$/],
  ['accept-profile', /^public$/],
  ['content-profile', /^public$/],
  ['content-type', /^application\/json(; ?charset=utf-8)?$/i],
  ['range', /^\d{1,9}-\d{0,9}$/],
  ['range-unit', /^items$/],
  [
    'prefer',
    list(
      ' ?(return=(minimal|representation)|count=exact|resolution=merge-duplicates|missing=default)',
    ),
  ],
]);

const rowSchema = z.record(z.string().regex(COLUMN_NAME), z.unknown());
const rowsSchema = z.union([rowSchema, z.array(rowSchema).min(1).max(MAX_ROWS)]);

/** The reason to refuse a request, for its author; null for one that the product sends. */
export function reasonToRefuse(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const [, , , table = '', name, ...deeper] = pathname.split('/');
  const isCall = table === 'rpc' && name !== undefined && FUNCTIONS.includes(name);
  const asked = name === undefined ? TABLES.get(table) : undefined;
  const verbs = isCall ? ['POST'] : asked?.verbs;
  if (!verbs || deeper.length > 0) return 'There is nothing at this address.';
  if (!verbs.includes(request.method)) return 'This address does not take this method.';

  const parameters = [...searchParams];
  if (parameters.length > MAX_PARAMETERS) return 'The question has too many parts.';
  for (const [parameter, value] of parameters) {
    const isPlain = PARAMETERS.get(parameter)?.test(value);
    const isFilter = asked?.filters.includes(parameter) && FILTER.test(value);
    const isOrdered = parameter !== 'order' || ordersBy(value, asked?.orders ?? []);
    if (!(isPlain ?? isFilter) || !isOrdered)
      return `The part "${parameter.slice(0, 40)}" is not offered.`;
  }
  const columns = searchParams.getAll('select').flatMap((value) => value.split(','));
  // Any join table would offer a count of one table from another.
  if (table !== 'reports' && columns.some((column) => column.includes('('))) {
    return 'Only the rows of a report are counted.';
  }
  // A column of 64 KB named four hundred times would make an answer of gigabytes.
  if (new Set(columns).size < columns.length) return 'Each column can be asked for once.';
  for (const [header, allowed] of HEADERS) {
    const value = request.headers.get(header);
    if (value !== null && !allowed.test(value)) return `This ${header} is not offered.`;
  }
  return null;
}

function ordersBy(value: string, columns: readonly string[]): boolean {
  return value.split(',').every((part) => columns.includes(part.split('.', 1)[0] ?? ''));
}

/** True when a request may bring a Word file. */
export function carriesFile(request: Request): boolean {
  return calledFunction(request) === 'add_document_template';
}

/** Calls that carry a whole file or report in their arguments or answers. */
const LARGE_CALLS = [
  'add_document_template',
  'template_file',
  'signed_content',
  'report_to_sign',
  'sign_revision',
];

/** True when the body or the answer may have megabytes. */
export function isLargeRequest(request: Request): boolean {
  return LARGE_CALLS.includes(calledFunction(request));
}

/** Calls that read, delete or rewrite a whole report or account in one statement. */
const LONG_CALLS = [
  'add_document_template',
  'report_to_sign',
  'sign_revision',
  'change_rating_scheme',
  'undo_rating_scheme',
  'delete_own_account',
  'duplicate_report',
];

/** True for a slow request that a person needs done as a whole. */
export function isLongWork(request: Request): boolean {
  const isDeletion =
    request.method === 'DELETE' && new URL(request.url).pathname.endsWith('/reports');
  return isDeletion || LONG_CALLS.includes(calledFunction(request));
}

/** The function that a request calls; '' for a request to a table. */
function calledFunction(request: Request): string {
  return /\/rpc\/(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
}

/** A proposal is an object in a row in a list; thousands of nested lists would overflow the stack. */
const MAX_LEVELS = 16;

/** The widest table has a dozen columns. */
const MAX_COLUMNS = 40;

/** Checked before any work for each field. */
function isSmall(value: unknown): boolean {
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  return rows.every((row) => Object.keys(row ?? {}).length <= MAX_COLUMNS) && isShallow(value);
}

function isShallow(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Characters of a body apart from the file in it, if any. */
export function lengthBesideFile(text: string): number {
  return text.replace(/"p_content":"[A-Za-z0-9+/=]*"/, '').length;
}

const holds = (schema: z.ZodType) => (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return isSmall(value) && schema.safeParse(value).success;
  } catch {
    return false;
  }
};
/** True for one row, or a list of at most MAX_ROWS; the database checks the columns. */
export const isRows = holds(rowsSchema);
/** True for exactly one row, or one call's arguments: a waitlist entry counts as one. */
export const isOneRow = holds(rowSchema);
