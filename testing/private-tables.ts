/** Every table of the product whose rows belong to one person, by `user_id`. */
export const PRIVATE_TABLES = [
  'reports',
  'observations',
  'sections',
  'versions',
  'style_profiles',
  'analyst_usage',
  'analyst_costs',
  'analyst_questions',
  'consistency_reviews',
  'letterheads',
  'phrases',
  'document_templates',
  'signed_revisions',
  'signed_tombstones',
] as const;
