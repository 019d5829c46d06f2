import { baselinePart, type Guard, guard, HELD } from './guard.ts';

const BUCKETS = baselinePart('43_buckets');

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, BUCKETS, change, test);

/** Guards that keep an original, with its location and its faces, private to its owner. */
export const ORIGINALS_GUARDS: Guard[] = [
  held(
    'originals lie in a private bucket',
    [
      "'inspection_originals', 'inspection_originals', false",
      "'inspection_originals', 'inspection_originals', true",
    ],
    '@originals-1',
  ),
  held(
    'an original is its owner’s to read, and so to remove',
    [
      `'inspection_originals'\n    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0')`,
      `'inspection_originals'`,
    ],
    '@originals-2',
  ),
  held(
    'an original is kept in one’s own folder',
    [
      "with check (bucket_id = 'inspection_originals'\n    and (storage.foldername(name))[1] = (select auth.uid())::text)",
      "with check (bucket_id = 'inspection_originals')",
    ],
    '@originals-3',
  ),
  guard(
    HELD,
    'originals count in what a person keeps',
    baselinePart('50_quotas'),
    [
      "when p_bucket in ('inspection_photos', 'inspection_originals')",
      "when p_bucket in ('inspection_photos')",
    ],
    '@originals-4',
  ),
  guard(
    HELD,
    'no account goes before its originals',
    baselinePart('71_accounts'),
    [
      "bucket_id in ('inspection_photos', 'inspection_originals')",
      "bucket_id = 'inspection_photos'",
    ],
    '@originals-5',
  ),
  guard(
    HELD,
    'an original goes with its photo',
    'server/storage/sweep-orphans.ts',
    ['for (const bucket of FILE_BUCKETS) {', 'for (const bucket of FILE_BUCKETS.slice(0, 1)) {'],
    '@sweep-orphans-5',
  ),
];
