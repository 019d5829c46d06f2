/** Folders whose comments and spreads have not been gone through: each entry goes with what it still excuses. */
export const NOT_YET_PLAIN = [
  'src/document/**',
  'src/features/{export,sign-off,versions,word-changes}/**',
  'src/records/**',
  'supabase/functions/_shared/contract/**',
  'supabase/functions/_shared/report-fields.ts',
];
