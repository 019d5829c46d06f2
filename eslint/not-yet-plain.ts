/** Folders whose comments and spreads have not been gone through: each entry goes with what it still excuses. */
export const NOT_YET_PLAIN = [
  'scripts/guards/**',
  'server/analyst/**',
  'server/database/migrate*.ts',
  'src/app/routes/**',
  'src/document/**',
  'src/features/{export,observations,sections,sign-off,suggestions,versions,word-changes}/**',
  'src/records/**',
  'supabase/functions/{analyze_photos,generate_summary,review_rows}/**',
  'supabase/functions/_shared/{contract,model}/**',
  'supabase/functions/_shared/report-fields.ts',
  'supabase/tests/**',
  'testing/sixty-photos/**',
];
