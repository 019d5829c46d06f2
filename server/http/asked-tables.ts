import { FIELD_NAMES } from '../../supabase/functions/_shared/report-fields.ts';

/** The requests that the product sends about one table. Other columns can be read, but not filtered or written. */
export interface AskedTable {
  verbs: readonly string[];
  /** Columns that filter rows, by one value or a list. */
  filters: readonly string[];
  orders: readonly string[];
}

const READ = ['GET', 'HEAD'];
const ALL = [...READ, 'POST', 'PATCH', 'DELETE'];

/**
 * The tables by what the product asks of them. Filtering, sorting and searching by any other column
 * costs as much as a stranger likes: a pattern over the files of ten templates took the engine 3 s.
 */
const ASKED: Record<string, AskedTable> = {
  reports: {
    verbs: ALL,
    // Every text field: a change from an edited Word file applies only where the text still reads as it did.
    filters: ['id', 'user_id', 'language', 'archived_at', ...FIELD_NAMES],
    orders: ['created_at', 'id'],
  },
  observations: {
    verbs: ALL,
    filters: [
      'id',
      'report_id',
      'user_id',
      'photo',
      'photo_hash',
      'captured_at',
      'hand',
      'version',
      'updated_at',
      'drawing_version',
      'finding_id',
    ],
    orders: ['report_id', 'position', 'created_at', 'updated_at', 'id'],
  },
  sections: {
    verbs: ALL,
    filters: ['id', 'report_id', 'user_id', 'heading', 'version'],
    orders: ['report_id', 'heading'],
  },
  versions: {
    verbs: [...READ, 'DELETE'],
    filters: ['id', 'user_id', 'report_id', 'kind', 'subject_id', 'reason'],
    orders: ['report_id', 'kept_at', 'id'],
  },
  analyst_questions: {
    verbs: READ,
    filters: ['report_id', 'user_id'],
    orders: ['report_id', 'turn', 'id'],
  },
  style_profiles: { verbs: ALL, filters: ['user_id'], orders: ['user_id'] },
  analyst_usage: { verbs: READ, filters: ['user_id'], orders: ['day', 'task'] },
  analyst_costs: {
    verbs: READ,
    filters: ['report_id', 'user_id'],
    orders: ['report_id', 'task', 'analyst'],
  },
  consistency_reviews: {
    verbs: ALL,
    filters: ['report_id', 'user_id', 'reviewed_at'],
    orders: ['report_id'],
  },
  phrases: { verbs: ALL, filters: ['id', 'user_id'], orders: ['created_at', 'id'] },
  letterheads: { verbs: ALL, filters: ['user_id'], orders: ['user_id'] },
  document_templates: {
    verbs: [...READ, 'PATCH', 'DELETE'],
    filters: ['id', 'user_id'],
    orders: ['created_at', 'id'],
  },
  signed_revisions: {
    verbs: READ,
    filters: ['id', 'report_id', 'user_id'],
    orders: ['report_id', 'number'],
  },
  signed_tombstones: {
    verbs: READ,
    filters: ['report_id', 'user_id'],
    orders: ['report_id', 'number'],
  },
  signup_emails: { verbs: ['POST'], filters: [], orders: [] },
};
export const TABLES: ReadonlyMap<string, AskedTable> = new Map(Object.entries(ASKED));
